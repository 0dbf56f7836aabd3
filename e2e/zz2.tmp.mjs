import { chromium } from '@playwright/test';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',chromiumSandbox:false});
const p = await b.newPage({viewport:{width:390,height:844}});
for (const u of ['/','/collection-course','/course/membatik-tulis-untuk-pemula-dari-canting-hingga-pewarna-alam']){
await p.goto('http://localhost:3000'+u,{waitUntil:'networkidle'});
console.log(u, await p.evaluate(()=>{const out=[];const walk=(e,d)=>{for(const c of e.children){const r=c.getBoundingClientRect();const n=c.querySelectorAll('*').length;if(n>25)out.push('  '.repeat(d)+c.tagName+'.'+c.className+'#'+c.id+' y='+Math.round(r.top)+' h='+Math.round(r.height)+' n='+n);if(d<5&&n>60)walk(c,d+1)}};walk(document.body,0);return out.join('\n')}));
}
await b.close();
