import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildProductsAnswer } from '../../../tests/fixtures/billing.ts';
import { buildAddress, buildCounts, buildPerson, MAYA, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { followForm } from '../../../tests/support/follow-form.ts';
import { edge, FORM_HEADERS, json, limited, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const UNLOCK = 'POST /api/reports/submit-credits-payment-for-report';
const PAGE = `/billing/unlock-report?wpId=${PERSON_ID}`;
const LOG_IN = `/auth/login?redirect=${encodeURIComponent(PAGE)}`;
const SESSION = { cookie: `session=${'s'.repeat(43)}` };
const PERSON = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const soon = new Date(Date.UTC(2026, 11, 3)).toISOString();

const site = (more: OriginAnswers = {}, credits = 2) =>
  edge({
    'GET /api/user': json(
      buildUserAnswer({ backgroundCreditsCount: credits, userBgCreditsNearestExpDate: credits > 0 ? soon : null }),
    ),
    'GET /api/v4/person/details': json(buildDetails(MAYA)),
    'GET /api/person/counts': json(buildCounts({ evictions: 1 })),
    'GET /api/reports/': json([]),
    [UNLOCK]: json({ payload: { id: 'R1', fullName: 'Maya Ostrowski' } }),
    ...more,
  });
const post = (from: ReturnType<typeof edge>, headers: Record<string, string> = SESSION, wpId = PERSON_ID) =>
  from.request('/billing/unlock-report', {
    method: 'POST',
    headers: { ...FORM_HEADERS, ...headers },
    body: new URLSearchParams({ wpId }).toString(),
  });
const unlocksOf = ({ asked }: ReturnType<typeof edge>) =>
  asked.filter(({ url }) => url.includes('submit-credits')).length;

describe('the page that asks before a credit is used', () => {
  test('says whose report it is and what credits there are; it uses no credit and no lookup', async () => {
    const from = site();
    const response = await from.get(PAGE, SESSION);
    const { page, head } = await modelOf(response);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(page).toMatchObject({
      kind: 'unlock-report',
      state: 'ready',
      person: { id: PERSON_ID, fullName: 'Maya Ostrowski', path: PERSON },
      credits: 2,
      creditsExpireAt: Date.UTC(2026, 11, 3),
      error: null,
    });
    expect(head).toMatchObject({ title: 'Use a credit | Porchlight', isIndexable: false });
    expect(unlocksOf(from)).toBe(0);
    expect(from.asked.find(({ url }) => url.includes('/person/details'))?.url).toContain('stub=true');
  });

  test('says what a credit costs where there is none, and does without if that is not known', async () => {
    const priceOf = async (more: OriginAnswers, credits: number) => {
      const { page } = await modelOf(await site(more, credits).get(PAGE, SESSION));
      return page.kind === 'unlock-report' ? page.price : 'another page';
    };
    const products = { 'GET /api/products': json(buildProductsAnswer()) };
    expect(await priceOf(products, 0)).toBe('one report, $14.99, no subscription, readable for 30 days');
    expect(await priceOf({}, 0)).toBeNull();
    expect(await priceOf(products, 2)).toBeNull();
  });

  test('names nobody in Ohio or Illinois until the report is open, in no text and no link [P2-133]', async () => {
    const access = { wpId: PERSON_ID, payload: { id: 'R1' }, accessExpiresAt: Date.now() + 1_000 };
    for (const stateCode of ['OH', 'IL']) {
      const person = buildPerson({ addresses: [buildAddress({ stateCode })] });
      const details = { 'GET /api/v4/person/details': json(buildDetails(person)) };
      for (const [credits, more] of [
        [0, {}],
        [2, {}],
        [2, { 'GET /api/person/counts': json(buildCounts()) }],
      ] as const) {
        const html = await (await site({ ...details, ...more }, credits).get(PAGE, SESSION)).text();
        expect(html).toContain(`/name/-/-/${PERSON_ID}`);
        expect(html).not.toMatch(/Maya(?!Ostrowski1)|Ostrowski(?!1)/);
      }
      const open = await site({ ...details, 'GET /api/reports/': json([access]) }).get(PAGE, SESSION);
      expect(await open.text()).toContain('Maya Ostrowski');
    }
  });

  test('recognizes a report that is open, empty, not for sale, unknown or without a credit', async () => {
    const stateOf = async (more: OriginAnswers, credits?: number, path = PAGE) => {
      const response = await site(more, credits).get(path, SESSION);
      const { page } = await modelOf(response);
      return [response.status, 'state' in page ? page.state : page.kind];
    };
    const access = { wpId: PERSON_ID, payload: { id: 'R1' }, accessExpiresAt: Date.now() + 1_000 };
    expect(await stateOf({ 'GET /api/reports/': json([access]) }, 0)).toEqual([200, 'open']);
    expect(await stateOf({ 'GET /api/person/counts': json(buildCounts()) })).toEqual([200, 'empty']);
    expect(await stateOf({}, 0)).toEqual([200, 'no-credit']);
    const dead = { 'GET /api/v4/person/details': json(buildDetails({ ...MAYA, isDead: true })) };
    for (const credits of [0, 2]) expect(await stateOf(dead, credits)).toEqual([200, 'died']);
    expect(await stateOf({ ...dead, 'GET /api/reports/': json([access]) })).toEqual([200, 'open']);
    expect(await stateOf({ 'GET /api/v4/person/details': problemResponse(404) })).toEqual([404, 'unknown']);
    for (const path of ['/billing/unlock-report', '/billing/unlock-report?wpId=..%2Fx'])
      expect(await stateOf({}, 2, path)).toEqual([404, 'unknown']);
  });

  test('is limited like a search, and does not mistake an unknown viewer for a logged-out one', async () => {
    const { get } = edge(
      { 'GET /api/user': problemResponse(503), 'GET /api/reports/': json([]) },
      { LIMIT_SEARCH: limited(1) },
    );
    const unknown = await get(PAGE, SESSION);
    expect([unknown.status, unknown.headers.get('location')]).toEqual([404, null]);
    expect((await get(PAGE, SESSION)).status).toBe(429);
  });

  test('sends logged-out visitors to the login and back', async () => {
    const from = site({ 'GET /api/user': json({ user: null }) });
    for (const headers of [{}, SESSION]) {
      const response = await from.get(PAGE, headers);
      expect([response.status, response.headers.get('location')]).toEqual([303, LOG_IN]);
    }
  });
});

describe('its button', () => {
  test('uses a credit and leads to the report on the person page [F4-04]', async () => {
    const from = site();
    const response = await post(from);
    expect([response.status, response.headers.get('location')]).toEqual([303, `${PERSON}#person-details-bg-section`]);
    expect(unlocksOf(from)).toBe(1);
    const unplaced = await post(site({ 'GET /api/v4/person/details': problemResponse(500) }));
    expect(unplaced.headers.get('location')).toBe(`/name/Maya-Ostrowski/-/${PERSON_ID}#person-details-bg-section`);
  });

  test("does nothing for another site's page, a logged-out visitor or a malformed id", async () => {
    const from = site();
    expect((await post(from, { ...SESSION, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(from, {})).headers.get('location')).toBe(LOG_IN);
    expect((await followForm(from, await post(from, SESSION, 'P1'), SESSION)).status).toBe(404);
    expect(unlocksOf(from)).toBe(0);
  });

  test("explains the origin's refusal by the current state", async () => {
    const refused = async (status: number, more: OriginAnswers, credits?: number) => {
      const from = site({ [UNLOCK]: problemResponse(status), ...more }, credits);
      const response = await followForm(from, await post(from), SESSION);
      const { page } = await modelOf(response);
      return [response.status, 'state' in page ? page.state : page.kind];
    };
    expect(await refused(402, {}, 0)).toEqual([200, 'no-credit']);
    expect(await refused(409, { 'GET /api/person/counts': json(buildCounts()) })).toEqual([200, 'empty']);
    expect(await refused(404, { 'GET /api/v4/person/details': problemResponse(404) })).toEqual([404, 'unknown']);
    const loggedOut = await post(site({ [UNLOCK]: problemResponse(401) }));
    expect(loggedOut.headers.get('location')).toBe(LOG_IN);
  });

  test('refuses what the origin does not accept as a click, and logs no failure', async () => {
    const response = await post(site({ [UNLOCK]: problemResponse(403) }));
    expect(response.status).toBe(403);
    expect((await modelOf(response)).page).toMatchObject({ kind: 'error', status: 403 });
    expect(console.error).not.toHaveBeenCalled();
  });

  test('says in our words that it failed, and is offered again [F8-22 F8-23]', async () => {
    const failed = site({ [UNLOCK]: problemResponse(500) });
    const response = await post(failed);
    expect(response.headers.get('x-failure')).toBe('origin-5xx');
    const { page } = await modelOf(await followForm(failed, response, SESSION));
    expect(page).toMatchObject({
      state: 'ready',
      error:
        'The report could not be unlocked. Please try again. A report that is already open takes no second credit.',
    });
    // Nothing is resent automatically.
    expect(unlocksOf(failed)).toBe(1);
    const down = site({ [UNLOCK]: problemResponse(500), 'GET /api/v4/person/details': problemResponse(500) });
    const answer = await post(down);
    const error = await followForm(down, answer, SESSION);
    expect(error.status).toBe(503);
    expect((await modelOf(error)).page).toMatchObject({ kind: 'error', retryPath: answer.headers.get('location') });
  });

  test('is limited like every account change', async () => {
    const limit = limited(1);
    const from = edge({ 'GET /api/user': json(buildUserAnswer()) }, { LIMIT_WRITE: limit });
    await post(from);
    expect((await post(from)).status).toBe(429);
  });
});
