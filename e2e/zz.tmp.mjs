import { chromium } from '@playwright/test';
const [,, url, runs='3'] = process.argv;
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium-headless-shell', chromiumSandbox:false, args:['--disable-gpu','--disable-extensions','--no-first-run']}).catch(()=>chromium.launch({executablePath:'/usr/bin/chromium',chromiumSandbox:false}));
for (let r=0;r<+runs;r++){
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
const page = await context.newPage();
const c = await context.newCDPSession(page);
await c.send('Network.enable');
await c.send('Network.emulateNetworkConditions', { offline:false, latency:400, downloadThroughput:200000, uploadThroughput:93750});
await c.send('Emulation.setCPUThrottlingRate',{rate:4});
const events=[];
c.on('Tracing.dataCollected',({value})=>events.push(...value));
const b = await browser.newBrowserCDPSession();
await page.addInitScript(()=>{window.fcp=0;new PerformanceObserver(l=>l.getEntries().forEach(e=>{if(e.name==='first-contentful-paint')window.fcp=e.startTime})).observe({type:'paint',buffered:true})});
b.on('Tracing.dataCollected',({value})=>events.push(...value));
await b.send('Tracing.start',{transferMode:'ReportEvents',categories:'devtools.timeline,disabled-by-default-devtools.timeline,v8.execute,blink.user_timing,loading,toplevel,disabled-by-default-v8.cpu_profiler'});
await page.goto(url,{waitUntil:'networkidle',timeout:60000});
const fcp=await page.evaluate(()=>window.fcp);
const done=new Promise(res=>b.on('Tracing.tracingComplete',res));
await b.send('Tracing.end'); await done;
// find main thread
const nav=events.find(e=>e.name==='navigationStart'&&e.args?.data?.documentLoaderURL===url)||events.find(e=>e.name==='navigationStart'&&e.args?.data?.isOutermostMainFrame&&e.args.data.documentLoaderURL?.startsWith('http'));
const pid=nav.pid,tid=nav.tid,t0=nav.ts;
const main=events.filter(e=>e.pid===pid&&e.tid===tid&&e.ph==='X');
const tasks=main.filter(e=>(e.name==='RunTask'||e.name==='ThreadControllerImpl::RunTask')&&e.dur>50000);
console.log('run',r,'fcp',Math.round(fcp),'blocked after fcp',Math.round(tasks.filter(t=>(t.ts-t0)/1000>fcp-5).reduce((s,t)=>s+t.dur/1000-50,0)));
for(const t of tasks){
 const inside=main.filter(e=>e!==t&&e.ts>=t.ts&&e.ts+e.dur<=t.ts+t.dur&&e.dur>2000);
 const sum={};
 for(const e of inside){const self=e.dur-main.filter(x=>x!==e&&x.ts>=e.ts&&x.ts+x.dur<=e.ts+e.dur&&x.dur<e.dur&&x.dur>200).filter((x,i,a)=>!a.some(y=>y!==x&&y.ts<=x.ts&&y.ts+y.dur>=x.ts+x.dur&&y.dur>x.dur)).reduce((s,x)=>s+x.dur,0);
  if(self>1500){const k=e.name+(e.args?.data?.url?' '+e.args.data.url.split('/').pop().slice(0,30)+':'+(e.args.data.lineNumber??''):'')+(e.args?.elementCount?' n='+e.args.elementCount:'')+(e.args?.beginData?.dirtyObjects?' dirty='+e.args.beginData.dirtyObjects+'/'+e.args.beginData.totalObjects:'');sum[k]=(sum[k]||0)+self/1000}}
 console.log('  @',Math.round((t.ts-t0)/1000),'dur',Math.round(t.dur/1000),Object.entries(sum).sort((a,b)=>b[1]-a[1]).slice(0,9).map(([k,v])=>k+'='+Math.round(v)).join('; '));
}
await context.close();
}
await browser.close();
