import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ErrorPageModel } from '../../../client/pages/error/error-model.ts';
import type { PurchaseCourtRunnerPageModel } from '../../../client/pages/purchase-court-runner/purchase-court-runner-model.ts';
import type { OrderBody } from '../../../shared/contract/billing.ts';
import { ATTESTATION_VERSION } from '../../../shared/copy/billing/checkout.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { courtRunnerPurchaseCopy } from '../../../shared/copy/records/court-runner-purchase.ts';
import { safeRedirectPath } from '../../../shared/urls/parsers/safe-redirect.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildProductsAnswer } from '../../../tests/fixtures/billing.ts';
import { buildAddress, buildPerson, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { refusal } from '../../../tests/support/checkout-shop.ts';
import { cookiesAfter, followForm } from '../../../tests/support/follow-form.ts';
import { edge, FORM_HEADERS, json, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const PATH = '/billing/purchase-court-runner';
const SESSION = { cookie: 'session=s1' };
const option = (fips: string, price: number, moveInYear: number | null = 2013) => ({
  fips,
  moveInYear,
  moveOutYear: null,
  productId: `court-runner-county-${fips}`,
  price,
  countyName: 'Multnomah',
  stateCode: 'OR',
});
const INFO = {
  requests: [],
  addresses: [option('41051', 12), option('41039', 8.5), option('41003', 0, null)],
  baseProduct: { id: 'court-runner', regularPrice: 34.95 },
};
const PRODUCTS = buildProductsAnswer({ products: [] });
const answersWith = (more: OriginAnswers = {}): OriginAnswers => ({
  'GET /api/court-runner': json(INFO),
  'GET /api/products': json(PRODUCTS),
  'GET /api/user': json(buildUserAnswer()),
  'POST /api/dev/payment-methods': json({ paymentMethodId: 'pm_1' }),
  'POST /api/orders': json({
    ...{ orderId: 'O1', status: 'paid', total: 46.95, message: null },
    ...{ redirectUrl: null, invoiceId: 'PL-2026-1' },
  }),
  ...more,
});

const QUERY = { wpId: PERSON_ID, firstName: 'MAYA', lastName: 'OSTROWSKI', birthDate: '1985-03-04' };
const FUNNEL = { wp_content: 'background', wp_source: 'people', wp_medium: 'onepages' };
const REQUEST = { ...QUERY, middleName: '', county: 'court-runner-county-41051' };
const ORDER = {
  ...REQUEST,
  ...{ key: '0123456789abcdef0123', total: '$46.95', pay: 'card', cardNumber: '4242424242424242' },
  ...{ expires: '12 / 34', securityCode: '123', cardName: 'June Reyes', zip: '97201' },
  ...{ purpose: 'own-record', attests: 'yes', attestation: ATTESTATION_VERSION },
};

async function see(query: Record<string, string> = QUERY, answers: OriginAnswers = answersWith(), headers = SESSION) {
  return edge(answers).get(`${PATH}?${new URLSearchParams(query)}`, headers);
}

async function send(fields: Record<string, string>, answers: OriginAnswers = answersWith(), path = PATH) {
  const { request, get, asked } = edge(answers);
  const body = new URLSearchParams(fields).toString();
  const response = await request(path, { method: 'POST', headers: { ...FORM_HEADERS, ...SESSION }, body });
  const order = asked.find(({ url, method }) => method === 'POST' && new URL(url).pathname === '/api/orders');
  const page = async () => pageOf(await followForm({ get }, response, SESSION));
  return { response, order, page };
}
const bodyOf = async (order: Request | undefined) => (await order?.json()) as OrderBody | undefined;
const pageOf = async (response: Response) => (await modelOf(response)).page as PurchaseCourtRunnerPageModel;

test('the page takes the person from its URL, and counties and prices only from the origin', async () => {
  const response = await see({ ...QUERY, price: '0.01', county: 'court-runner-county-41051' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const { head, site, page } = await modelOf(response);
  expect(page).toMatchObject({
    wpId: PERSON_ID,
    fields: { firstName: 'MAYA', middleName: '', lastName: 'OSTROWSKI', birthDate: '1985-03-04' },
    limits: { min: '1936-11-22', max: '2008-11-22' },
    baseProduct: INFO.baseProduct,
    ticked: null,
  });
  // Without the year of moving in, there is no such county.
  expect((page as PurchaseCourtRunnerPageModel).options).toEqual(INFO.addresses.slice(0, 2));
  // No URL that the page writes contains the birth date, and no search engine indexes it.
  expect(JSON.stringify([site.path, head, (page as PurchaseCourtRunnerPageModel).checkout])).not.toContain('1985');
  expect(head.isIndexable).toBe(false);
});

test('logged-out visitors, even if they were logged in before, go to the login and back, without the birth date', async () => {
  for (const response of [
    await see(QUERY, answersWith(), {} as typeof SESSION),
    await see(QUERY, answersWith({ 'GET /api/court-runner': problemResponse(401) })),
  ]) {
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/auth\/login\?redirect=%2Fbilling%2Fpurchase-court-runner/);
    expect(response.headers.get('location')).not.toContain('1985');
  }
});

test('a malformed id and an unknown id are a 404', async () => {
  const { birthDate: _, ...query } = QUERY;
  expect((await see({ ...query, wpId: '../../x' })).status).toBe(404);
  expect((await see(query, answersWith({ 'GET /api/court-runner': problemResponse(404) }))).status).toBe(404);
});

test('an error page has a URL without the birth date, and leads back to one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { birthDate: _, ...query } = QUERY;
  const without = `${PATH}?${new URLSearchParams(query)}`;
  for (const answers of [
    answersWith({ 'GET /api/court-runner': problemResponse(404) }),
    answersWith({ 'GET /api/products': problemResponse(503) }),
    answersWith({ 'GET /api/court-runner': new Response('broken', { status: 500 }) }),
  ]) {
    const led = await see(QUERY, answers);
    expect([led.status, led.headers.get('location')]).toEqual([303, without]);
    const failed = await see(query, answers);
    expect(failed.status).toBeGreaterThanOrEqual(400);
    const { page } = await modelOf(failed);
    expect(page).toMatchObject({ kind: 'error' });
    expect([null, without]).toContain((page as ErrorPageModel).retryPath);
  }
  const odd = await see({ ...QUERY, wpId: '../../x' });
  expect(odd.headers.get('location')).toBe(`${PATH}?${new URLSearchParams({ ...query, wpId: '../../x' })}`);
  log.mockRestore();
});

test("after a login or the payment provider's page the names and the funnel are kept, but not the birth date", async () => {
  const from = `${PATH}?${new URLSearchParams({ ...FUNNEL, ...QUERY, middleName: 'LIND' })}`;
  const { birthDate: _, ...query } = { ...FUNNEL, ...QUERY, middleName: 'LIND' };
  const away = await edge(answersWith()).get(from);
  const back = new URL(away.headers.get('location') ?? '', 'https://site.example').searchParams.get('redirect') ?? '';
  expect(Object.fromEntries(new URLSearchParams(back.split('?')[1]))).toEqual(query);

  const page = await pageOf(await edge(answersWith()).get(from, SESSION));
  expect(page.checkout?.action).toBe(back);
  const { order } = await send({ ...ORDER, middleName: 'LIND' }, answersWith(), back);
  // Where the order's page leads back to, as it reads it.
  expect(safeRedirectPath((await bodyOf(order))?.returnPath)).toBe(back);
});

test("the person page's funnel is recorded with the order, through its link and its form", async () => {
  const funnel = { ...FUNNEL, wpId: PERSON_ID };
  const { checkout } = await (await send({ ...REQUEST, ...FUNNEL })).page();
  const linked = await pageOf(await see({ ...QUERY, ...FUNNEL }));
  for (const action of [checkout?.action, linked.checkout?.action]) {
    const { order } = await send(ORDER, answersWith(), action);
    expect((await bodyOf(order))?.funnel).toEqual(funnel);
  }
});

test("the person page's form is shown as filled in, or with what is missing", async () => {
  const { response, order, page } = await send(REQUEST);
  expect(order).toBeUndefined();
  // What is asked for stays out of the address.
  expect(response.headers.get('location')).not.toMatch(/1985|county/);
  expect(await page()).toMatchObject({
    ticked: { chosen: ['court-runner-county-41051'], confirmed: [] },
    fields: { lastName: 'OSTROWSKI', birthDate: '1985-03-04' },
  });

  const { county: _, ...nowhere } = REQUEST;
  const wrong = await send({ ...nowhere, firstName: ' ', birthDate: '0000-03-04' });
  expect((await wrong.page()).checkout?.errors).toEqual({
    firstName: 'This field is required.',
    birthDate: 'Please enter a full date of birth, 18 to 90 years ago.',
    county: 'Must select at least one county',
  });
});

test('an order contains the base product, the ticked counties of the origin, and the person to ask about', async () => {
  const { response, order } = await send({ ...ORDER, middleName: 'Lind' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/billing/invoices/PL-2026-1']);
  expect(order?.headers.get('idempotency-key')).toBe(ORDER.key);
  expect(await order?.json()).toMatchObject({
    productIds: ['court-runner', 'court-runner-county-41051'],
    personId: PERSON_ID,
    runner: {
      id: PERSON_ID,
      firstName: 'MAYA',
      middleName: 'Lind',
      lastName: 'OSTROWSKI',
      dateOfBirth: { month: 3, day: 4, year: 1985 },
    },
    paymentMethodId: 'pm_1',
  });
});

test('the form does not offer the money back: the visit is paid for, whatever it finds', async () => {
  const seller = { name: 'P', address: null, statementName: null, supportEmail: 'help@example.com', refundDays: 14 };
  const page = await pageOf(await see(QUERY, answersWith({ 'GET /api/products': json({ ...PRODUCTS, seller }) })));
  expect(page).toMatchObject({ checkout: { seller: { supportEmail: 'help@example.com', refundDays: null } } });
});

test('products the origin does not list are dropped, and an empty order is not placed', async () => {
  const { order, page } = await send({ ...ORDER, county: 'court-runner-county-99999' });
  expect(order).toBeUndefined();
  expect((await page()).checkout?.errors).toEqual({ county: 'Must select at least one county' });
});

test('nothing is charged if the total differs from the one shown', async () => {
  for (const total of ['$0.01', '', '$46.950']) {
    const { order, page } = await send({ ...ORDER, total });
    expect(order).toBeUndefined();
    expect((await page()).checkout?.problem).toEqual({
      title: 'Nothing was charged.',
      text: courtRunnerPurchaseCopy.changed.text('$46.95'),
    });
  }
});

test('the total can be recalculated without an order', async () => {
  const { order, page } = await send({ ...ORDER, do: 'update', purpose: '' });
  expect(order).toBeUndefined();
  const { ticked, checkout } = await page();
  expect([ticked?.chosen, checkout?.errors, checkout?.orderKey]).toEqual([
    ['court-runner-county-41051'],
    {},
    ORDER.key,
  ]);
});

test('a form that comes back has no card number and no security code', async () => {
  const { page } = await send({ ...ORDER, birthDate: '' });
  const text = JSON.stringify(await page());
  expect(text).toContain('This field is required.');
  expect(text).not.toContain('4242424242424242');
  expect(text).not.toContain('"123"');
});

test('if no payments are set up, or no courthouse can be asked, nothing is for sale', async () => {
  const closed = answersWith({ 'GET /api/products': json({ ...PRODUCTS, paymentWay: 'none' }) });
  expect((await pageOf(await see(QUERY, closed))).checkout).toBeNull();
  const unsold = await send(ORDER, closed);
  expect([(await unsold.page()).checkout, unsold.order]).toEqual([null, undefined]);
  const nowhere = answersWith({ 'GET /api/court-runner': json({ requests: [], addresses: [], baseProduct: null }) });
  expect((await pageOf(await see(QUERY, nowhere))).options).toEqual([]);
  expect((await send(ORDER, nowhere)).order).toBeUndefined();
});

test('an order of 20 counties fits the cookie with everything that was typed, and comes back whole', async () => {
  const fips = Array.from({ length: 20 }, (_, at) => String(41_001 + at * 2));
  const answers = answersWith({
    'GET /api/court-runner': json({ ...INFO, addresses: fips.map((one) => option(one, 1)) }),
  });
  const long = 'Maximiliana-Konstantina Ostrowska-Featherstonehaugh';
  const fields = new URLSearchParams({ ...ORDER, ...FUNNEL, firstName: long, lastName: long, zip: '9' });
  fields.delete('county');
  for (const name of ['county', 'old']) for (const one of fips) fields.append(name, `court-runner-county-${one}`);
  const { request, get } = edge(answers);
  const body = fields.toString();
  const response = await request(PATH, { method: 'POST', headers: { ...FORM_HEADERS, ...SESSION }, body });
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie.split(';', 1)[0]?.length).toBeLessThan(4_000);
  const page = await pageOf(await followForm({ get }, response, SESSION));
  expect(page.ticked).toMatchObject({ chosen: { length: 20 }, confirmed: { length: 20 } });
  expect(page.checkout?.values).toMatchObject({ cardName: 'June Reyes', purpose: 'own-record' });
  expect(page.checkout?.orderKey).toBe(ORDER.key);
});

test('whose order for this person is not settled sees it in place of the form, and what was typed for another one', async () => {
  const held = { kind: 'pending', orderId: 'o9', at: 5, payUrl: null };
  const answers = answersWith({
    'POST /api/orders': refusal(409, orderCopy.held),
    'GET /api/billing/held': json({ held }),
  });
  const { request, get } = edge(answers);
  const init = {
    method: 'POST',
    headers: { ...FORM_HEADERS, ...SESSION },
    body: new URLSearchParams(ORDER).toString(),
  };
  const response = await request(PATH, init);
  const page = await pageOf(await followForm({ get }, response, SESSION));
  expect(page.held).toMatchObject({ kind: 'pending', href: '/billing/orders/o9' });
  const cookie = cookiesAfter(response, SESSION.cookie);
  const another = await pageOf(await get(page.held?.anotherHref ?? '', { cookie }));
  expect(another).toMatchObject({
    held: null,
    fields: { birthDate: '1985-03-04' },
    ticked: { chosen: [REQUEST.county] },
    checkout: { buysAnother: true, problem: { title: 'Nothing was charged.' } },
  });
  const { order } = await send(ORDER, answersWith(), another.checkout?.action);
  expect(await bodyOf(order)).toMatchObject({ buysAnother: true });
});

/** The answers with other counties, as far as they differ from the usual ones. */
const withCounties = (...counties: object[]) =>
  answersWith({
    'GET /api/court-runner': json({
      ...INFO,
      addresses: counties.map((more, at) => ({ ...option(at === 0 ? '41051' : '41039', 12), ...more })),
    }),
  });
const NOW = Date.UTC(2026, 10, 22);
const OUT = { held: { status: 'out', at: NOW, againAt: null } };
const SEARCHED = { held: { status: 'searched', at: NOW - 1, againAt: NOW + 1 } };
const BOTH = { county: ['court-runner-county-41051', 'court-runner-county-41039'] };

/** An order with any number of values for a field. */
async function sendMany(fields: Record<string, readonly string[]>, answers: OriginAnswers) {
  const body = new URLSearchParams(ORDER);
  for (const [name, values] of Object.entries(fields)) {
    body.delete(name);
    for (const value of values) body.append(name, value);
  }
  const { request, get, asked } = edge(answers);
  const response = await request(PATH, {
    method: 'POST',
    headers: { ...FORM_HEADERS, ...SESSION },
    body: body.toString(),
  });
  const order = asked.find(({ url, method }) => method === 'POST' && new URL(url).pathname === '/api/orders');
  return { order, page: async () => pageOf(await followForm({ get }, response, SESSION)) };
}

test('a county that the buyer has meanwhile is left out with a sentence, and nothing is ordered', async () => {
  const { order, page } = await sendMany(BOTH, withCounties(OUT, { countyName: 'Lane' }));
  expect(order).toBeUndefined();
  expect(await page()).toMatchObject({
    ticked: { chosen: ['court-runner-county-41039'] },
    hasAll: false,
    checkout: {
      orderKey: ORDER.key,
      problem: {
        title: 'Nothing was charged.',
        text: 'We left out Multnomah County, OR: your runner is on the way there, or it was searched less than 30 days ago.',
      },
    },
  });
  const first = await send({ ...REQUEST }, withCounties(SEARCHED, {}));
  expect((await first.page()).checkout?.problem?.title).toBe('Please check the counties.');
});

test('whoever has every county sees that in place of the form', async () => {
  expect((await pageOf(await see(QUERY, withCounties(OUT, SEARCHED)))).hasAll).toBe(true);
  expect((await pageOf(await see(QUERY, withCounties(OUT, {})))).hasAll).toBe(false);
});

test('a county that was left more than 7 years ago is ordered only once it is confirmed', async () => {
  const answers = withCounties({ moveOutYear: 2012 }, {});
  const asked = await sendMany(BOTH, answers);
  expect(asked.order).toBeUndefined();
  const { ticked, checkout } = await asked.page();
  expect(checkout?.errors).toEqual({ old: 'Check “Search it anyway”, or leave that county out.' });
  expect(ticked).toEqual({ chosen: BOTH.county, confirmed: [] });
  // Another county's confirmation is none for this one.
  expect((await sendMany({ old: ['court-runner-county-41039'] }, answers)).order).toBeUndefined();
  expect((await sendMany({ old: ['court-runner-county-41051'] }, answers)).order).toBeDefined();
});

test('the way back names the person, and nobody from Ohio or Illinois [P2-133]', async () => {
  const back = async (stateCode: string) => {
    const person = buildPerson({ addresses: [buildAddress({ stateCode })] });
    const details = json(buildDetails(person));
    return (await pageOf(await see(QUERY, answersWith({ 'GET /api/v4/person/details': details })))).back;
  };
  expect(await back('OR')).toMatchObject({ firstName: 'Maya', href: expect.stringMatching(/^\/name\/Maya-/) });
  expect(await back('OH')).toEqual({ firstName: null, href: `/name/-/-/${PERSON_ID}` });
  // The origin did not say who that is.
  expect((await pageOf(await see())).back).toEqual({ firstName: null, href: `/name/-/-/${PERSON_ID}` });
});
