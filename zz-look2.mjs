import { chromium } from 'playwright';
const base='http://localhost:9100';
const UA='Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const b=await chromium.launch({executablePath:process.env.CHROMIUM_PATH});
for (const [w,h,scheme] of [[390,844,'light'],[1280,800,'light'],[768,900,'dark']]){
  const ctx=await b.newContext({viewport:{width:w,height:h},userAgent:UA,colorScheme:scheme});
  const p=await ctx.newPage();
  p.on('console',m=>{if(m.type()!=='verbose')console.log('console',m.type(),m.text().slice(0,200))});
  p.on('pageerror',e=>console.log('pageerror',e.message));
  await p.goto(base+'/auth/login'); await p.waitForTimeout(500); await p.screenshot({path:`/tmp/shots/a-login-${w}.png`,fullPage:true});
  await p.fill('#login-email','premium@example.com'); await p.fill('#login-password','porchlight-demo');
  const t=Date.now(); await Promise.all([p.waitForURL('**/'),p.click('main button[type=submit]:has-text("Log in")')]); console.log('login ms',Date.now()-t);
  const person=await p.evaluate(async()=>{const r=await fetch('/api/search/people?name=smith');return (await r.json()).results[0]});
  for (const [n,path] of [['account','/account'],['ledger','/account/ledger'],['security','/account/security'],['data','/account/data'],['invoices','/billing/invoices']]){
    await p.goto(base+path); await p.waitForTimeout(500);
    await p.screenshot({path:`/tmp/shots/a-${n}-${w}.png`,fullPage:true});
  }
  await p.click('#site-menu summary').catch(e=>console.log('nomenu',e.message.slice(0,100)));
  await p.waitForTimeout(200); await p.screenshot({path:`/tmp/shots/a-menu-${w}.png`});
  await ctx.close();
}
await b.close();
