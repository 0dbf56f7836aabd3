import { chromium } from '@playwright/test';
const [,, base='http://localhost:3000', runs='7'] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',chromiumSandbox:false,args:['--disable-gpu','--disable-extensions','--no-first-run']});
const visit=async(path,reducedMotion)=>{
const context = await b.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion });
const page = await context.newPage();
const c = await context.newCDPSession(page);
await c.send('Network.enable');
await c.send('Network.emulateNetworkConditions', { offline:false, latency:400, downloadThroughput:200000, uploadThroughput:93750});
await c.send('Emulation.setCPUThrottlingRate',{rate:4});
await c.send('Performance.enable',{timeDomain:'threadTicks'});
await page.addInitScript(()=>{window.s={f:0,t:[],l:0,c:0};const w=(t,f)=>new PerformanceObserver(l=>l.getEntries().forEach(f)).observe({type:t,buffered:true});w('paint',e=>{if(e.name==='first-contentful-paint')s.f=e.startTime});w('longtask',e=>s.t.push([Math.round(e.startTime),e.duration]));w('largest-contentful-paint',e=>s.l=e.startTime);w('layout-shift',e=>{if(!e.hadRecentInput)s.c+=e.value})});
await page.goto(base+path,{waitUntil:'networkidle',timeout:60000});
const s=await page.evaluate(()=>window.s); 
const m=Object.fromEntries((await c.send('Performance.getMetrics')).metrics.map(x=>[x.name,x.value]));
await context.close();
return {l:s.l,c:s.c,b:s.t.reduce((x,[a,d])=>x+Math.max(0,a+d-Math.max(a,s.f)-50),0),task:m.TaskDuration*1000,lay:m.LayoutDuration*1000,sty:m.RecalcStyleDuration*1000,scr:m.ScriptDuration*1000,t:s.t.map(([a,d])=>a+':'+d).join(' '),f:s.f};
};
const med=a=>[...a].sort((x,y)=>x-y)[a.length>>1];
for(const path of ['/','/collection-course','/course/membatik-tulis-untuk-pemula-dari-canting-hingga-pewarna-alam']){const A=[],B=[];for(let i=0;i<+runs;i++){A.push(await visit(path,'reduce'));B.push(await visit(path,'no-preference'))}
for(const [n,X] of [['reduce',A],['cv',B]])console.log(path.slice(0,20).padEnd(20),n.padEnd(7),...['b','task','lay','sty','scr','l'].map(k=>k+' '+Math.round(med(X.map(x=>x[k])))+' ('+Math.round(Math.min(...X.map(x=>x[k])))+')'),'cls',Math.max(...X.map(x=>x.c)).toFixed(4),'| fcp',Math.round(X.at(-1).f),X.at(-1).t);}
await b.close();
