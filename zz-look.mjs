import { chromium } from 'playwright';

const base = 'http://localhost:9100';
const UA =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const shots = process.argv[2] === '1280' ? [[1280, 800]] : [[390, 844]];
for (const [w, h] of shots) {
  const ctx = await b.newContext({ viewport: { width: w, height: h }, userAgent: UA });
  const p = await ctx.newPage();
  p.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 200)));
  for (const [n, path] of [
    ['login', '/auth/login'],
    ['signup', '/auth/sign-up'],
    ['otl', '/auth/one-time-login'],
    ['forgot', '/auth/forgot-password'],
    ['finish', '/auth/finish-sign-up?token=' + 'x'.repeat(43)],
    ['link', '/auth/one-time-link?token=' + 'x'.repeat(43)],
    ['privacy', '/privacy'],
    ['checkout', '/checkout/search'],
  ]) {
    await p.goto(base + path);
    await p.waitForTimeout(600);
    await p.screenshot({ path: `/tmp/shots/${n}-${w}.png`, fullPage: n !== 'privacy' });
  }
  await ctx.close();
}
await b.close();
