import { expect, type Locator, type Page } from '@playwright/test';
import { COURT_RUNNER_FORM_ID } from '../../client/pages/person/court-runner/court-runner-form-model.ts';
import { DEMO_PASSWORD } from '../../scripts/lib/database/people-database.ts';
import { hydrated } from './browser.ts';

/** Same-origin calls of a test that no page makes. */
const OWN = { 'sec-fetch-site': 'same-origin' };
const CARD = {
  pay: 'card',
  cardNumber: '4242 4242 4242 4242',
  expires: '12 / 34',
  securityCode: '123',
  cardName: 'June Reyes',
  zip: '97201',
};
/** A date of birth that a form takes, as typed into a date field. */
export const BIRTH_DATE = '1980-03-04';

/** The part of a person page about Court Runner. */
export const runnerBlock = (page: Page) => page.locator('#court-runner');

/** Logs in as the demo account that sees whole addresses of everybody. */
export async function logInUnlimited(page: Page): Promise<void> {
  const form = { email: 'unlimited@example.com', password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers: OWN, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

/** Makes every runner of the site return at once. */
export async function letRunnersBack(page: Page, outcome: 'returned' | 'failed'): Promise<void> {
  const response = await page.request.post('/dev/court-runner', { data: { outcome }, headers: OWN });
  expect(response.status()).toBe(200);
}

/** Opens the person page, acts, and waits until the code for the reader's first action has run, not just loaded. */
export async function openPerson(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  const form = page.locator(`#${COURT_RUNNER_FORM_ID}`);
  await expect(async () => {
    // The listener is added after hydration.
    for (const at of [5, 9]) await page.mouse.move(at, at);
    expect(await form.evaluate((place) => Object.keys(place).join())).toContain('__reactContainer');
  }).toPass();
}

/** The box of a county, by its five-digit code. */
export const countyBox = (place: Page | Locator, fips: string) => place.locator(`[name=county][value$="-${fips}"]`);
/** The second box of a county that the person left long ago. */
export const oldBox = (place: Page | Locator, fips: string) => place.locator(`[name=old][value$="-${fips}"]`);

export async function fillRequest(form: Locator, counties: readonly Locator[]): Promise<void> {
  await form.getByLabel('Date of birth').fill(BIRTH_DATE);
  for (const county of counties) await county.check();
}

/** Fills in how and for what the form is paid, and pays. */
export async function payRunner(page: Page): Promise<void> {
  // The account has a card on file.
  await page.getByLabel('Use another card').check();
  await page.getByLabel('Card number').fill(CARD.cardNumber);
  await page.getByLabel('Expires').fill(CARD.expires);
  await page.getByLabel('Security code').fill(CARD.securityCode);
  await page.getByLabel('Name on card').fill(CARD.cardName);
  await page.getByLabel('ZIP code').fill(CARD.zip);
  await page.getByLabel('Purpose').selectOption('own-record');
  await page.getByLabel(/^I will not use/).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** A form with counties as it stands now, with the card of the tests: what a press on its button would send. */
export interface StandingForm {
  readonly path: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** @param more sent as well, such as a county that the form does not offer */
export async function readRunnerForm(
  page: Page,
  more: readonly (readonly [name: string, value: string])[] = [],
): Promise<StandingForm> {
  const { path, fields } = await page.locator('form:has([name=county])').evaluate((form: HTMLFormElement) => ({
    path: form.action,
    fields: [...new FormData(form)].map(([name, value]) => [name, String(value)] as const),
  }));
  const own = Object.entries({ ...CARD, purpose: 'own-record', attests: 'yes' });
  const names = new Set(own.map(([name]) => name));
  return { path, fields: [...fields.filter(([name]) => !names.has(name)), ...own, ...more] };
}

/** Sends a form without what its page does first; returns where the answer leads. */
export async function sendRunnerForm(page: Page, { path, fields }: StandingForm): Promise<string> {
  const response = await page.request.post(path, {
    headers: { ...OWN, 'content-type': 'application/x-www-form-urlencoded' },
    data: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  return response.headers().location ?? '';
}
