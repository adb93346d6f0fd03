import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { PERSON_SECTIONS } from '../../shared/people/person-sections.ts';
import { paths } from '../../shared/urls/paths.ts';
import { makeAccount, newAddress } from '../../tests/support/new-account.ts';
import { ensureBrowser } from '../lib/run/chromium.ts';
import { say } from '../lib/run/say.ts';
import { Finger, MENU_TAPS } from './finger.ts';
import { CPU_SLOWDOWN } from './interaction.ts';
import { pathOfBusiest, pathOfFullPage } from './pages-to-visit.ts';
import { newPhone, PHONE } from './phone.ts';
import { beginTable, median, print } from './table.ts';

const ROUNDS = 3;
const TIMEOUT_MS = 60_000;
/** What somebody types in a second on a phone's keyboard, in characters. */
const TYPING_RATE = 3;
/** Agreements, and payments, for one report. */
const AIM = 1;
const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const CARD = [
  ['Card number', '4242424242424242'],
  ['Expires', '0450'],
  ['Security code', '123'],
  ['Name on card', 'June Reyes'],
  ['ZIP code', '97217'],
] as const;

/** A buyer, what they did before, and how they pay. */
interface Way {
  readonly name: string;
  readonly isAnonymous?: true;
  /** the checkout where the buyer bought something earlier, keeping the card */
  readonly earlier?: (otherPerson: string) => string;
  readonly product?: string;
  readonly pays: 'new card' | 'kept card' | 'credit';
}

const WAYS: readonly Way[] = [
  { name: 'a new card, no account', isAnonymous: true, pays: 'new card' },
  { name: 'a kept card, an account', earlier: (wpId) => paths.checkoutSearch({ wpId }), pays: 'kept card' },
  { name: 'a credit, an account', earlier: () => paths.checkoutSearch(), product: '3 credits', pays: 'credit' },
];

/** What one walk took. */
interface Walk {
  readonly finger: Finger;
  readonly payments: number;
  /** what each load made the reader wait for, in milliseconds: its name and how long */
  readonly waits: readonly (readonly [string, number])[];
}

/**
 * Taps and seconds from a person's page to the first record that is read, at 390 px with a slowed processor: with a new
 * card, a kept one and a credit. The steps are taken, not counted by hand.
 *
 * @throws if the record cannot be read in the end
 */
export async function benchPayingWays(url: URL, peopleFile: string): Promise<void> {
  const executablePath = ensureBrowser(say);
  if (executablePath === null) return say('No Chromium: the ways of a payment are not walked.');
  const people = { path: pathOfFullPage(peopleFile), other: idIn(pathOfBusiest(peopleFile)) };
  const browser = await chromium.launch({ executablePath });
  try {
    beginTable(
      `From a person's page to the first record, ${PHONE.viewport.width} px, processor ${CPU_SLOWDOWN} times slower (${ROUNDS} rounds, median)`,
    );
    for (const way of WAYS) {
      const walks: Walk[] = [];
      for (let round = 0; round < ROUNDS; round += 1) walks.push(await walk(browser, url, people, way));
      printWalks(way, walks);
    }
  } finally {
    await browser.close();
  }
}

function printWalks(way: Way, walks: readonly Walk[]): void {
  const { name } = way;
  const [{ finger, payments, waits } = { finger: new Finger(), payments: 0, waits: [] }] = walks;
  const wait = (at: number) => median(walks.map((one) => one.waits[at]?.[1] ?? Number.NaN));
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  const { fields, characters } = finger;
  const typing =
    fields === 0
      ? 'nothing typed'
      : `${fields} fields typed, ${characters} characters: about ${Math.round(characters / TYPING_RATE)} s of typing`;
  print(`${name}: taps`, String(finger.taps), `${typing}; a menu counts ${MENU_TAPS}`);
  const each = waits.map(([what], at) => `${what} ${seconds(wait(at))}`).join(', ');
  print(`${name}: waiting`, seconds(median(walks.map((one) => sumOf(one)))), each);
  print(
    `${name}: agreements, payments`,
    `${finger.consents}, ${payments}`,
    way.pays === 'credit' ? '' : `aim ${AIM}, ${AIM}`,
  );
}

const sumOf = ({ waits }: Walk) => waits.reduce((sum, [, ms]) => sum + ms, 0);

async function walk(browser: Browser, url: URL, people: { path: string; other: string }, way: Way): Promise<Walk> {
  const context = await newPhone(browser, { baseURL: url.href, userAgent: PHONE_AGENT });
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    await prepare(context, people.other, way);
    const before = await countReceipts(context);
    const page = await context.newPage();
    await page.goto(people.path);
    const finger = new Finger();
    const waits: [string, number][] = [];
    const waitFor = async (what: string, until: () => Promise<unknown>) => {
      const from = performance.now();
      await until();
      waits.push([what, performance.now() - from]);
    };
    await slowDown(page);
    if (way.pays === 'credit') await spendCredit(page, finger, waitFor);
    const last = way.pays === 'credit' ? page : await buy(page, finger, waitFor, way);
    await readRecord(last, finger, waitFor);
    return { finger, waits, payments: (await countReceipts(context)) - before };
  } finally {
    await context.close();
  }
}

type WaitFor = (what: string, until: () => Promise<unknown>) => Promise<void>;

async function prepare(context: BrowserContext, other: string, { isAnonymous, earlier, product }: Way): Promise<void> {
  if (isAnonymous) return;
  await makeAccount(context, { email: newAddress('bench') });
  if (earlier === undefined) return;
  const page = await context.newPage();
  await page.goto(earlier(other));
  if (product !== undefined) await page.getByRole('radio', { name: product }).check();
  const finger = new Finger();
  await typeCard(page, finger);
  await page.getByLabel(/^Save this payment method/).check();
  await consent(page, finger);
  await finger.tap(payButton(page));
  await page.waitForURL(/[?&]paid=|\/billing\/invoices\//);
  // Once, a plan is offered by itself to a buyer without one (P4-048).
  await context.addCookies([{ name: 'seen_upgrade', value: '1', url: new URL('/', page.url()).href }]);
  await page.close();
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
const report = (page: Page) => page.locator(`section:has(#${PERSON_SECTIONS.background.anchor})`);

/** From the report's offer through the checkout to the page with the open report, in a new window if the link opens one (P6-028). */
async function buy(person: Page, finger: Finger, waitFor: WaitFor, way: Way): Promise<Page> {
  const sold = [paths.checkoutSearch(), paths.purchaseCredits()].map((path) => `[href^="${path}?"]`);
  const offer = report(person).locator(`a:is(${sold.join()})`).first();
  const opensWindow = (await offer.getAttribute('target')) === '_blank';
  const opened = opensWindow ? person.context().waitForEvent('page') : null;
  await finger.tap(offer);
  let page = person;
  await waitFor('checkout', async () => {
    page = (await opened) ?? person;
    if (opened !== null) await slowDown(page);
    await payButton(page).waitFor();
  });
  if (way.isAnonymous)
    await finger.type(page.getByRole('main').getByLabel('Email', { exact: true }), newAddress('bench'));
  if (way.pays === 'new card') await typeCard(page, finger);
  await consent(page, finger);
  await finger.tap(payButton(page));
  await waitFor('payment', async () => {
    await page.waitForURL(/[?&]paid=/);
    await firstRecord(page).waitFor();
  });
  return page;
}

async function spendCredit(page: Page, finger: Finger, waitFor: WaitFor): Promise<void> {
  await finger.tap(report(page).getByRole('link', { name: 'Use 1 credit', exact: true }));
  const use = page.getByRole('button', { name: 'Use 1 credit' });
  await waitFor('question', () => use.waitFor());
  await finger.tap(use);
  await waitFor('report', () => firstRecord(page).waitFor());
}

const firstRecord = (page: Page) => page.locator('#background-report a[data-record]').first();

/** The first record of all, whatever stands before it. */
async function readRecord(page: Page, finger: Finger, waitFor: WaitFor): Promise<void> {
  await finger.tap(firstRecord(page));
  const warning = page.getByRole('button', { name: 'I Understand' });
  const record = page.getByText(/Last confirmed/).filter({ visible: true });
  const inPlace = page.locator('dialog, main').filter({ has: record });
  await waitFor('record', () => warning.or(inPlace.first()).first().waitFor());
  if (!(await warning.isVisible())) return;
  await finger.tap(warning);
  await waitFor('after the warning', () => record.first().waitFor());
}

async function typeCard(page: Page, finger: Finger): Promise<void> {
  for (const [label, text] of CARD) await finger.type(page.getByLabel(label), text);
}

async function consent(page: Page, finger: Finger): Promise<void> {
  await finger.pick(page.getByLabel('Purpose'), 'reconnect');
  await finger.agree(page.getByLabel(/^I will not use what I buy/));
}

/** Payments that this browser has a receipt for. */
async function countReceipts(context: BrowserContext): Promise<number> {
  const html = await (await context.request.get(paths.invoices())).text();
  return new Set(html.match(/\/billing\/invoices\/PL-[\w-]+/g)).size;
}

function idIn(path: string): string {
  return path.split('/').at(-1) ?? '';
}
