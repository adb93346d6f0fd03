// npm run lighthouse: what Lighthouse says on a phone about home, a list of results, a person and a number, the median of
// five runs, beside its aims.
//   npm run lighthouse -- [--runs N] [--url http://localhost:8787]; with --url, on the site that npm start runs there
// Pages and scripts arrive compressed, as Cloudflare sends them.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { paths } from '../shared/urls/paths.ts';
import { startCompressingProxy } from './bench/compressing-proxy.ts';
import { logIn, PREMIUM_EMAIL, USER_AGENT } from './bench/interaction.ts';
import { CATEGORIES, type Category, METRICS, type Metric, type Run, runLighthouse } from './bench/lighthouse-runs.ts';
import { pathOfCommonName, pathOfFullPage, pathOfListedPhone } from './bench/pages-to-visit.ts';
import { onSite, parseRunning } from './bench/site-under-test.ts';
import { beginTable, median, print } from './bench/table.ts';
import { holdState } from './lib/database/state-lock.ts';
import { ensureBrowser, NO_BROWSER, phoneUserAgentOf, SANDBOX_ARGS } from './lib/run/chromium.ts';
import { ROOT } from './lib/run/local-server.ts';
import { findFreePort } from './lib/run/port.ts';
import { failWithSentence, say } from './lib/run/say.ts';

/** That of npm run bench: it has the same people. */
const STATE_DIR = join(ROOT, '.wrangler/bench-state');
const DEFAULT_RUNS = 5;
const SCORE_AIMS: { readonly [C in Category]: number } = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const METRIC_AIMS: { readonly [M in Metric]?: number } = { LCP: 1_800, TBT: 100 };

interface Visit {
  readonly name: string;
  readonly path: string;
  /** the account of the reader */
  readonly email?: string;
}

try {
  const { values } = parseArgs({ options: { runs: { type: 'string' }, url: { type: 'string' } } });
  const runs = Number(values.runs ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a whole number');
  const running = parseRunning(values.url);
  const executablePath = ensureBrowser(say);
  if (executablePath === null) throw new Error(NO_BROWSER);
  holdState(STATE_DIR);
  await onSite({ stateDir: STATE_DIR, running }, async (site, peopleFile) => {
    const { url, close } = await startCompressingProxy(site);
    const port = await findFreePort();
    const browser = await chromium.launch({
      executablePath,
      args: [...SANDBOX_ARGS, `--remote-debugging-port=${port}`],
    });
    try {
      for (const visit of visitsOf(peopleFile)) await examine(browser, port, url, visit, runs);
    } finally {
      await browser.close();
      close();
    }
  });
} catch (error) {
  failWithSentence(error);
}

function visitsOf(peopleFile: string): Visit[] {
  return [
    { name: 'home', path: paths.home() },
    { name: 'results', path: pathOfCommonName(peopleFile) },
    { name: 'person, anonymous', path: pathOfFullPage(peopleFile) },
    { name: 'person, premium', path: pathOfFullPage(peopleFile), email: PREMIUM_EMAIL },
    { name: 'phone', path: pathOfListedPhone(peopleFile) },
  ];
}

async function examine(browser: Browser, port: number, site: URL, visit: Visit, runs: number): Promise<void> {
  const url = new URL(visit.path, site).href;
  const isIndexable = await enter(browser, site, url, visit.email);
  // A page that no search engine may list needs no SEO.
  const categories = CATEGORIES.filter((category) => category !== 'seo' || isIndexable);
  const visitor = { port, userAgent: phoneUserAgentOf(browser.version()) };
  const done: Run[] = [];
  while (done.length < runs) done.push(await runLighthouse(url, visitor, categories));
  beginTable(`${visit.name}, median of ${runs} (${visit.path})`);
  for (const category of categories) reportScore(category, done);
  for (const metric of Object.keys(METRICS) as Metric[]) reportMetric(metric, done);
  reportFaults(done);
}

/**
 * Makes this reader the one of the window that Lighthouse opens, and says whether search engines may list the page.
 * Lighthouse uses the browser's own window, of which Playwright knows nothing but its cookies.
 */
async function enter(browser: Browser, site: URL, url: string, email: string | undefined): Promise<boolean> {
  const context = await browser.newContext({ userAgent: USER_AGENT });
  const session = await browser.newBrowserCDPSession();
  try {
    if (email !== undefined) await logIn(context, site, email);
    await session.send('Storage.clearCookies');
    const cookies = (await context.cookies()).map(({ partitionKey: _, ...cookie }) => cookie);
    await session.send('Storage.setCookies', { cookies });
    const page = await context.newPage();
    // The first visitor after a start waits for things that the site then keeps.
    const response = await page.goto(url, { waitUntil: 'load' });
    if (response?.status() !== 200) throw new Error(`${url} answers ${response?.status()}`);
    return (await page.locator('meta[name="robots"][content*="noindex"]').count()) === 0;
  } finally {
    await session.detach();
    await context.close();
  }
}

function reportScore(category: Category, runs: readonly Run[]): void {
  const scores = runs.map(({ scores }) => scores[category] ?? Number.NaN);
  const aim = SCORE_AIMS[category];
  const value = median(scores);
  print(category, String(value), `aim: ${aim === 100 ? '100' : `at least ${aim}`}${value >= aim ? '' : ', missed'}`);
}

function reportMetric(metric: Metric, runs: readonly Run[]): void {
  const value = median(runs.map(({ metrics }) => metrics[metric]));
  const aim = METRIC_AIMS[metric];
  const text = metric === 'CLS' ? value.toFixed(3) : `${Math.round(value).toLocaleString('en-US')} ms`;
  const note =
    aim === undefined ? '' : `aim: at most ${aim.toLocaleString('en-US')} ms${value <= aim ? '' : ', missed'}`;
  print(metric, text, note);
}

/** What fails in categories below 100; a figure that follows its name is that of the first such run. */
function reportFaults(runs: readonly Run[]): void {
  const counts = new Map<string, { text: string; count: number }>();
  for (const text of runs.flatMap(({ faults }) => faults)) {
    const name = text.split(',')[0] ?? text;
    const known = counts.get(name);
    counts.set(name, { text: known?.text ?? text, count: (known?.count ?? 0) + 1 });
  }
  for (const { text, count } of counts.values()) console.log(`    fails in ${count} of ${runs.length}: ${text}`);
}
