import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countyHeld, orderCopy } from '../../../shared/copy/billing/order.ts';
import { buildOrderAnswer, ON_FILE } from '../../../tests/fixtures/billing.ts';
import { CALLS, KEY, PAGE, pageOf, refusal, SESSION, sendForm, shop } from '../../../tests/support/checkout-shop.ts';
import { json, modelOf, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('an order', () => {
  test('with a declined card comes back: nothing was charged, a new key, everything kept except the card', async () => {
    const declined = json(
      buildOrderAnswer({ status: 'declined', invoiceId: null, message: 'Your card was declined.' }),
    );
    const { response, page } = await sendForm(shop({ [CALLS.order]: declined }));
    expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['sent_form', 'session']);
    const text = await (await page()).text();
    const { checkout } = JSON.parse(text).page;
    expect(checkout.problem.title).toBe('Nothing was charged.');
    expect(checkout.problem.text).toContain('Your card was declined.');
    expect(checkout.orderKey).not.toBe(KEY);
    expect(checkout.values).toMatchObject({ cardName: 'June Reyes', zip: '97217', expires: '04 / 50', attests: true });
    // The buyer has a session by now.
    expect(checkout.loginHref).toBeNull();
    for (const secret of ['4242424242424242', '4242 4242', '"123"']) expect(text).not.toContain(secret);
  });

  test('with a card that the provider cannot read comes back with its message', async () => {
    const title = 'This card has expired.';
    const { page, bodies } = await sendForm(shop({ [CALLS.card]: refusal(400, title) }));
    // An earlier try of this form may be in progress.
    const { checkout } = await pageOf(await page());
    expect(checkout?.problem?.text).toContain(title);
    expect(checkout?.orderKey).toBe(KEY);
    expect(await bodies(CALLS.order)).toEqual([]);
  });

  test.each([
    [402, 'Your payment method is no longer on file.', true],
    [404, 'Nothing was charged.', true],
    [409, 'Nothing more was charged.', false],
    [429, 'Your order did not reach us.', true],
  ])('answered by %i comes back and says: %s The same key again: %s', async (status, title, keepsKey) => {
    const { response, page } = await sendForm(shop({ [CALLS.order]: problemResponse(status) }));
    expect(response.headers.get('x-failure')).toBeNull();
    const { checkout } = await pageOf(await page());
    expect([checkout?.problem?.title, checkout?.orderKey === KEY]).toEqual([title, keepsKey]);
  });

  test.each([
    [503, 'an origin that is down'],
    [500, 'an origin that fails'],
  ])('answered by %i, %s, leads to the page that waits for it under its key', async (status) => {
    const { response, page } = await sendForm(shop({ [CALLS.order]: problemResponse(status) }));
    expect(response.headers.get('x-failure')).toBe('origin-5xx');
    expect(response.headers.get('location')).toMatch(/^\/checkout\/wait\?sent=[\w-]+$/);
    expect((await modelOf(await page())).page).toMatchObject({ kind: 'checkout-wait', looksAgain: true });
  });

  test.each([
    [403, orderCopy.notOpened, 'You can no longer see this person’s addresses', true],
    [409, orderCopy.notSold, 'This is not for sale right now.', true],
    [409, orderCopy.emptyReport, 'There is nothing in this report', true],
    [409, orderCopy.noSuchCounty, 'no longer on record for this person', true],
    [409, countyHeld.out('Lane County, OR'), 'is already out in Lane County, OR. We left that county out.', true],
    [
      409,
      countyHeld.searched('Lane County, OR', Date.UTC(2026, 11, 14)),
      'has just searched Lane County, OR. You can ask for it again from Dec 14, 2026. We left that county out.',
      true,
    ],
    [409, orderCopy.formerText, 'you agree to has changed', true],
    [409, orderCopy.unknownMethod, 'no longer have what you entered', true],
    [409, orderCopy.otherBody, 'This form was already used', false],
    [503, orderCopy.noProvider, 'This is not for sale right now.', true],
  ])('refused with %i because “%s” says that: %s', async (status, title, said, keepsKey) => {
    const { page } = await sendForm(shop({ [CALLS.order]: refusal(status, title) }));
    const { checkout } = await pageOf(await page());
    expect(checkout?.orderKey === KEY).toBe(keepsKey);
    expect(checkout?.problem?.text).toContain(said);
    expect(checkout?.problem?.text).not.toMatch(/send the form again/i);
  });

  test('whose method on file is gone says so, stops offering it and claims nothing that may be false', async () => {
    const answers = shop({ [CALLS.onFile]: problemResponse(402) }, { onFile: ON_FILE });
    const { page } = await sendForm(answers, { pay: 'on-file' }, { headers: SESSION });
    const { checkout } = await pageOf(await page());
    expect([checkout?.onFile, checkout?.values.pay]).toEqual([null, 'card']);
    expect(JSON.stringify(checkout?.problem)).not.toContain('Nothing was charged');
  });

  test('that may be in progress is waited for under its key, with the new session, even if the origin stops answering', async () => {
    let isDown = false;
    const until = (answer: () => Response) => () => (isDown ? problemResponse(503) : answer());
    const open = shop();
    const shut = Object.fromEntries(
      [CALLS.products, CALLS.counts, CALLS.details, CALLS.user].map((call) => [
        call,
        until(() => (open[call] as Response).clone()),
      ]),
    );
    const order = () => {
      isDown = true;
      return problemResponse(503);
    };
    const { response, page } = await sendForm(shop({ ...shut, [CALLS.order]: order }));
    expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['sent_form', 'session']);
    expect((await modelOf(await page())).page.kind).toBe('checkout-wait');
  });

  test.each([
    ['what is for sale', CALLS.products],
    ['who is logged in', CALLS.user],
  ])('is not sent while nobody knows %s: the form comes back with what was typed, and no secret', async (_, call) => {
    let isDown = true;
    const answers = shop();
    const answer = () => (isDown ? problemResponse(503) : (answers[call] as Response).clone());
    const { response, asked, page } = await sendForm(
      { ...answers, [call]: answer },
      { keeps: 'yes' },
      { headers: SESSION },
    );
    expect([response.status, asked.filter(({ method }) => method === 'POST')]).toEqual([303, []]);
    // The origin is still down: the retry is a GET of the same form.
    const down = await page();
    const { page: error } = await modelOf(down.clone());
    expect([down.status, error]).toEqual([
      503,
      expect.objectContaining({ kind: 'error', retryPath: response.headers.get('location') }),
    ]);
    isDown = false;
    const text = await (await page()).text();
    const { checkout } = JSON.parse(text).page;
    expect(checkout.problem.title).toBe('Your order did not reach us.');
    expect(checkout.problem.text).toContain('Nothing was charged.');
    expect([checkout.action, checkout.orderKey]).toEqual([PAGE, KEY]);
    expect(checkout.values).toMatchObject({ purpose: 'reconnect', keeps: true, zip: '97217', attests: true });
    for (const secret of ['4242 4242', '4242424242424242', '"123"']) expect(text).not.toContain(secret);
  });
});
