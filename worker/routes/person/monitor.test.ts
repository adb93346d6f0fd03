import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildAddress, buildPerson, buildRelative, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { edge, FORM_HEADERS, json, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const PAGE = `/monitor/${PERSON_ID}`;
const PERSON = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const STEP = `${PAGE}?step=relatives`;
const SESSION = { cookie: 'session=abc' };
const MONITOR = 'POST /api/monitor/';
const CHECK = 'GET /api/auth/email-available';
const EMAIL = 'june@example.com';

const relative = buildRelative(1, { dateOfBirth: { age: null, ageRange: '40s' } });
const other = buildRelative(2, { dateOfBirth: { age: null, ageRange: '30s' } });
const maya = buildPerson({ addresses: [buildAddress()], relatives: [relative, other] });
const CHECKED = { errorMessage: null, isValid: true, isAvailable: true, isFreeNoPassword: false };

/** A session that begins with the answer. */
const begins = (body: object) => () =>
  new Response(JSON.stringify(body), {
    headers: [
      ['content-type', 'application/json'],
      ['set-cookie', 'session=new; Path=/; HttpOnly'],
    ],
  });
const USER = begins({ user: { id: 'U1', primaryEmail: EMAIL } });

function site(more: OriginAnswers = {}, isMonitoring = false) {
  return edge({
    'GET /api/v4/person/details': json(buildDetails(maya, { isMonitoring })),
    'GET /api/user': json({ user: null }),
    'GET /api/monitor/': problemResponse(401),
    [MONITOR]: json({
      personId: PERSON_ID,
      displayText: 'x',
      autoMonitor: false,
      since: 0,
      isConfirmed: false,
      changes: null,
    }),
    'DELETE /api/monitor/': json({ isDone: true }),
    [CHECK]: json(CHECKED),
    'POST /api/auth/create-new-user': USER,
    'GET /api/auth/get-user-by-email': USER,
    'POST /api/auth/login': begins(buildUserAnswer()),
    ...more,
  });
}

const post = (from: ReturnType<typeof edge>, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  from.request(PAGE, {
    method: 'POST',
    headers: { ...FORM_HEADERS, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const start = (from: ReturnType<typeof edge>, more: Record<string, string> = {}) =>
  post(from, { do: 'start', email: EMAIL, terms: 'yes', ...more });
const callsOf = ({ asked }: ReturnType<typeof edge>, path: string) =>
  asked.filter(({ url }) => new URL(url).pathname === path);
const viewOf = async (response: Response) => {
  const { page } = await modelOf(response);
  return 'view' in page ? page.view : page;
};

describe('the page', () => {
  test('asks a visitor for an address, a logged-in reader for a yes; a look uses nothing and names nobody in the title', async () => {
    const anonymous = site();
    const response = await anonymous.get(PAGE);
    const { page, head } = await modelOf(response);
    expect(page).toMatchObject({ kind: 'monitor', fullName: 'Maya Ostrowski', path: PERSON, view: { state: 'start' } });
    expect(head).toMatchObject({ title: 'Monitor a person | Porchlight', isIndexable: false });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(callsOf(anonymous, '/api/v4/person/details')[0]?.url).toMatch(/offer=true&stub=true/);
    expect(anonymous.asked.every(({ method }) => method === 'GET')).toBe(true);

    const owner = site({ 'GET /api/user': json(buildUserAnswer()) });
    expect(await viewOf(await owner.get(PAGE, SESSION))).toMatchObject({ state: 'ask' });
  });

  test('asks whoever monitors whether to stop, and offers relatives only after the start [P4-012 P4-031]', async () => {
    const owner = site({ 'GET /api/user': json(buildUserAnswer()) }, true);
    expect(await viewOf(await owner.get(PAGE, SESSION))).toMatchObject({ state: 'monitored' });
    expect(await viewOf(await owner.get(STEP, SESSION))).toMatchObject({
      state: 'relatives',
      relatives: [{ id: relative.id }, { id: other.id }],
      isConfirmed: true,
    });
    expect(await viewOf(await site().get(STEP))).toMatchObject({ state: 'start' });
  });

  test('counts a view for the step that lists relatives, and only for that; past the limit it lists none', async () => {
    const DETAILS = '/api/v4/person/details';
    const isCounted = ({ url }: { readonly url: string }) => !new URL(url).searchParams.has('offer');
    const owner = site({}, true);
    await owner.get(PAGE, SESSION);
    expect(callsOf(owner, DETAILS).map(isCounted)).toEqual([false]);
    await owner.get(STEP, SESSION);
    expect(callsOf(owner, DETAILS).map(isCounted)).toEqual([false, true]);
    const known = JSON.stringify(buildDetails(maya, { isMonitoring: true }));
    const full = site({
      [`GET ${DETAILS}`]: (request: Request) =>
        isCounted(request)
          ? problemResponse(429)
          : new Response(known, { headers: { 'content-type': 'application/json' } }),
    });
    expect(await viewOf(await full.get(STEP, SESSION))).toMatchObject({ state: 'monitored' });
    await post(full, { do: 'relatives', relative: relative.id }, SESSION);
    expect(callsOf(full, '/api/monitor/').filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('is a 404 for somebody who is not shown here', async () => {
    for (const [path, answers] of [
      [PAGE, { 'GET /api/v4/person/details': problemResponse(404) }],
      ['/monitor/1', {}],
    ] as const)
      expect((await site(answers).get(path)).status, path).toBe(404);
  });

  test('offers nothing for somebody who has died', async () => {
    const dead = buildDetails({ ...maya, isDead: true });
    expect(await viewOf(await site({ 'GET /api/v4/person/details': json(dead) }).get(PAGE))).toEqual({ state: 'dead' });
    const monitored = { 'GET /api/v4/person/details': json({ ...dead, isMonitoring: true }) };
    expect(await viewOf(await site(monitored).get(PAGE))).toEqual({ state: 'dead' });
  });

  test.each([true, false])(
    'tells a reader whose address is confirmed (%s) what is left to do for alerts',
    async (isConfirmed) => {
      const monitored = { reports: [], total: 0, matching: 0, page: 1, pages: 1, withNews: 0, isConfirmed };
      const from = site({ 'GET /api/monitor/': json(monitored) }, true);
      expect(await viewOf(await from.get(STEP, SESSION))).toMatchObject({
        state: 'relatives',
        isConfirmed,
      });
    },
  );
});

describe('starting by email', () => {
  test.each([
    ['a new address', CHECKED, '/api/auth/create-new-user'],
    [
      'an account without a password',
      { ...CHECKED, isAvailable: false, isFreeNoPassword: true },
      '/api/auth/get-user-by-email',
    ],
  ])('%s gets a session, and monitors with it [P4-030 P4-031]', async (_, checked, call) => {
    const from = site({ [CHECK]: json(checked) });
    const response = await start(from);
    expect([response.status, response.headers.get('location')]).toEqual([303, STEP]);
    expect(response.headers.getSetCookie()).toEqual(['session=new; Path=/; HttpOnly']);
    expect(callsOf(from, call)).toHaveLength(1);
    const [monitor] = callsOf(from, '/api/monitor/').filter(({ method }) => method === 'POST');
    expect(monitor?.headers.get('cookie')).toBe('session=new');
    expect(await monitor?.json()).toEqual({ personId: PERSON_ID, displayText: 'Maya Ostrowski', autoMonitor: false });
  });

  test('an account with a password is asked for it, and nothing begins [P4-028]', async () => {
    const from = site({ [CHECK]: json({ ...CHECKED, isAvailable: false }) });
    const response = await start(from);
    expect(await viewOf(response)).toMatchObject({ state: 'log-in', email: EMAIL });
    expect(callsOf(from, '/api/monitor/').filter(({ method }) => method === 'POST')).toEqual([]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('what is missing or wrong stays beside its field, with what was typed [P5-010 P8-018 P8-019]', async () => {
    const refused = { ...CHECKED, isValid: false, isAvailable: false, errorMessage: 'Not this one.' };
    const cases: [OriginAnswers, Record<string, string>, number, object][] = [
      [{}, { terms: '' }, 400, { terms: 'Please agree to the Terms of Service' }],
      [{}, { email: 'june' }, 400, { email: 'Please enter a valid email address.' }],
      [{ [CHECK]: json(refused) }, {}, 400, { email: 'Not this one.' }],
      [{ [CHECK]: problemResponse(500) }, {}, 503, { email: 'Error validating email' }],
      [{ [CHECK]: problemResponse(429) }, {}, 429, { email: expect.stringContaining('Too many addresses') }],
    ];
    for (const [answers, fields, status, errors] of cases) {
      const response = await start(site(answers), fields);
      expect(response.status).toBe(status);
      expect(await viewOf(response)).toMatchObject({ state: 'start', email: fields.email ?? EMAIL, errors });
    }
  });

  test("if creating the user or monitoring fails, it says 'Unable to monitor' and can be tried again [P8-017]", async () => {
    const noUser = await start(site({ 'POST /api/auth/create-new-user': problemResponse(500) }));
    expect(noUser.status).toBe(503);
    expect(await viewOf(noUser)).toMatchObject({ state: 'start', problem: 'Unable to monitor' });
    for (const answer of [problemResponse(500), new Response(null, { status: 204 })]) {
      const response = await start(site({ [MONITOR]: () => answer.clone() }));
      expect(await viewOf(response)).toMatchObject({ state: 'ask', problem: 'Unable to monitor' });
      expect(response.headers.getSetCookie()).toEqual(['session=new; Path=/; HttpOnly']);
    }
  });

  test('a log-in begins the session; a wrong one says so and keeps the address [P4-029 P7-052 P8-016]', async () => {
    const typed = { do: 'log-in', email: EMAIL, password: 'a quiet harbor' };
    const right = await post(site(), typed);
    expect([right.status, right.headers.get('location')]).toEqual([303, STEP]);
    const wrong = await post(site({ 'POST /api/auth/login': problemResponse(401) }), typed);
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([401, []]);
    expect(await viewOf(wrong)).toEqual({
      state: 'log-in',
      email: EMAIL,
      errors: {},
      problem: 'Incorrect email or password. Please try again.',
    });
    const empty = await post(site(), { ...typed, password: '' });
    expect(await viewOf(empty)).toMatchObject({ errors: { password: 'This field is required.' } });
  });
});

describe('with a session', () => {
  test('a yes monitors and leads to the relatives; an ended session asks for an address; a 204 says so', async () => {
    const done = await post(site(), { do: 'monitor' }, SESSION);
    expect([done.status, done.headers.get('location')]).toEqual([303, STEP]);
    expect(await viewOf(await post(site({ [MONITOR]: problemResponse(401) }), { do: 'monitor' }))).toMatchObject({
      state: 'start',
    });
    const empty = site({ [MONITOR]: new Response(null, { status: 204 }) });
    expect(await viewOf(await post(empty, { do: 'monitor' }, SESSION))).toMatchObject({
      problem: 'Problem monitoring report at this time',
    });
  });

  test('only relatives that the page offers are monitored, and a failure is skipped [P4-034 P4-035]', async () => {
    const from = site({ [MONITOR]: problemResponse(500) }, true);
    const body = new URLSearchParams([
      ['do', 'relatives'],
      ['relative', relative.id],
      ['relative', 'PsomebodyElse01'],
    ]);
    const headers = { ...FORM_HEADERS, ...SESSION };
    const response = await from.request(PAGE, { method: 'POST', headers, body: body.toString() });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${PERSON}?monitor=true`]);
    const bodies = await Promise.all(
      callsOf(from, '/api/monitor/')
        .filter(({ method }) => method === 'POST')
        .map((request) => request.json()),
    );
    expect(bodies).toEqual([{ personId: relative.id, displayText: relative.name.fullName, autoMonitor: false }]);
  });

  test('stopping leads back and says so; a failure says that it did not work [F4-12]', async () => {
    const done = await post(site({}, true), { do: 'stop' }, SESSION);
    expect([done.status, done.headers.get('location')]).toEqual([303, `${PERSON}?unmonitor=true`]);
    const failed = await post(site({ 'DELETE /api/monitor/': problemResponse(500) }, true), { do: 'stop' }, SESSION);
    expect(failed.status).toBe(503);
    expect(await viewOf(failed)).toMatchObject({
      state: 'monitored',
      problem: 'Problem unmonitoring report at this time',
    });
    const ended = await post(site({ 'DELETE /api/monitor/': problemResponse(401) }, true), { do: 'stop' });
    expect(ended.headers.get('location')).toMatch(/^\/auth\/login\?redirect=/);
  });

  test('a form from another site, or one that does nothing known, is refused', async () => {
    expect((await post(site(), { do: 'monitor' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(site(), { do: 'constructor' }, SESSION)).status).toBe(400);
  });
});
