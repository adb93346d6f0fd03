import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { buildOrderAnswer, ON_FILE } from '../../../tests/fixtures/billing.ts';
import { CALLS, KEY, PAGE, pageOf, refusal, SESSION, sendForm, shop } from '../../../tests/support/checkout-shop.ts';
import { json, problemResponse } from '../../testing.ts';

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
    const { response } = await sendForm(shop({ [CALLS.order]: declined }));
    expect(response.status).toBe(402);
    expect(response.headers.getSetCookie()).toHaveLength(1);
    const text = await response.text();
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
    const { response, bodies } = await sendForm(shop({ [CALLS.card]: refusal(400, title) }));
    expect(response.status).toBe(402);
    // An earlier try of this form may be in progress.
    const { checkout } = await pageOf(response);
    expect(checkout?.problem?.text).toContain(title);
    expect(checkout?.orderKey).toBe(KEY);
    expect(await bodies(CALLS.order)).toEqual([]);
  });

  test.each([
    [402, 402, 'Your payment method is no longer on file.', true],
    [404, 404, 'Nothing was charged.', true],
    [409, 409, 'Nothing more was charged.', false],
    [503, 503, 'We do not know yet whether you have paid.', true],
    [500, 503, 'We do not know yet whether you have paid.', true],
  ])('answered by %i is a %i that says: %s The same key again: %s', async (from, to, title, keepsKey) => {
    const { response } = await sendForm(shop({ [CALLS.order]: problemResponse(from) }));
    expect(response.headers.get('x-failure')).toBe(to === 503 ? 'origin-5xx' : null);
    const { checkout } = await pageOf(response);
    expect([response.status, checkout?.problem?.title, checkout?.orderKey === KEY]).toEqual([to, title, keepsKey]);
  });

  test.each([
    [403, orderCopy.notOpened, 'You can no longer see this person’s addresses', true],
    [409, orderCopy.notSold, 'This is not for sale right now.', true],
    [409, orderCopy.emptyReport, 'There is nothing in this report', true],
    [409, orderCopy.noSuchCounty, 'no longer on record for this person', true],
    [409, orderCopy.countyOut, 'already out in one of these counties', true],
    [409, orderCopy.formerText, 'you agree to has changed', true],
    [409, orderCopy.unknownMethod, 'no longer have what you entered', true],
    [409, orderCopy.otherBody, 'This form was already used', false],
    [503, orderCopy.noProvider, 'Send the form again', true],
    [503, orderCopy.unavailable, 'Send the form again', true],
  ])('refused with %i because “%s” says that: %s', async (status, title, said, keepsKey) => {
    const { response } = await sendForm(shop({ [CALLS.order]: refusal(status, title) }));
    const { checkout } = await pageOf(response);
    expect([response.status, checkout?.orderKey === KEY]).toEqual([status, keepsKey]);
    expect(checkout?.problem?.text).toContain(said);
  });

  test('whose method on file is gone says so, stops offering it and claims nothing that may be false', async () => {
    const answers = shop({ [CALLS.onFile]: problemResponse(402) }, { onFile: ON_FILE });
    const { response } = await sendForm(answers, { pay: 'on-file' }, { headers: SESSION });
    const { checkout } = await pageOf(response);
    expect([response.status, checkout?.onFile, checkout?.values.pay]).toEqual([402, null, 'card']);
    expect(JSON.stringify(checkout?.problem)).not.toContain('Nothing was charged');
  });

  test('that may be in progress comes back under its key, with the new session, even if the origin stops answering', async () => {
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
    const { response } = await sendForm(shop({ ...shut, [CALLS.order]: order }));
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toHaveLength(1);
    const { checkout } = await pageOf(response);
    expect(checkout).toMatchObject({ orderKey: KEY, loginHref: null, values: { zip: '97217', attests: true } });
  });

  test.each([
    ['what is for sale', CALLS.products],
    ['who is logged in', CALLS.user],
  ])('is not sent while nobody knows %s: a 503 sends it again under its key, without its secrets', async (_, call) => {
    const { response, asked } = await sendForm(
      shop({ [call]: problemResponse(503) }),
      { keeps: 'yes' },
      { headers: SESSION },
    );
    expect([response.status, asked.filter(({ method }) => method === 'POST')]).toEqual([503, []]);
    const text = await response.text();
    const { resend, message } = JSON.parse(text).page;
    expect(message).toContain('It is still the same order, and you are charged at most once.');
    expect(resend.action).toBe(PAGE);
    const fields = new URLSearchParams(resend.fields);
    expect(fields.getAll('key')).toEqual([KEY]);
    expect(fields.getAll('shown')).toEqual(['one 14.99', 'three 29.99', 'house 9.99']);
    expect([fields.get('purpose'), fields.get('keeps'), fields.get('zip')]).toEqual(['reconnect', 'yes', '97217']);
    for (const secret of ['4242', '"123"']) expect(text).not.toContain(secret);
  });
});
