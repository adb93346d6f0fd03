import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { paths } from '../../shared/urls/paths.ts';
import { ensureBrowser, SANDBOX_ARGS } from '../lib/run/chromium.ts';
import { say } from '../lib/run/say.ts';
import { actEarly, type Outcome, type PlannedAct, REPORT, type Sign } from './act-in-page.ts';
import { longestList } from './folded-lists.ts';
import { CPU_SLOWDOWN } from './interaction.ts';
import { type Weight, weighPage } from './page-weight.ts';
import { pathOfBusiest, pathOfCommonName, pathOfFullPage, pathOfListedPhone } from './pages-to-visit.ts';
import { NETWORKS, type Network, newPhone, openSlowly } from './phone.ts';
import { median, printGrid } from './table.ts';

/** When a reader acts, in milliseconds after the page showed something. */
const DELAYS = [0, 100, 500, 3_000] as const;
/** An act without a sign for this long is lost, in milliseconds. */
const LOST_MS = 12_000;
/** A page whose control has not come by then never had it, in milliseconds. */
const VISIT_MS = 60_000;
export const DEFAULT_ROUNDS = 3;

interface Act {
  readonly name: string;
  readonly url: string;
  readonly selector: string;
  readonly sign: Sign;
}

/**
 * What becomes of the first acts of a reader on a phone, while the page is still loading: how soon each shows its
 * result, and how many are lost. Then what each kind of page loads for that.
 */
export async function benchEarlyActs(url: URL, peopleFile: string, rounds: number): Promise<void> {
  const executablePath = ensureBrowser(say);
  if (executablePath === null) return say('No Chromium: early acts are not measured.');
  const browser = await chromium.launch({ executablePath, args: [...SANDBOX_ARGS] });
  try {
    const acts = await findActs(browser, url, peopleFile);
    for (const network of NETWORKS) await benchActs(browser, network, acts, rounds);
    for (const network of NETWORKS) await benchWeights(browser, network, url, peopleFile);
  } finally {
    await browser.close();
  }
}

async function findActs(browser: Browser, site: URL, peopleFile: string): Promise<Act[]> {
  const [full, busiest, list] = [pathOfFullPage, pathOfBusiest, pathOfCommonName].map(
    (find) => new URL(find(peopleFile), site).href,
  ) as [string, string, string];
  return [
    { name: 'a tab', url: full, selector: '[role="tab"][aria-selected="false"]', sign: 'tab selected' },
    { name: 'the longest folded list', url: busiest, selector: await nameLongest(browser, busiest), sign: 'list open' },
    { name: 'Save, anonymous', url: full, selector: 'main button[value="save"]', sign: 'dialog or page' },
    { name: 'a filter of a list', url: list, selector: 'main form select[name="sort"]', sign: 'leaving' },
    { name: 'copying a phone number', url: full, selector: 'main button[data-copy="phone"]', sign: 'copied' },
  ];
}

/** The list is named in advance: while a page arrives, the longest so far need not be the longest. */
async function nameLongest(browser: Browser, url: string): Promise<string> {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    const longest = await longestList(page);
    if (longest === null) throw new Error(`no list is folded at ${url}`);
    const name = await page.locator(longest).evaluate(({ parentElement }) => parentElement?.dataset.list);
    return `main details[data-list="${name}"] > summary`;
  } finally {
    await context.close();
  }
}

async function benchActs(browser: Browser, network: Network, acts: readonly Act[], rounds: number): Promise<void> {
  const rows: { name: string; cells: string[] }[] = [];
  for (const act of acts) {
    say(`${network.name}: ${act.name}`);
    // The first visitor after a start waits for things that the site then keeps.
    await visit(browser, network, act, 0);
    const cells: string[] = [];
    for (const delay of DELAYS) {
      const outcomes: Outcome[] = [];
      for (let round = 0; round < rounds; round += 1) outcomes.push(await visit(browser, network, act, delay));
      cells.push(summarize(outcomes));
    }
    rows.push({ name: act.name, cells });
  }
  printGrid(
    `Early acts on a phone, ${network.name}, processor slowed ${CPU_SLOWDOWN} times, ms to the result, median of ${rounds}`,
    DELAYS.map((delay) => (delay === 0 ? 'at first paint' : `${delay.toLocaleString('en-US')} ms later`)),
    rows,
  );
}

/** One act, by somebody who has never been here. */
async function visit(browser: Browser, network: Network, act: Act, delay: number): Promise<Outcome> {
  const { url, selector, sign } = act;
  const context = await newPhone(browser);
  try {
    const { promise: reported, resolve: report } = Promise.withResolvers<Outcome>();
    await context.exposeBinding(REPORT, (_, outcome: Outcome) => report(outcome));
    const planned: PlannedAct = { selector, sign, delay, lostAfter: LOST_MS };
    await context.addInitScript(actEarly, planned);
    const page = await openSlowly(context, network);
    await page.goto(url, { waitUntil: 'commit' });
    const outcome = await Promise.race([reported, setTimeout(VISIT_MS, null, { ref: false })]);
    if (outcome === null) throw new Error(`${act.name}: nothing like ${selector} came at ${url}`);
    return outcome;
  } finally {
    await context.close();
  }
}

/** '48 ms', '310 ms, lost 1 of 3' or 'lost 3 of 3'. */
export function summarize(outcomes: readonly Outcome[]): string {
  const times = outcomes.flatMap(({ time }) => (time === null ? [] : [time]));
  const lost = outcomes.length - times.length;
  return [
    ...(times.length === 0 ? [] : [`${Math.round(median(times))} ms`]),
    ...(lost === 0 ? [] : [`lost ${lost} of ${outcomes.length}`]),
  ].join(', ');
}

async function benchWeights(browser: Browser, network: Network, site: URL, peopleFile: string): Promise<void> {
  const pages = [
    ['home', paths.home()],
    ['results', pathOfCommonName(peopleFile)],
    ['person, anonymous', pathOfFullPage(peopleFile)],
    ['phone', pathOfListedPhone(peopleFile)],
  ] as const;
  const rows: { name: string; cells: string[] }[] = [];
  for (const [name, path] of pages) {
    const weight = await weighPage(browser, network, new URL(path, site).href);
    const { painted, scripts, laterScripts, styles, requests } = weight;
    rows.push({
      name,
      cells: [weigh(scripts), weigh(laterScripts), weigh(styles), String(requests), `${Math.round(painted)} ms`],
    });
  }
  printGrid(
    `What a page loads without an act, ${network.name}, after gzip -9`,
    ['scripts before load', 'scripts after it', 'styles', 'requests before load', 'first contentful paint'],
    rows,
  );
}

/** '12.3 kB in 4'. */
function weigh({ files, bytes }: Weight): string {
  return files === 0 ? 'none' : `${(bytes / 1_000).toFixed(1)} kB in ${files}`;
}
