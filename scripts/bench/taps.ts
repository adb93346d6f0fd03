import { type BrowserContext, chromium, type Page } from 'playwright';
import { PERSON_SECTIONS } from '../../shared/people/person-sections.ts';
import { ensureBrowser } from '../lib/run/chromium.ts';
import { say } from '../lib/run/say.ts';
import { Finger, MENU_TAPS } from './finger.ts';
import { pathOfFullPage } from './pages-to-visit.ts';
import { newPhone, PHONE } from './phone.ts';
import { beginTable, print } from './table.ts';

/** Pages between a locked number and the number. */
const AIM_PAGES = 1;
const TIMEOUT_MS = 30_000;

/**
 * How many taps and pages lie between a locked phone number and the number, for somebody without an account, with a new
 * card, at 390 px: the steps are taken, not counted by hand.
 *
 * @throws if the number is not there in the end
 */
export async function benchTaps(url: URL, peopleFile: string): Promise<void> {
  const executablePath = ensureBrowser(say);
  if (executablePath === null) return say('No Chromium: taps are not counted.');
  const browser = await chromium.launch({ executablePath });
  try {
    const context = await newPhone(browser);
    context.setDefaultTimeout(TIMEOUT_MS);
    const visited = watchPages(context);
    const finger = new Finger();
    const { started, shown } = await buyNumber(context, new URL(pathOfFullPage(peopleFile), url), finger);
    beginTable(`From a locked phone number to the number, new card, ${PHONE.viewport.width} px`);
    // The first page is where the locked number was, the last where the number is.
    print('pages in between', String(visited.length - 2), `aim ${AIM_PAGES}: ${visited.slice(1, -1).join(', ')}`);
    print('taps', String(finger.taps), `${finger.fields} fields typed; a menu counts ${MENU_TAPS}`);
    print('from the button to the number', `${Math.round(shown - started)} ms`);
  } finally {
    await browser.close();
  }
}

/** The paths of the documents that the phone shows, in order; a redirect shows none. */
function watchPages(context: BrowserContext): string[] {
  const visited: string[] = [];
  context.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.ok()) visited.push(new URL(response.url()).pathname);
  });
  return visited;
}

async function buyNumber(context: BrowserContext, person: URL, finger: Finger) {
  const page = await context.newPage();
  await page.goto(person.href);
  const locked = (on: Page) =>
    on.locator(`section:has(#${PERSON_SECTIONS.phones.anchor}) a[href^="/checkout/summary?"]`).first();
  // Logged-out visitors keep the page and get a new window (P6-028).
  const opened = context.waitForEvent('page');
  await finger.tap(locked(page));
  const checkout = await opened;
  await checkout.waitForLoadState();
  await finger.type(checkout.getByRole('main').getByLabel('Email', { exact: true }), `taps-${Date.now()}@example.com`);
  await finger.type(checkout.getByLabel('Card number'), '4242424242424242');
  await finger.type(checkout.getByLabel('Expires'), '0450');
  await finger.type(checkout.getByLabel('Security code'), '123');
  await finger.type(checkout.getByLabel('Name on card'), 'June Reyes');
  await finger.type(checkout.getByLabel('ZIP code'), '97217');
  await finger.pick(checkout.getByLabel('Purpose'), 'reconnect');
  await finger.agree(checkout.getByLabel(/^I will not use what I buy/));
  await finger.agree(checkout.getByRole('checkbox', { name: /^I agree that/ }));
  const started = performance.now();
  await finger.tap(checkout.getByRole('button', { name: /^Pay \$/ }));
  await checkout.waitForURL(/\?paid=/);
  if ((await locked(checkout).count()) > 0) throw new Error('the page still locks a number after its plan was paid');
  return { started, shown: performance.now() };
}
