import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SpeedSearchPageModel } from '../../../client/pages/speed-search/speed-search-model.ts';
import type { User } from '../../../shared/contract/account.ts';
import type { SpeedSearchAnswer } from '../../../shared/contract/speed-search.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDelinquentPlan, buildPlan, buildPlanAnswer } from '../../../tests/fixtures/plans.ts';
import { buildCandidate, buildFoundRow, buildSpeedSearchAnswer } from '../../../tests/fixtures/speed-search.ts';
import {
  edge,
  FORM_HEADERS,
  json,
  limitResponse,
  modelOf,
  type OriginAnswers,
  problemResponse,
} from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const PATH = '/account/speed-search';
const SESSION = { cookie: 'session=token' } as const;
const CALL = 'POST /api/speed-search';
const PRODUCT = {
  productId: 'fast',
  productName: 'Speed Search',
  kind: 'plan',
  price: 14.99,
  period: 'month',
  tier: 'speed-search',
  lookups: 50,
  backgroundCredits: 0,
} as const;
const SPEEDY = buildPlanAnswer({ plan: buildPlan({ tier: 'speed-search', productName: 'Speed Search', lookups: 50 }) });
const NO_PLAN = buildPlanAnswer({ plan: null, paidWith: null });
const reader = (more: Partial<User> = {}) =>
  json(
    buildUserAnswer({
      userType: 'paid',
      product: { productName: 'Speed Search' },
      premiumLookupsCount: 38,
      currentPlanLookupsCount: 50,
      resetDate: '2026-12-04T00:00:00.000Z',
      ...more,
    }),
  );

const answers = (more: OriginAnswers = {}): OriginAnswers => ({
  'GET /api/user': reader(),
  'GET /api/billing/plan': json(SPEEDY),
  'GET /api/products': json({ paymentWay: 'card-form', products: [PRODUCT], onFile: null }),
  [CALL]: json(buildSpeedSearchAnswer()),
  ...more,
});

type View<V extends SpeedSearchPageModel['view']> = Extract<SpeedSearchPageModel, { view: V }>;
async function viewOf<V extends SpeedSearchPageModel['view']>(view: V, response: Response): Promise<View<V>> {
  const page = (await modelOf(response)).page as SpeedSearchPageModel;
  expect(page.view).toBe(view);
  return page as View<V>;
}
const open = (more: OriginAnswers = {}, headers: Record<string, string> = SESSION, query = '') =>
  edge(answers(more)).get(PATH + query, headers);

/** Sends one of the page's forms; `bodies` are what the origin got of it. */
async function send(
  body: FormData | URLSearchParams,
  more: OriginAnswers = {},
  headers: Record<string, string> = SESSION,
) {
  const { request, asked } = edge(answers(more));
  const type = body instanceof FormData ? { 'sec-fetch-site': 'same-origin' } : FORM_HEADERS;
  const response = await request(PATH, { method: 'POST', headers: { ...type, ...headers }, body });
  const calls = asked.filter(({ method }) => method === 'POST');
  return { response, bodies: await Promise.all(calls.map((call) => call.clone().json())) };
}
function list(lines: string, file?: File): FormData {
  const form = new FormData();
  form.set('lines', lines);
  form.set('file', file ?? new File([], ''));
  return form;
}

describe('the form', () => {
  it('is for plans that include it, and says how many lookups are left', async () => {
    for (const tier of ['speed-search', 'unlimited', 'business'] as const) {
      const plan = json(buildPlanAnswer({ plan: buildPlan({ tier }) }));
      const response = await open({ 'GET /api/billing/plan': plan });
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      const { lookups } = await viewOf('list', response);
      expect(lookups).toEqual({ left: 38, max: 50, until: Date.UTC(2026, 11, 4) });
    }
    const unlimited = reader({ premiumLookupsCount: null, currentPlanLookupsCount: null, resetDate: null });
    expect((await viewOf('list', await open({ 'GET /api/user': unlimited }))).lookups).toBe('no-limit');
  });

  it('is for small business accounts whatever is known of their plan', async () => {
    const smb = { 'GET /api/user': reader({ userType: 'smb' }), 'GET /api/billing/plan': json(NO_PLAN) };
    await viewOf('list', await open(smb));
  });

  it('is never prefetched, indexed or named in an address', async () => {
    expect((await open({}, { ...SESSION, 'sec-purpose': 'prefetch' })).status).toBe(503);
    expect((await modelOf(await open())).head).toMatchObject({ isIndexable: false, canonical: null });
  });
});

describe('the offer', () => {
  const offerTo = async (plan: unknown, user: Partial<User> = {}) => {
    const more = { 'GET /api/user': reader(user), 'GET /api/billing/plan': json(plan) };
    return viewOf('offer', await open(more));
  };

  it('leads visitors to the checkout with the price of today, and keeps where they came from', async () => {
    const { asked, get } = edge(answers());
    const { offer, price } = await viewOf('offer', await get(`${PATH}?wp_source=people&wpId=${PERSON_ID}&x=1`));
    expect(price).toMatchObject({ price: 14.99, period: 'month', lookups: 50 });
    expect(offer).toEqual({
      kind: 'buy',
      href: `/checkout/summary?wp_source=people&wpId=${PERSON_ID}&plan=speed-search`,
      loginHref: expect.stringMatching(/^\/auth\/login\?redirect=%2Faccount%2Fspeed-search/),
    });
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/products']);
  });

  it('leads an account without a plan there as well, even after a plan has ended', async () => {
    const buy = { kind: 'buy', href: '/checkout/summary?plan=speed-search', loginHref: null };
    expect((await offerTo(NO_PLAN, { userType: 'free' })).offer).toEqual(buy);
    const ended = buildPlanAnswer({ plan: buildPlan({ status: 'ended', tier: 'speed-search' }) });
    expect((await offerTo(ended, { userType: 'cancelled' })).offer).toEqual(buy);
  });

  it('leads from another plan to its change', async () => {
    const { offer } = await offerTo(buildPlanAnswer());
    expect(offer).toEqual({ kind: 'change', plan: 'Premium Monthly', href: '/billing/manage-plan/change?to=fast' });
  });

  it('leads to the payment that is overdue, and a member to the plan they share', async () => {
    const overdue = buildPlanAnswer({ plan: buildDelinquentPlan({ tier: 'speed-search' }) });
    expect((await offerTo(overdue, { userType: 'delinquent' })).offer).toMatchObject({
      kind: 'overdue',
      href: expect.stringContaining('/billing/payment-method'),
    });
    const shared = { productName: 'Premium Annual', tier: 'premium', lookups: 20, from: 'June' };
    expect((await offerTo({ ...NO_PLAN, shared }, { userType: 'fam' })).offer).toEqual({ kind: 'member' });
  });

  it('says so where it is not sold', async () => {
    const none = { 'GET /api/products': json({ paymentWay: 'none', products: [], onFile: null }) };
    const { offer, price } = await viewOf('offer', await open(none, {}));
    expect([offer, price]).toEqual([{ kind: 'closed' }, null]);
  });
});

describe('a list', () => {
  it('is looked up line by line, and its results are never stored', async () => {
    const { response, bodies } = await send(list('Maya Ostrowski, Portland, OR\r\n\r\n(503) 555-0142\r\n'));
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(bodies).toEqual([{ lines: [{ text: 'Maya Ostrowski, Portland, OR' }, { text: '(503) 555-0142' }] }]);
    const { results, used, lookups } = await viewOf('results', response);
    expect(results.map(({ row }) => row.kind)).toEqual(['found', 'several', 'none', 'unreadable', 'out']);
    expect(results[0]).toMatchObject({ personId: PERSON_ID, href: `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}` });
    // Looking at somebody it may mean uses no lookup, and chooses nobody.
    expect(results.map(({ freeHrefs }) => freeHrefs)).toEqual([
      [],
      ['/name/June-Li/Salem-OR/Pjuneli00001?stub=true', '/name/June-A-Li/-/Pjuneli00002?stub=true'],
      [],
      [],
      [],
    ]);
    expect([used, lookups]).toEqual([1, { left: 37, max: 50, until: Date.UTC(2026, 11, 4) }]);
  });

  it('has the lines of its file at the end', async () => {
    const file = new File(['\uFEFFName;City;State\r\nJune Li;Salem;OR\r\n'], 'list.csv', { type: 'text/csv' });
    const { bodies } = await send(list('Maya Ostrowski', file));
    expect(bodies).toEqual([{ lines: [{ text: 'Maya Ostrowski' }, { text: 'June Li, Salem, OR' }] }]);
  });

  it.each([
    ['is empty', list(' \n'), { error: /at least one/ }],
    [
      'has more than 50 lines',
      list(Array.from({ length: 51 }, (_, at) => `Name ${at}`).join('\n')),
      { error: /51 lines/ },
    ],
    [
      'has a file that is not text',
      list('June Li', new File([new Uint8Array([80, 75, 3, 4, 0])], 'x.xlsx')),
      { fileError: /not text/ },
    ],
    [
      'has only such a file',
      list('', new File([new Uint8Array([80, 75, 3, 4, 0])], 'x.xlsx')),
      { fileError: /not text/ },
    ],
    ['has a file that is too large', list('June Li', new File(['a'.repeat(70_000)], 'x.csv')), { fileError: /64 KB/ }],
  ])('that %s is not looked up, says why, and stays in the form', async (_, body, said) => {
    const { response, bodies } = await send(body);
    expect([response.status, bodies]).toEqual([400, []]);
    const { form } = await viewOf('list', response);
    for (const [field, pattern] of Object.entries(said)) expect(form[field as 'error' | 'fileError']).toMatch(pattern);
    expect(form.text).toBe(String(body.get('lines')).replaceAll('\r\n', '\n'));
  });

  it('keeps the lines of a file, if there are too many', async () => {
    const file = new File([Array.from({ length: 60 }, (_, at) => `Name ${at}`).join('\n')], 'x.txt');
    const { response } = await send(list('June Li', file));
    const { form } = await viewOf('list', response);
    expect([response.status, form.text.split('\n').length]).toEqual([400, 61]);
  });

  it('that is enormous is refused with a sentence', async () => {
    const { response, bodies } = await send(list('', new File(['a'.repeat(600_000)], 'x.csv')));
    expect([response.status, bodies]).toEqual([413, []]);
    expect((await viewOf('list', response)).form.fileError).toMatch(/nothing was looked up/);
  });

  it.each([401, 429, 500, 503])('stays in the form when the origin answers %i', async (status) => {
    const more = { [CALL]: problemResponse(status) };
    const { response } = await send(list('Maya Ostrowski'), more);
    expect(response.status).toBe(status === 500 ? 503 : status);
    const { form } = await viewOf('list', response);
    expect([form.text, form.again]).toEqual(['Maya Ostrowski', null]);
    expect(form.problem?.loginHref === null).toBe(status !== 401);
  });

  it.each([
    ['numbers', 'more new phone numbers than you can look up in a day'],
    ['fair-use', 'more new people than your plan opens in a day'],
  ] as const)('past the daily limit of %s says which, and when there is room again', async (limit, text) => {
    const opensAt = new Date(Date.now() + 3_600_000).toISOString();
    const { response } = await send(list('Maya Ostrowski'), { [CALL]: limitResponse(limit, opensAt) });
    expect(response.status).toBe(429);
    const { form } = await viewOf('list', response);
    expect(form.problem?.text).toContain(text);
    expect(form.problem?.text).toMatch(/There is room for more (today|tomorrow) at /);
    expect(form.text).toBe('Maya Ostrowski');
  });

  it('stays in the form while nobody knows who sent it', async () => {
    const down = { 'GET /api/user': problemResponse(500), 'GET /api/billing/plan': problemResponse(500) };
    const { response } = await send(list(''), down);
    expect((await viewOf('list', response)).form.error).toMatch(/at least one/);
  });

  it('is refused where the plan does not include it, and says that nothing was looked up', async () => {
    const { response } = await send(list('June Li'), {
      [CALL]: problemResponse(403),
      'GET /api/billing/plan': json(buildPlanAnswer()),
    });
    expect(response.status).toBe(403);
    const { problem, offer } = await viewOf('offer', response);
    expect(problem).toMatch(/Nothing was looked up/);
    expect(offer.kind).toBe('change');
  });

  it('must come from our own page, as a form', async () => {
    expect((await send(list('June Li'), {}, { ...SESSION, 'sec-fetch-site': 'cross-site' })).response.status).toBe(403);
    const { request, asked } = edge(answers());
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'multipart/form-data']) {
      const headers = { ...SESSION, 'sec-fetch-site': 'same-origin', 'content-type': type };
      expect((await request(PATH, { method: 'POST', headers, body: '{}' })).status, type).toBe(400);
    }
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('the choices of lines that mean several people', () => {
  const OTHER = 'Pzyxwvutsrqpo';
  const choices = (fields: readonly (readonly [string, string])[]) =>
    new URLSearchParams(fields.map((pair) => [...pair]));
  const sent = choices([
    ['line', 'Maya Ostrowski, Portland, OR'],
    ['person-0', PERSON_ID],
    ['line', 'June Li'],
    ['person-1', OTHER],
    ['line', 'Sam Li'],
    ['person-2', ''],
    ['line', 'Kim'],
    ['person-3', '<script>'],
  ]);

  it('are sent with the lines that are open already, so that those cost nothing', async () => {
    const { bodies } = await send(sent);
    expect(bodies).toEqual([
      {
        lines: [
          { text: 'Maya Ostrowski, Portland, OR', personId: PERSON_ID },
          { text: 'June Li', personId: OTHER },
          { text: 'Sam Li' },
          { text: 'Kim' },
        ],
      },
    ]);
  });

  it('stay with a line that could not be opened', async () => {
    const answer: SpeedSearchAnswer = buildSpeedSearchAnswer({ rows: [{ kind: 'out', text: 'June Li' }] });
    const form = choices([
      ['line', 'June Li'],
      ['person-0', OTHER],
    ]);
    const { response } = await send(form, { [CALL]: json(answer) });
    expect((await viewOf('results', response)).results).toMatchObject([{ personId: OTHER, href: null }]);
  });

  it.each([401, 429, 503])('can be sent again as they are after a %i', async (status) => {
    const { response } = await send(sent, { [CALL]: problemResponse(status) });
    const { form } = await viewOf('list', response);
    expect(form.again?.slice(0, 2)).toEqual([
      { text: 'Maya Ostrowski, Portland, OR', personId: PERSON_ID },
      { text: 'June Li', personId: OTHER },
    ]);
  });

  it('of more lines than a list has are refused', async () => {
    const { response, bodies } = await send(choices(Array.from({ length: 80 }, () => ['line', 'June Li'])));
    expect([response.status, bodies]).toEqual([400, []]);
  });
});

describe('the download', () => {
  const rows: SpeedSearchAnswer['rows'] = [
    buildFoundRow({ text: '=HYPERLINK("x")', phones: ['(503) 555-0142', '(503) 555-0143'], emails: [] }),
    { kind: 'several', text: 'June Li', candidates: [buildCandidate()], isCut: false },
  ];

  it('is what was shown, as a file, without another lookup', async () => {
    const answer = buildSpeedSearchAnswer({ rows });
    const shown = await viewOf('results', (await send(list('x'), { [CALL]: json(answer) })).response);
    const { response, bodies } = await send(new URLSearchParams({ table: shown.table }));
    expect(bodies).toEqual([]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="speed-search-\d{4}-\d\d-\d\d\.csv"$/),
      'cache-control': 'private, no-store',
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'Your line,Result,Name,Age,Place,Address,Phones,Emails,Page',
      `"'=HYPERLINK(""x"")",Found,Maya Ostrowski,43,"Portland, OR","4120 N Halyard Ave, Portland, OR 97217","(503) 555-0142; (503) 555-0143",,http://127.0.0.1/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`,
      'June Li,Not chosen yet,,,,,,,',
      '',
    ]);
  });

  it.each([
    '',
    '{}',
    '[1]',
    '[[1]]',
    JSON.stringify(Array.from({ length: 52 }, () => ['a'])),
    '[["1","2","3","4","5","6","7","8","9","10"]]',
  ])('refuses what is no table of ours: %j', async (table) => {
    expect((await send(new URLSearchParams({ table }))).response.status).toBe(400);
  });
});
