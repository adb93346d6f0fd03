import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckoutSearchPageModel } from '../../client/pages/page-model.ts';
import { calls } from '../../shared/contract/calls.ts';
import { orderCopy } from '../../shared/copy/order.ts';
import {
  CALLS,
  FIELDS,
  formRequest,
  KEY,
  ON_FILE,
  orderAnswer,
  SESSION,
  SUBJECT,
  shop,
} from '../checkout/testing-checkout.ts';
import { edge, json, limited, modelOf, type OriginAnswers, problemResponse } from '../testing.ts';
import { NO_COUNTS, PERSON_ID, personDetails } from '../testing-fixtures.ts';

vi.mock('../render/render-page.tsx', () => import('../testing-renderer.ts'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const FUNNEL = `wp_term=Maya-Ostrowski&wp_content=background&wp_source=people&funnelType=bg_onepages_1&${SUBJECT}`;
const PAGE = `/checkout/search?${FUNNEL}`;

async function pageOf(response: Response): Promise<CheckoutSearchPageModel> {
  return (await modelOf(response)).page as CheckoutSearchPageModel;
}

const show = async (answers: OriginAnswers = shop(), path = PAGE, headers: Record<string, string> = {}) =>
  pageOf(await edge(answers).get(path, headers));

/** The origin's no, with its reason. */
function refusal(status: number, title: string): Response {
  const body = JSON.stringify({ type: 'about:blank', title, status });
  return new Response(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

async function send(
  answers: OriginAnswers,
  fields: Record<string, string> = {},
  { path = PAGE, headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const { request, asked } = edge(answers);
  const response = await request(path, formRequest(fields, headers));
  const bodies = async (call: string) => {
    const found = asked.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === call);
    return Promise.all(found.map(async (one) => ({ body: await one.clone().json(), headers: one.headers })));
  };
  return { response, asked, bodies };
}

describe('the checkout of a background report (F2-57)', () => {
  test('offers one credit or three at the prices of the origin; the one that was clicked is picked and nothing else', async () => {
    const { options, checkout } = await show();
    expect(options.map(({ name, price, submit }) => [name, price, submit])).toEqual([
      ['1 credit', 14.99, 'Pay $14.99 for 1 credit'],
      ['3 credits', 29.99, 'Pay $29.99 for 3 credits'],
    ]);
    expect(options[1]?.note).toBe('$10.00 each. All 3 expire 30 days after purchase');
    expect(options[0]?.facts.map(({ text }) => text)).toEqual([
      'It does not. One payment',
      expect.stringMatching(/^Expire \w{3} \d{1,2}, \d{4}, 30 days after purchase$/),
    ]);
    expect(checkout?.values).toMatchObject({ product: 'one', pay: 'card', keeps: false, purpose: '', attests: false });
  });

  test('says whose report it is, and what is in it by its true counts', async () => {
    const { subject } = await show();
    expect(subject).toEqual({
      firstName: 'Maya',
      fullName: 'Maya Ostrowski',
      place: 'Portland, OR',
      path: `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`,
      total: 1,
      outside: { traffic: 2, evictions: 0 },
      tally: { criminal: 2, publicRecords: 1, property: 0, more: 0 },
      isEmpty: false,
      isOpen: false,
    });
  });

  test('looks at the person as somebody without an account does, so that no lookup is used', async () => {
    const { get, asked } = edge(shop());
    await get(PAGE, SESSION);
    const details = asked.find(({ url }) => url.includes('/person/details'));
    expect(new URL(details?.url ?? '').searchParams.get('stub')).toBe('true');
  });

  test('names nobody of Ohio and Illinois, not by the address of their page either (P2-133)', async () => {
    const home = { city: 'Akron', stateCode: 'OH', isHistorical: false, latlong: null, roiGrade: null } as const;
    const details = personDetails({ addresses: [{ type: 'partial', line1WithoutNumber: 'Alder St', ...home }] });
    const response = await edge(shop({ [CALLS.details]: json(details) })).get(`/checkout/search?${SUBJECT}`);
    const text = await response.text();
    expect(text).not.toMatch(/maya|ostrowski/i);
    expect(JSON.parse(text).page.subject).toMatchObject({ firstName: null, path: null, place: 'Akron, OH' });
  });

  test('sells credits without a person where none is named, known or shown', async () => {
    for (const [path, answers] of [
      ['/checkout/search', shop()],
      ['/checkout/search?wpId=%3Cscript%3E', shop()],
      [PAGE, shop({ [CALLS.details]: problemResponse(404) })],
      [PAGE, shop({ [CALLS.details]: json(personDetails({ id: 'Psomebodyelse1' })) })],
    ] as const) {
      const { subject, checkout } = await show(answers, path);
      expect([subject, checkout?.errors]).toEqual([null, {}]);
    }
  });

  test('sells nothing where there is nothing in the report, nor for a form that was made up', async () => {
    const empty = shop({ [CALLS.counts]: json({ ...NO_COUNTS, relatives: 4 }) });
    const { checkout, subject } = await show(empty);
    expect([checkout, subject?.isEmpty]).toEqual([null, true]);
    const { response, bodies } = await send(empty);
    expect([response.status, await bodies(CALLS.order)]).toEqual([404, []]);
  });

  test('sells nothing where no payments are set up', async () => {
    const closed = shop({}, { paymentWay: 'none' });
    expect(await show(closed)).toMatchObject({ checkout: null, takesPayments: false });
    // The form for cards says that nothing is charged, which is true of a local run alone.
    const live = await edge(shop(), { ENVIRONMENT: 'production' }).get(PAGE);
    expect(await pageOf(live)).toMatchObject({ checkout: null, takesPayments: false });
    expect((await send(closed)).response.status).toBe(404);
  });

  test('is for no search engine, has no canonical address and is kept by nobody', async () => {
    const response = await edge(shop()).get(PAGE);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await modelOf(response)).head).toMatchObject({ isIndexable: false, canonical: null });
  });

  test('makes a key for every form, and none that another form has', async () => {
    const keys = [await show(), await show()].map(({ checkout }) => checkout?.orderKey);
    expect(new Set(keys).size).toBe(2);
  });

  test('leads back to itself after a log-in, with the parameters of the funnel (P2-128)', async () => {
    const { checkout } = await show();
    const way = new URL(checkout?.loginHref ?? '', 'http://x');
    expect([way.pathname, way.searchParams.get('redirect')]).toEqual(['/auth/login', PAGE]);
    expect(checkout?.action).toBe(PAGE);
    expect((await show(shop(), PAGE, SESSION)).checkout?.loginHref).toBeNull();
  });
});

describe('an order', () => {
  test('of somebody without an account makes one, pays, and leads to the receipt with the new session', async () => {
    const { response, bodies } = await send(shop());
    expect([response.status, response.headers.get('location')]).toEqual([303, '/billing/invoices/PL-2026-1']);
    expect(response.headers.getSetCookie()).toEqual(['session=new; Path=/; HttpOnly; SameSite=Lax']);
    expect((await bodies(CALLS.signUp))[0]?.body).toEqual({ email: FIELDS.email, password: FIELDS.password });
    expect((await bodies(CALLS.card))[0]?.body).toEqual({
      cardNumber: '4242424242424242',
      expiresAt: '2050-04',
      securityCode: '123',
    });
    const [order] = await bodies(CALLS.order);
    expect(order?.body).toEqual({
      productIds: ['one'],
      personId: PERSON_ID,
      paymentMethodId: 'pm_1',
      returnPath: PAGE,
      attestation: { purpose: 'reconnect', textVersion: FIELDS.attestation },
      funnel: {
        wp_term: 'Maya-Ostrowski',
        wp_content: 'background',
        wp_source: 'people',
        funnelType: 'bg_onepages_1',
        wpId: PERSON_ID,
      },
    });
    expect(calls.order.body.safeParse(order?.body).success).toBe(true);
    expect([order?.headers.get('idempotency-key'), order?.headers.get('cookie')]).toEqual([KEY, 'session=new']);
  });

  test('of who is logged in asks for no account, and keeps the card only where that was ticked', async () => {
    const { response, bodies } = await send(shop(), { keeps: 'yes', email: '', password: '' }, { headers: SESSION });
    expect(response.status).toBe(303);
    expect(await bodies(CALLS.signUp)).toEqual([]);
    expect((await bodies(CALLS.order))[0]?.body).toMatchObject({ keepsPaymentMethod: true });
  });

  test('with what is on file is a call of its own, and asks for no card', async () => {
    const answers = shop({}, { onFile: ON_FILE });
    const fields = { pay: 'on-file', cardNumber: '', expires: '', securityCode: '' };
    const { response, bodies } = await send(answers, fields, { headers: SESSION });
    expect(response.status).toBe(303);
    const [order] = await bodies(CALLS.onFile);
    expect(order?.body).toMatchObject({ productId: 'one', personId: PERSON_ID });
    expect(order?.headers.get('idempotency-key')).toBe(KEY);
    expect([...(await bodies(CALLS.card)), ...(await bodies(CALLS.order))]).toEqual([]);
  });

  test('on the page of the provider leads there, and only there may a form of ours lead', async () => {
    const redirectUrl = 'https://pay.example/c/1';
    const answers = shop(
      { [CALLS.order]: orderAnswer({ status: 'pending', invoiceId: null, redirectUrl }) },
      { paymentWay: 'hosted-page' },
    );
    const { response, bodies } = await send(answers, { pay: 'hosted' });
    expect([response.status, response.headers.get('location')]).toEqual([303, redirectUrl]);
    expect((await bodies(CALLS.order))[0]?.body).not.toHaveProperty('paymentMethodId');
    const policy = async (shopOf: OriginAnswers) =>
      (await edge(shopOf).get(PAGE)).headers.get('content-security-policy');
    expect(await policy(answers)).toContain("form-action 'self' https:;");
    expect(await policy(shop())).toContain("form-action 'self';");
  });

  test('that nobody has heard of yet leads to where it is waited for', async () => {
    const pending = shop({ [CALLS.order]: orderAnswer({ status: 'pending', invoiceId: null }) });
    expect((await send(pending)).response.headers.get('location')).toBe('/billing/orders/o1');
  });

  test('with a declined card comes back: nothing was charged, a new key, everything kept but card and password', async () => {
    const declined = orderAnswer({ status: 'declined', invoiceId: null, message: 'Your card was declined.' });
    const { response } = await send(shop({ [CALLS.order]: declined }));
    expect(response.status).toBe(402);
    expect(response.headers.getSetCookie()).toHaveLength(1);
    const text = await response.text();
    const { checkout } = JSON.parse(text).page;
    expect(checkout.problem.title).toBe('Nothing was charged.');
    expect(checkout.problem.text).toContain('Your card was declined.');
    expect(checkout.orderKey).not.toBe(KEY);
    expect(checkout.values).toMatchObject({ cardName: 'June Reyes', zip: '97217', expires: '04 / 50', attests: true });
    // The account is there by now.
    expect(checkout.loginHref).toBeNull();
    for (const secret of ['4242424242424242', '4242 4242', '"123"', FIELDS.password])
      expect(text).not.toContain(secret);
  });

  test('with a card that the provider cannot read comes back with its sentence', async () => {
    const title = 'This card has expired.';
    const { response, bodies } = await send(shop({ [CALLS.card]: refusal(400, title) }));
    expect(response.status).toBe(402);
    // An earlier try of this form may be under way.
    const { checkout } = await pageOf(response);
    expect(checkout?.problem?.text).toContain(title);
    expect(checkout?.orderKey).toBe(KEY);
    expect(await bodies(CALLS.order)).toEqual([]);
  });

  test.each([
    [402, 402, 'No payment method is on file any more.', true],
    [404, 404, 'Nothing was charged.', true],
    [409, 409, 'Nothing more was charged.', false],
    [503, 503, 'We do not know yet whether it was paid.', true],
    [500, 503, 'We do not know yet whether it was paid.', true],
  ])('that is answered by %i is a %i that says: %s The same key again: %s', async (from, to, title, keepsKey) => {
    const { response } = await send(shop({ [CALLS.order]: problemResponse(from) }));
    const { checkout } = await pageOf(response);
    expect([response.status, checkout?.problem?.title, checkout?.orderKey === KEY]).toEqual([to, title, keepsKey]);
  });

  test.each([
    [403, orderCopy.notOpened, 'You cannot see the addresses of this person any more', true],
    [409, orderCopy.notSold, 'This is not for sale now.', true],
    [409, orderCopy.emptyReport, 'There is nothing in this report', true],
    [409, orderCopy.noSuchCounty, 'not on record for this person any more', true],
    [409, orderCopy.countyOut, 'out in one of these counties already', true],
    [409, orderCopy.formerText, 'What you agree to has changed', true],
    [409, orderCopy.unknownMethod, 'was not known here any more', true],
    [409, orderCopy.otherBody, 'This form was used before', false],
    [503, orderCopy.noProvider, 'Send the form again', true],
    [503, orderCopy.unavailable, 'Send the form again', true],
  ])('that is refused with %i because “%s” says that: %s', async (status, title, said, keepsKey) => {
    const { response } = await send(shop({ [CALLS.order]: refusal(status, title) }));
    const { checkout } = await pageOf(response);
    expect([response.status, checkout?.orderKey === KEY]).toEqual([status, keepsKey]);
    expect(checkout?.problem?.text).toContain(said);
  });

  test('with what is on file no more says so, offers it no more and does not say what may not be true', async () => {
    const answers = shop({ [CALLS.onFile]: problemResponse(402) }, { onFile: ON_FILE });
    const { response } = await send(answers, { pay: 'on-file' }, { headers: SESSION });
    const { checkout } = await pageOf(response);
    expect([response.status, checkout?.onFile, checkout?.values.pay]).toEqual([402, null, 'card']);
    expect(JSON.stringify(checkout?.problem)).not.toContain('Nothing was charged');
  });

  test('that may be under way comes back under its key, with the new session, while the origin answers nothing more', async () => {
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
    const { response } = await send(shop({ ...shut, [CALLS.order]: order }));
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toHaveLength(1);
    const { checkout } = await pageOf(response);
    expect(checkout).toMatchObject({ orderKey: KEY, loginHref: null, values: { zip: '97217', attests: true } });
  });

  test.each([
    ['what is for sale', CALLS.products],
    ['who is logged in', CALLS.user],
  ])(
    'is not sent where nobody can say %s: a 503 sends it again under its key, without its secrets',
    async (_, call) => {
      const { response, asked } = await send(
        shop({ [call]: problemResponse(503) }),
        { keeps: 'yes' },
        { headers: SESSION },
      );
      expect([response.status, asked.filter(({ method }) => method === 'POST')]).toEqual([503, []]);
      const text = await response.text();
      const { resend, message } = JSON.parse(text).page;
      expect(message).toContain('It stays the same order, and is charged once at most.');
      expect(resend.action).toBe(PAGE);
      const fields = new URLSearchParams(resend.fields);
      expect(fields.getAll('key')).toEqual([KEY]);
      expect(fields.getAll('shown')).toEqual(['one 14.99', 'three 29.99', 'house 9.99']);
      expect([fields.get('purpose'), fields.get('keeps'), fields.get('zip')]).toEqual(['reconnect', 'yes', '97217']);
      for (const secret of ['4242', '"123"', FIELDS.password]) expect(text).not.toContain(secret);
    },
  );

  test('at another price than the one that was shown asks nobody to pay, and shows the new one', async () => {
    for (const shown of ['one 9.99', 'three 29.99', 'one 0', '']) {
      const { response, asked } = await send(shop(), { shown });
      expect([response.status, asked.some(({ method }) => method === 'POST')], shown).toEqual([409, false]);
      const { checkout, options } = await pageOf(response);
      expect(checkout?.problem?.text).toContain('The price has changed');
      expect(options[0]?.price).toBe(14.99);
    }
  });

  test('of a session that has ended meanwhile leads to the log-in and back', async () => {
    const { response } = await send(shop({ [CALLS.order]: problemResponse(401) }), {}, { headers: SESSION });
    const way = new URL(response.headers.get('location') ?? '', 'http://x');
    expect([response.status, way.pathname, way.searchParams.get('redirect')]).toEqual([303, '/auth/login', PAGE]);
  });

  test.each([401, 429])(
    'with the address of somebody else, whose log-in answers %i, buys nothing, and no word of it says whether there is an account',
    async (status) => {
      const taken = shop({ [CALLS.signUp]: json({ isDone: true }), [CALLS.login]: problemResponse(status) });
      const { response, bodies } = await send(taken);
      expect([response.status, await bodies(CALLS.order)]).toEqual([409, []]);
      const { checkout } = await pageOf(response);
      expect(checkout?.problem?.title).toBe('Please log in, or use another address.');
      expect(checkout?.problem?.text).toContain('If this address has an account,');
      expect(JSON.stringify(checkout?.problem)).not.toMatch(/there is an account|have mailed/i);
      expect(checkout?.values.email).toBe(FIELDS.email);
    },
  );

  test('of who has an account, or is sent again because its first answer was lost, goes on with it and mails nothing of a sign-up', async () => {
    const login = () => json({ user: null }, { headers: new Headers([['set-cookie', 'session=again; Path=/']]) });
    const { response, bodies } = await send(shop({ [CALLS.login]: login }));
    expect(response.headers.get('location')).toBe('/billing/invoices/PL-2026-1');
    expect((await bodies(CALLS.order))[0]?.headers.get('cookie')).toBe('session=again');
    expect(await bodies(CALLS.signUp)).toEqual([]);
  });

  test('of a new account counts once against the limit of log-ins', async () => {
    const limit = limited(1);
    const { request } = edge(shop(), { LIMIT_LOGIN: limit });
    expect((await request(PAGE, formRequest())).status).toBe(303);
    expect(limit.keys).toHaveLength(1);
    const late = await request(PAGE, formRequest());
    expect([late.status, (await pageOf(late)).checkout?.problem?.title]).toEqual([429, 'Please wait a moment.']);
  });

  test.each([
    [{ product: 'plan' }, 'product'],
    [{ product: 'house' }, 'product'],
    [{ product: 'made-up' }, 'product'],
    [{ pay: 'on-file' }, 'pay'],
    [{ pay: 'hosted' }, 'pay'],
    [{ cardNumber: '4242 4242 4242 4243' }, 'cardNumber'],
    [{ email: '' }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ purpose: 'revenge' }, 'purpose'],
    [{ attests: '' }, 'attests'],
    [{ attestation: '2001-01' }, 'attests'],
  ])('with %j is a 400 that says so under %s, and asks nobody to pay', async (fields, field) => {
    const { response, asked } = await send(shop(), fields as Record<string, string>);
    expect(response.status).toBe(400);
    expect(Object.keys((await pageOf(response)).checkout?.errors ?? {})).toEqual([field]);
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('of another site or in a body that is no form is refused', async () => {
    expect((await send(shop(), {}, { headers: { 'sec-fetch-site': 'cross-site' } })).response.status).toBe(403);
    expect((await send(shop(), {}, { headers: { 'content-type': 'text/plain' } })).response.status).toBe(400);
    const long = await send(shop(), { cardName: 'x'.repeat(20_000) });
    expect([long.response.status, await long.bodies(CALLS.order)]).toEqual([400, []]);
  });
});
