import { chromium } from '@playwright/test';
const [,, base='http://localhost:3000', runs='5'] = process.argv;
const css={ '/':'main>section:nth-of-type(n+3){content-visibility:auto;contain-intrinsic-size:auto 700px}footer{content-visibility:auto;contain-intrinsic-size:auto 887px}',
'/collection-course':'article:nth-of-type(n+5){content-visibility:auto;contain-intrinsic-size:auto 206px}footer{content-visibility:auto;contain-intrinsic-size:auto 887px}',
'/course/membatik-tulis-untuk-pemula-dari-canting-hingga-pewarna-alam':'#kurikulum,#jadwal,#ulasan,main>section:nth-of-type(n+2){content-visibility:auto;contain-intrinsic-size:auto 1500px}footer{content-visibility:auto;contain-intrinsic-size:auto 887px}'};
const b = await chromium.launch({executablePath:'/usr/bin/chromium',chromiumSandbox:false,args:['--disable-gpu','--disable-extensions','--no-first-run']});
const visit=async(path,inject)=>{
const context = await b.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
const page = await context.newPage();
const c = await context.newCDPSession(page);
await c.send('Network.enable');
if(inject!==null) await page.route(u=>u.pathname===path,async r=>{const a=await r.fetch();let t=await a.text();if(inject)t=t.replace('</head>','<style>'+inject+'</style></head>');const h=a.headers();delete h['content-encoding'];delete h['content-length'];await new Promise(r=>setTimeout(r,400));await r.fulfill({status:200,headers:h,body:t})});
await c.send('Network.emulateNetworkConditions', { offline:false, latency:400, downloadThroughput:200000, uploadThroughput:93750});
await c.send('Emulation.setCPUThrottlingRate',{rate:4});
await page.addInitScript(()=>{window.s={f:0,t:[],l:0,c:0};const w=(t,f)=>new PerformanceObserver(l=>l.getEntries().forEach(f)).observe({type:t,buffered:true});w('paint',e=>{if(e.name==='first-contentful-paint')s.f=e.startTime});w('longtask',e=>s.t.push([e.startTime,e.duration]));w('largest-contentful-paint',e=>s.l=e.startTime);w('layout-shift',e=>{if(!e.hadRecentInput)s.c+=e.value})});
await page.goto(base+path,{waitUntil:'networkidle',timeout:60000});
const s=await page.evaluate(()=>window.s); await context.close();
return {l:s.l,c:s.c,b:s.t.reduce((x,[a,d])=>x+Math.max(0,a+d-Math.max(a,s.f)-50),0)};
};
const med=a=>a.sort((x,y)=>x-y)[a.length>>1];
for(const path of Object.keys(css)){const A=[],B=[];for(let i=0;i<+runs;i++){A.push(await visit(path,''));B.push(await visit(path,css[path]))}
console.log(path.slice(0,20),'plain',Math.round(med(A.map(x=>x.b))),'cv',Math.round(med(B.map(x=>x.b))),'lcp',Math.round(med(A.map(x=>x.l))),Math.round(med(B.map(x=>x.l))),'cls',Math.max(...B.map(x=>x.c)).toFixed(4));}
await b.close();
