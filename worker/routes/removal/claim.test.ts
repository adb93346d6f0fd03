import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClaimedRecord } from '../../../shared/contract/claims.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { FORM_HEADERS, json, modelOf, type OriginAnswers, edge as openEdge, problemResponse } from '../../testing.ts';

const PERSON = '/name/Maya-Ostrowski/Portland-OR/Pabcdefghijk';
const CLAIM = 'k'.repeat(43);
const REFERENCE = 'C-7K2M4Q9XBDRT';
const RECORD: ClaimedRecord = {
  personId: 'Pabcdefghijk',
  scope: 'all',
  channel: 'email',
  expiresAt: 1_790_000_000_000,
  hidden: [],
  record: {
    name: {
      firstName: 'Maya',
      middleName: null,
      lastName: 'Ostrowski',
      suffix: null,
      fullName: 'Maya Ostrowski',
      seenBy: 'everybody',
    },
    otherNames: [],
    birth: { year: 1979, month: 4, age: 47, ageSeenBy: 'everybody', monthSeenBy: 'members' },
    isRecordedDead: false,
    addresses: [],
    phones: [{ number: '5035550142', lineType: 'Mobile', seenBy: 'members', isHidden: false }],
    emails: [],
    relatives: [],
    work: { title: null, company: null, seenBy: 'nobody' },
    records: [],
    corrections: [],
  },
};
const ANSWERS = {
  'GET /api/claims': json({ channels: ['email', 'phone'] }),
  'GET /api/v4/person/details': problemResponse(404),
  'POST /api/claims': json({ claim: CLAIM }),
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** An edge to which forms are posted as from our own pages. */
function edge(answers: OriginAnswers) {
  const { get, request, asked } = openEdge(answers);
  const post = (path: string, body: string) => request(path, { method: 'POST', body, headers: FORM_HEADERS });
  return { get, post, asked, sent: () => asked.filter(({ method }) => method === 'POST') };
}
const bodyOf = async (request: Request | undefined): Promise<unknown> =>
  JSON.parse((await request?.clone().text()) ?? '');

const form = (fields: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  ).toString();
const viewOf = async (response: Response) =>
  (await modelOf(response)).page as unknown as { view: Record<string, unknown> };

describe('the form that asks for a code', () => {
  test('is the same for a page that nobody has and one that was removed, and names nobody then', async () => {
    const response = await edge(ANSWERS).get(paths.claim({ personPath: PERSON }));
    expect(response.status).toBe(200);
    expect((await viewOf(response)).view).toMatchObject({ state: 'ask', subject: { path: PERSON, person: null } });
  });

  test('sends what was typed to the origin, and leads on without it in the address', async () => {
    const { post, sent } = edge(ANSWERS);
    const response = await post('/claim', form({ path: PERSON, channel: 'phone', phone: '+1 (503) 555-0142' }));
    expect(response.status).toBe(303);
    const to = response.headers.get('location') ?? '';
    expect(to).toBe(paths.claimCode({ claim: CLAIM, personPath: PERSON, channel: 'phone' }));
    expect(to).not.toContain('555');
    expect(await bodyOf(sent()[0])).toEqual({ personId: 'Pabcdefghijk', channel: 'phone', value: '5035550142' });
  });

  test.each([
    [{ channel: 'email', email: 'june' }, { email: expect.any(String) }],
    [{ channel: 'email', email: `${'x'.repeat(10_000)}@example.com` }, { email: expect.any(String) }],
    [{ channel: 'phone', phone: '12' }, { phone: expect.any(String) }],
    [{ email: 'june@example.com' }, { channel: expect.any(String) }],
  ])('says beside its field what is wrong, and asks nobody: %j', async (fields, errors) => {
    const { post, sent } = edge(ANSWERS);
    const response = await post('/claim', form({ path: PERSON, ...fields }));
    expect(response.status).toBe(400);
    expect((await viewOf(response)).view).toMatchObject({ errors });
    expect(sent()).toEqual([]);
  });

  test('keeps what was typed when enough codes were asked for', async () => {
    const answers = { ...ANSWERS, 'POST /api/claims': problemResponse(429) };
    const fields = { path: PERSON, channel: 'email', email: 'june@example.com' };
    const response = await edge(answers).post('/claim', form(fields));
    expect(response.status).toBe(429);
    expect((await viewOf(response)).view).toMatchObject({
      values: { email: 'june@example.com' },
      problem: expect.stringContaining('tomorrow'),
    });
  });

  test.each(['my page', '/phone/1-503-555-0142', 'https://other.example/x'])(
    'needs the page of a person: %s',
    async (path) => {
      const response = await edge(ANSWERS).get(`/claim?${form({ path })}`);
      expect([response.status, (await viewOf(response)).view.state]).toEqual([400, 'find']);
    },
  );
});

describe('the code', () => {
  const fields = { claim: CLAIM, path: PERSON, channel: 'email' };

  test('that is right sets the claim’s cookie and no other, and leads to the record', async () => {
    const response = json({ state: 'claimed', triesLeft: 0 });
    response.headers.append('set-cookie', 'claim=abc; HttpOnly');
    response.headers.append('set-cookie', 'other=abc');
    const answer = await edge({ 'POST /api/claims/verify': response }).post(
      '/claim/code',
      form({ ...fields, code: '048 213' }),
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/claim/record']);
    expect(answer.headers.getSetCookie().filter((cookie) => /^(?:claim|other)=/.test(cookie))).toEqual([
      'claim=abc; HttpOnly',
    ]);
  });

  test.each([
    [{ state: 'wrong', triesLeft: 2 }, 403, 'code'],
    [{ state: 'over', triesLeft: 0 }, 410, 'over'],
  ])('that is not says so: %j', async (said, status, state) => {
    const response = await edge({ 'POST /api/claims/verify': json(said) }).post(
      '/claim/code',
      form({ ...fields, code: '123456' }),
    );
    expect([response.status, (await viewOf(response)).view.state]).toEqual([status, state]);
  });

  test.each(['', '12345', '1234567', 'abcdef'])('that cannot be one is not tried: %j', async (code) => {
    const { post, sent } = edge({});
    expect((await post('/claim/code', form({ ...fields, code }))).status).toBe(400);
    expect(sent()).toEqual([]);
  });

  test('is asked for nowhere but on a page that a form of ours leads to', async () => {
    for (const query of ['', '?claim=x&channel=email', `?claim=${CLAIM}&channel=fax`])
      expect((await edge({}).get(`/claim/code${query}`)).headers.get('location')).toBe('/claim');
  });
});

describe('the record', () => {
  test('without a claim leads to the way to get one', async () => {
    const answers = { 'GET /api/claims/record': problemResponse(401) };
    expect((await edge(answers).get('/claim/record')).headers.get('location')).toBe('/claim?ended=1');
    for (const act of ['hide', 'show']) {
      const refused = { [`POST /api/claims/${act}`]: problemResponse(401) };
      expect((await edge(refused).post('/claim/record', form({ act, part: 'page' }))).headers.get('location')).toBe(
        '/claim?ended=1',
      );
    }
  });

  test('is in no search engine, and no store keeps it', async () => {
    const response = await edge({ 'GET /api/claims/record': json(RECORD) }).get('/claim/record');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await modelOf(response)).head).toMatchObject({ isIndexable: false, canonical: null });
  });

  test('hides what a button names, and refuses what none of ours sends', async () => {
    const { post, sent } = edge({ 'POST /api/claims/hide': json({ isDone: true }) });
    const hidden = await post('/claim/record', form({ act: 'hide', kind: 'phone', value: '5035550142' }));
    expect(hidden.headers.get('location')).toBe('/claim/record?done=hidden');
    expect(await bodyOf(sent()[0])).toEqual({ fact: { kind: 'phone', number: '5035550142' } });
    for (const fields of [
      { act: 'delete' },
      { act: 'hide', part: 'everything' },
      { act: 'hide', kind: 'phone', value: '<b>' },
    ])
      expect((await post('/claim/record', form({ ...fields }))).status).toBe(400);
  });

  test('gives the claim’s cookie to calls of claims alone', async () => {
    const { get, asked } = edge({ 'GET /api/claims/record': json(RECORD) });
    for (const path of ['/claim/record', '/people-search', PERSON]) await get(path, { cookie: 'claim=abc' });
    const cookies = asked.map(({ url, headers }) => [new URL(url).pathname, headers.get('cookie')] as const);
    expect(cookies.length).toBeGreaterThan(1);
    for (const [path, cookie] of cookies) expect(cookie).toBe(path.startsWith('/api/claims') ? 'claim=abc' : null);
  });
});

describe('a correction', () => {
  const answers = { 'GET /api/claims/record': json(RECORD) };
  const typed = { what: 'name', fact: '', firstName: 'Mai', middleName: '', lastName: 'Ostrowska', suffix: '' };

  test('opens with what the record says', async () => {
    const response = await edge(answers).post('/claim/correct', form({ what: 'name', fact: '', show: 'form' }));
    expect((await modelOf(response)).page).toMatchObject({
      now: 'Maya Ostrowski',
      values: { firstName: 'Maya', lastName: 'Ostrowski' },
    });
  });

  test('goes to the origin by its parts', async () => {
    const { post, sent } = edge({
      ...answers,
      'POST /api/claims/corrections': json({ state: 'suggested', reference: REFERENCE }),
    });
    const response = await post('/claim/correct', form({ ...typed, note: 'See my license' }));
    expect(response.headers.get('location')).toBe('/claim/record?done=suggested#claimed-corrections');
    expect(await bodyOf(sent()[0])).toEqual({
      change: { kind: 'name', name: { firstName: 'Mai', middleName: null, lastName: 'Ostrowska', suffix: null } },
      note: 'See my license',
    });
  });

  test.each([
    [{ firstName: '<b>Mai</b>' }, ['firstName']],
    [{ firstName: '', lastName: 'x'.repeat(51) }, ['firstName', 'lastName']],
    [{ suffix: '3' }, ['suffix']],
    [{ note: 'x'.repeat(501) }, ['note']],
    [{ what: 'birth', month: '', year: '79' }, ['month', 'year']],
    [{ what: 'birth', month: '1', year: '2015' }, ['year']],
    [{ what: 'birth', month: '1', year: '1850' }, ['year']],
    [{ what: 'moved-out', fact: 'Aabcdefghijk', month: '12', year: '2999' }, ['year']],
    [{ what: 'work', title: 'Nurse\u202e', company: '' }, ['title']],
    [{ what: 'record', fact: 'liens.R1', error: 'revenge' }, ['error']],
  ])('says in a sentence what is wrong, and nothing that was typed is lost: %j', async (fields, wrong) => {
    const { post, sent } = edge(answers);
    const response = await post('/claim/correct', form({ ...typed, ...fields }));
    expect(response.status).toBe(400);
    const page = (await modelOf(response)).page as unknown as { errors: object; values: Record<string, string> };
    expect(Object.keys(page.errors)).toEqual(wrong);
    for (const field of wrong) expect(page.values[field]).toBe({ ...typed, ...fields }[field as 'suffix']);
    expect(sent()).toEqual([]);
  });

  test.each([
    [404, /does not have this/],
    [409, /says so already/],
    [422, /cannot be right/],
    [429, /tomorrow/],
    [503, /Nothing is lost/],
  ])('that the origin refuses with %i says why', async (status, problem) => {
    const response = await edge({ ...answers, 'POST /api/claims/corrections': problemResponse(status) }).post(
      '/claim/correct',
      form(typed),
    );
    expect(response.status).toBe(status);
    expect((await modelOf(response)).page).toMatchObject({
      values: { firstName: 'Mai' },
      problem: expect.stringMatching(problem),
    });
  });

  test('of no kind is refused, and an address that was kept leads to the record', async () => {
    expect((await edge(answers).post('/claim/correct', form({ what: 'age' }))).status).toBe(400);
    expect((await edge(answers).post('/claim/correct', form({ what: 'not-my-phone', fact: '<b>' }))).status).toBe(400);
    expect((await edge(answers).get('/claim/correct')).headers.get('location')).toBe('/claim/record');
  });

  test('is looked up by its reference, however it is typed', async () => {
    const status = {
      reference: REFERENCE,
      kind: 'name',
      state: 'waiting',
      reason: null,
      suggestedAt: 1,
      decidedAt: null,
    };
    const { get } = edge({ [`GET /api/corrections/${REFERENCE}`]: json(status) });
    const found = await get(`/claim/status?reference=${encodeURIComponent(' c-7k2m 4q9xbdrt ')}`);
    expect((await modelOf(found)).page).toMatchObject({ status: { reference: REFERENCE, state: 'waiting' } });
    for (const wrong of ['C-1', '<b>', 'x'.repeat(5_000)])
      expect((await get(`/claim/status?reference=${encodeURIComponent(wrong)}`)).status).toBe(404);
  });
});
