import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallBody, CallResponse } from '../../../shared/contract/calls.ts';
import { CODE_TRIES_MAX, type SuggestedChange } from '../../../shared/contract/claims.ts';
import {
  addEmail,
  addPerson,
  addPhone,
  addPlaces,
  addRecord,
  addRelation,
  fixtureId,
  hidePerson,
} from '../../../tests/fixtures/people-database.ts';
import { cookiesOf, type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfRun } from '../../../tests/support/query-plans.ts';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import { parseSettings } from '../env.ts';
import { sweepStored } from '../retention/sweep-stored.ts';
import { screenPeople } from '../suppression/screen-people.ts';
import { suppressPerson } from '../suppression/suppress-person.ts';
import { forgetCorrectionsStatement } from './forget-corrections.ts';
import { correctAgain } from './settle-corrections.ts';

const MINUTE = 60_000;
const JUNE = fixtureId('june');
const EMAIL = 'june@example.com';
const MOBILE = '5035550101';
const SHARED = '5035550102';
let origin: TestOrigin;
let networks = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) });
  origin = openTestOrigin();
  fill(origin.people);
});
afterEach(() => vi.useRealTimers());

/** June, her son Max, who shares a landline with her, and a stranger. `ids` differ between data sets. */
function fill(people: TestOrigin['people'], ids = { june: 'june', max: 'max' }): void {
  addPlaces(people);
  const june = addPerson(people, {
    id: ids.june,
    first: 'June',
    middle: 'R',
    last: 'Alder',
    akas: ['June Marsh'],
    birth: [1980, 4, 2],
    homes: ['portlandOr', 'eugene'],
    job: { title: 'Nurse', company: 'High Desert Clinic' },
  });
  const max = addPerson(people, { id: ids.max, first: 'Max', last: 'Alder', birth: [2001, 5], homes: ['eugene'] });
  addPerson(people, { id: 'kid', first: 'Kid', last: 'Alder', birth: [2012, 1] });
  addPhone(people, june, MOBILE, 'Mobile');
  addPhone(people, june, SHARED, 'Landline', { sortOrder: 1, isListed: true });
  addPhone(people, max, SHARED, 'Landline');
  addPhone(people, fixtureId('kid'), '5035550109', 'Mobile');
  addEmail(people, june, EMAIL);
  addRelation(people, june, max);
  addRecord(people, june, 'R1', 'lien', { title: 'Tax lien', filed: '2019-05-01' });
  people.fillFinding();
}

const rows = async <T = Record<string, unknown>>(sql: string) => (await origin.accounts.prepare(sql).all<T>()).results;
/** From another network each time, unless the test says. */
const post = (path: string, body: unknown, more: Partial<OriginRequest> = {}) => {
  networks += 1;
  // So that messages have an order.
  vi.setSystemTime(Date.now() + 1);
  const clientAddress = `10.${networks >> 8}.${networks & 255}.1`;
  return origin.call(path, {
    method: 'POST',
    body: JSON.stringify(body),
    ...more,
    envelope: { clientAddress, ...more.envelope },
  });
};
const ask = (body: Partial<CallBody<'sendClaimCode'>> = {}, more?: Partial<OriginRequest>) =>
  post('/api/claims', { personId: JUNE, channel: 'email', value: EMAIL, ...body }, more);
const verify = async (claim: string, code: string) => {
  const answer = await post('/api/claims/verify', { claim, code });
  expect(answer.status).toBe(200);
  return { ...answer.json<CallResponse<'verifyClaim'>>(), cookie: cookiesOf(answer) };
};
const claimOf = async (body?: Partial<CallBody<'sendClaimCode'>>) =>
  (await ask(body)).json<CallResponse<'sendClaimCode'>>().claim;
const codes = async () => {
  const sent = await rows<{ text: string }>(
    `SELECT created_at AS at, text FROM mail WHERE kind = 'claim-code' UNION ALL SELECT created_at, text FROM sms ORDER BY at`,
  );
  return sent.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
};
const lastCode = async () => (await codes()).at(-1) ?? '';
/** Proves a claim and returns its cookie. */
async function prove(body?: Partial<CallBody<'sendClaimCode'>>): Promise<string> {
  const claim = await claimOf(body);
  const { state, cookie } = await verify(claim, await lastCode());
  expect(state).toBe('claimed');
  return cookie;
}
const byPhone = (value = MOBILE) => ({ channel: 'phone', value }) as Partial<CallBody<'sendClaimCode'>>;
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');
const record = (cookie: string) => origin.call('/api/claims/record', { cookie });
const recordOf = async (cookie: string) => (await record(cookie)).json<CallResponse<'claimedRecord'>>();
const hide = (cookie: string, body: CallBody<'hideClaimed'>) => post('/api/claims/hide', body, { cookie });
const show = (cookie: string, body: CallBody<'showClaimed'>) => post('/api/claims/show', body, { cookie });
const suggest = (cookie: string, change: SuggestedChange, note = '') =>
  post('/api/claims/corrections', { change, note }, { cookie });
const suggested = async (cookie: string, change: SuggestedChange) =>
  (await suggest(cookie, change)).json<CallResponse<'suggestCorrection'>>().reference;
const OPERATOR = { envelope: { operator: 'ops@example.com' } } as const;
const decide = async (reference: string, reason: string | null = null) =>
  (await post('/api/operator/corrections', { reference, reason }, OPERATOR)).json<CallResponse<'decideCorrection'>>();
const page = (id = JUNE) => origin.call(`/api/v4/person/details?personId=${id}`);
const search = async (name: string) => {
  const [first = '', last = ''] = name.split(' ');
  const { results } = await origin.people
    .prepare("SELECT person_id FROM search_name WHERE area = '' AND last_key = ?1 AND first_key = ?2")
    .bind(last.toLowerCase(), first.toLowerCase())
    .all<{ person_id: string }>();
  return results.map(({ person_id }) => person_id);
};

describe('asking for a code', () => {
  it('is answered alike for what is listed, what is not, whoever was removed, and whoever never was', async () => {
    hidePerson(origin.people, fixtureId('max'));
    const answers = [];
    for (const [personId, value] of [
      [JUNE, EMAIL],
      [JUNE, 'nobody@example.com'],
      [fixtureId('max'), EMAIL],
      [fixtureId('nobody'), EMAIL],
      [fixtureId('kid'), EMAIL],
    ] as const)
      answers.push(await ask({ personId, value } as Partial<CallBody<'sendClaimCode'>>));
    const seen = answers.map(({ status, text, headers }) => [
      status,
      text.replace(/"claim":"[\w-]{43}"/, '"claim":"…"'),
      [...headers.keys()],
    ]);
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await codes()).toHaveLength(1);
    expect(await rows('SELECT 1 FROM claim')).toHaveLength(5);
  });

  it('sends the code only where the record lists it, however it is written', async () => {
    await ask({ value: 'JUNE@Example.com' } as Partial<CallBody<'sendClaimCode'>>);
    await ask(byPhone());
    await ask(byPhone('5035550199'));
    await ask({ personId: fixtureId('kid'), ...byPhone('5035550109') } as Partial<CallBody<'sendClaimCode'>>);
    expect(await rows("SELECT recipient FROM mail WHERE kind = 'claim-code'")).toEqual([{ recipient: EMAIL }]);
    expect(await rows('SELECT recipient FROM sms')).toEqual([{ recipient: MOBILE }]);
  });

  it('names nobody in the message, and stores the code as a hash alone', async () => {
    await ask();
    await ask(byPhone());
    const messages = JSON.stringify([await rows('SELECT subject, text FROM mail'), await rows('SELECT text FROM sms')]);
    expect(messages).not.toMatch(/june|alder|portland|1980/i);
    const stored = JSON.stringify(await rows('SELECT * FROM claim'));
    for (const code of await codes()) expect(stored).not.toContain(code);
    expect(stored).not.toMatch(/june@|5035550101/);
  });

  it('sends three texts a day to a number and six codes for a record, and beyond that silently none', async () => {
    for (let at = 0; at < 4; at += 1) expect((await ask(byPhone())).status).toBe(200);
    expect(await rows('SELECT 1 FROM sms')).toHaveLength(3);
    for (let at = 0; at < 5; at += 1) {
      vi.setSystemTime(Date.now() + 61 * MINUTE);
      expect((await ask()).status).toBe(200);
    }
    expect(await codes()).toHaveLength(6);
  });

  it('cannot be used up by somebody who knows nothing that is listed', async () => {
    for (let at = 0; at < 12; at += 1) await ask(byPhone('5035550198'));
    await ask(byPhone());
    expect(await rows('SELECT 1 FROM sms')).toHaveLength(1);
  });

  it('has a limit for a network, which says nothing about the record, and is refused to bots', async () => {
    const network = { envelope: { clientAddress: '192.0.2.7' } } as const;
    const strict = openTestOrigin('local', origin.people, { QUOTAS: '{"networkCodes": 2}' }, origin.accounts);
    origin = strict;
    const statuses = [];
    for (const value of ['a@example.com', EMAIL, EMAIL])
      statuses.push((await ask({ value } as Partial<CallBody<'sendClaimCode'>>, network)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await ask({}, { envelope: { botClass: 'other-bot' } })).status).toBe(403);
  });

  it('offers text messages only where somebody sends them', async () => {
    const ways = async () => (await origin.call('/api/claims')).json<CallResponse<'claimWays'>>().channels;
    expect(await ways()).toEqual(['email', 'phone']);
    origin = openTestOrigin('production', origin.people, {}, origin.accounts);
    expect(await ways()).toEqual(['email']);
    expect((await ask(byPhone())).status).toBe(409);
    const provider = { SMS_API_URL: 'https://sms.example/messages', SMS_API_KEY: 'key', SMS_FROM: '+15035550100' };
    origin = openTestOrigin('production', origin.people, provider, origin.accounts);
    expect(await ways()).toEqual(['email', 'phone']);
  });

  it.each([
    { value: 'not an address' },
    { channel: 'phone', value: '123' },
    { channel: 'phone', value: '15035550101' },
    { channel: 'fax' },
    { personId: 'x' },
    { value: `${'x'.repeat(10_000)}@example.com` },
  ])('refuses what cannot be one: %j', async (wrong) => {
    expect((await ask(wrong as Partial<CallBody<'sendClaimCode'>>)).status).toBe(400);
  });
});

describe('a code', () => {
  it('works once, for the claim it was sent for', async () => {
    const claim = await claimOf();
    const code = await lastCode();
    const other = await claimOf({ personId: fixtureId('max'), value: EMAIL } as Partial<CallBody<'sendClaimCode'>>);
    expect((await verify(other, code)).state).toBe('wrong');
    expect((await verify(claim, code)).state).toBe('claimed');
    expect(await verify(claim, code)).toMatchObject({ state: 'over', cookie: '' });
  });

  it('works once for requests at the same time, too', async () => {
    const claim = await claimOf();
    const code = await lastCode();
    const states = (await Promise.all([1, 2, 3].map(() => verify(claim, code)))).map(({ state }) => state);
    expect(states.sort()).toEqual(['claimed', 'over', 'over']);
  });

  it('is over after five wrong ones, however many come at once, even if the right one follows', async () => {
    const claim = await claimOf();
    const code = await lastCode();
    const first = await verify(claim, wrongCode(code));
    expect(first).toMatchObject({ state: 'wrong', triesLeft: CODE_TRIES_MAX - 1 });
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => verify(claim, wrongCode(code))));
    expect((await verify(claim, code)).state).toBe('over');
  });

  it('is over after ten minutes', async () => {
    const claim = await claimOf();
    const code = await lastCode();
    vi.setSystemTime(Date.now() + 10 * MINUTE);
    expect((await verify(claim, code)).state).toBe('over');
    await sweepStored(origin.accounts, Date.now());
    expect(await rows('SELECT 1 FROM claim')).toEqual([]);
  });

  it('is never right where none was sent, and behaves like a wrong one', async () => {
    const claim = await claimOf({ value: 'nobody@example.com' } as Partial<CallBody<'sendClaimCode'>>);
    const all = [];
    for (let at = 0; at < 5; at += 1) all.push(await verify(claim, '123456'));
    expect(all.map(({ state, triesLeft }) => `${state} ${triesLeft}`)).toEqual([
      'wrong 4',
      'wrong 3',
      'wrong 2',
      'wrong 1',
      'over 0',
    ]);
    expect((await verify('x'.repeat(43), '123456')).state).toBe('over');
    expect((await post('/api/claims/verify', { claim, code: '12345' })).status).toBe(400);
  });
});

describe('a proven claim', () => {
  it('is a cookie that scripts cannot read, for half an hour, and can be ended', async () => {
    const claim = await claimOf();
    const answer = await post('/api/claims/verify', { claim, code: await lastCode() });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^claim=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const cookie = cookiesOf(answer);
    expect((await record(cookie)).status).toBe(200);
    vi.setSystemTime(Date.now() + 30 * MINUTE);
    expect((await record(cookie)).status).toBe(401);
    const again = await prove();
    await origin.call('/api/claims', { method: 'DELETE', cookie: again });
    expect((await record(again)).status).toBe(401);
    await sweepStored(origin.accounts, Date.now());
    expect(await rows('SELECT 1 FROM claim_session')).toEqual([]);
  });

  it('grants nothing else: without it, nothing of this is answered', async () => {
    const cookie = await prove();
    for (const path of ['/api/auth/user', '/api/account/reports'])
      expect((await origin.call(path, { cookie })).status).not.toBe(200);
    for (const other of ['', `claim=${'x'.repeat(43)}`]) {
      expect((await record(other)).status).toBe(401);
      expect((await hide(other, { part: 'page' })).status).toBe(401);
      expect((await show(other, { part: 'page' })).status).toBe(401);
      expect((await suggest(other, { kind: 'alive' })).status).toBe(401);
    }
  });

  it('shows everything of theirs, and who sees it', async () => {
    const { record: facts, scope, hidden } = await recordOf(await prove());
    expect({ scope, hidden }).toEqual({ scope: 'all', hidden: [] });
    expect(facts).toMatchObject({
      name: { fullName: 'June R Alder', seenBy: 'everybody' },
      otherNames: [{ name: 'June Marsh', seenBy: 'everybody' }],
      birth: { year: 1980, month: 4, age: 46, ageSeenBy: 'everybody', monthSeenBy: 'members' },
      addresses: [
        { text: '1420 Alder St, Portland, OR 97201', isCurrent: true, seenBy: 'members', citySeenBy: 'everybody' },
        { text: '1420 Alder St, Eugene, OR 97401', isCurrent: false, seenBy: 'members', citySeenBy: 'everybody' },
      ],
      phones: [
        { number: MOBILE, seenBy: 'members' },
        { number: SHARED, seenBy: 'everybody' },
      ],
      emails: [{ email: EMAIL, seenBy: 'report' }],
      relatives: [{ personId: fixtureId('max'), name: 'Max Alder', seenBy: 'everybody' }],
      work: { title: 'Nurse', company: 'High Desert Clinic', seenBy: 'members' },
      records: [{ reference: 'liens.R1', title: 'Tax lien', seenBy: 'report' }],
    });
    expect(JSON.stringify(facts)).not.toMatch(/2001|Kid/);
  });

  it('of a removed page says that nobody sees it, and can show it again', async () => {
    await suppressPerson(
      origin.bindings,
      { personId: JUNE, what: ['page'], source: 'opt-out', reference: 'R' },
      Date.now(),
    );
    expect((await page()).status).toBe(404);
    const cookie = await prove();
    const { record: facts, hidden } = await recordOf(cookie);
    expect(hidden).toEqual(['page']);
    expect(facts?.phones.map(({ seenBy }) => seenBy)).toEqual(['nobody', 'nobody']);
    expect((await show(cookie, { part: 'page' })).json()).toEqual({ state: 'shown' });
    expect((await page()).status).toBe(200);
  });

  it('cannot show what the law or an operator hides', async () => {
    await suppressPerson(
      origin.bindings,
      { personId: JUNE, what: ['page'], source: 'judicial', reference: 'J' },
      Date.now(),
    );
    const cookie = await prove();
    expect((await show(cookie, { part: 'page' })).json()).toEqual({ state: 'kept' });
    expect((await page()).status).toBe(404);
  });

  it('hides facts and parts at once and shows them again, one by one', async () => {
    const cookie = await prove();
    const addressId = (await recordOf(cookie)).record?.addresses[0]?.id ?? '';
    for (const fact of [
      { kind: 'phone', number: MOBILE },
      { kind: 'email', email: EMAIL },
      { kind: 'address', id: addressId },
    ] as const)
      expect((await hide(cookie, { fact })).status).toBe(200);
    const hiddenFacts = async () => {
      const facts = (await recordOf(cookie)).record;
      return [...(facts?.addresses ?? []), ...(facts?.phones ?? []), ...(facts?.emails ?? [])].map(({ isHidden }) =>
        Number(isHidden),
      );
    };
    expect(await hiddenFacts()).toEqual([1, 0, 1, 0, 1]);
    expect((await page()).text).not.toContain('Alder St, Portland');
    expect((await show(cookie, { fact: { kind: 'phone', number: MOBILE } })).json()).toEqual({ state: 'shown' });
    expect(await hiddenFacts()).toEqual([1, 0, 0, 0, 1]);
    for (const part of ['addresses', 'phones', 'reverse'] as const) await hide(cookie, { part });
    expect((await recordOf(cookie)).hidden).toEqual(['addresses', 'phones', 'reverse']);
    expect((await show(cookie, { part: 'phones' })).json()).toEqual({ state: 'shown' });
    expect((await recordOf(cookie)).hidden).toEqual(['addresses', 'reverse']);
    expect((await hide(cookie, { fact: { kind: 'phone', number: '5035550177' } })).status).toBe(404);
  });

  it('can be proven by what is hidden, and not by what an accepted correction took off', async () => {
    const cookie = await prove(byPhone());
    await hide(cookie, { part: 'phones' });
    await prove(byPhone());
    await decide(await suggested(cookie, { kind: 'not-my-phone', number: MOBILE }));
    const sent = (await codes()).length;
    await ask(byPhone());
    expect(await codes()).toHaveLength(sent);
  });

  it('by a number that others have, too, only hides whole parts, and sees no fact', async () => {
    const cookie = await prove(byPhone(SHARED));
    expect(await recordOf(cookie)).toMatchObject({ scope: 'hide', record: null });
    expect((await hide(cookie, { fact: { kind: 'phone', number: MOBILE } })).status).toBe(403);
    expect((await suggest(cookie, { kind: 'alive' })).status).toBe(403);
    expect((await hide(cookie, { part: 'page' })).status).toBe(200);
    expect((await page()).status).toBe(404);
    expect((await show(cookie, { part: 'page' })).status).toBe(403);
  });
});

describe('a correction', () => {
  let cookie: string;
  beforeEach(async () => {
    cookie = await prove();
  });
  const waiting = async () =>
    (await origin.call('/api/operator/corrections', OPERATOR)).json<CallResponse<'waitingCorrections'>>();
  const NAME = { firstName: 'Juno', middleName: null, lastName: 'Alderson', suffix: null };

  it('waits for an operator, with before and after beside each other, and changes nothing until then', async () => {
    const answer = await suggest(cookie, { kind: 'name', name: NAME }, 'See\u0007 my <b>license</b>.');
    expect(answer.json()).toEqual({ state: 'suggested', reference: expect.stringMatching(/^C-[2-9A-Z]{12}$/) });
    expect(await waiting()).toMatchObject([
      {
        kind: 'name',
        before: ['June R Alder'],
        after: ['Juno Alderson'],
        note: 'See my <b>license</b>.',
        isGone: false,
      },
    ]);
    expect((await page()).text).toContain('June R Alder');
    expect((await suggest(cookie, { kind: 'name', name: NAME })).json()).toMatchObject({ state: 'before' });
  });

  it('that is accepted changes page, search, suggestions and relatives’ pages for everybody', async () => {
    const reference = await suggested(cookie, { kind: 'name', name: NAME });
    expect(await decide(reference)).toEqual({ isDecided: true });
    expect(await decide(reference)).toEqual({ isDecided: false });
    expect((await page()).json<CallResponse<'personDetails'>>().results.name.fullName).toBe('Juno Alderson');
    expect((await page(fixtureId('max'))).text).toContain('Juno Alderson');
    expect((await page(fixtureId('max'))).text).not.toContain('June');
    expect(await search('juno alderson')).toEqual([JUNE]);
    expect(await search('june alder')).toEqual([]);
    const typed = await origin.call('/api/suggest/names?text=alderson', { envelope: { caller: 'browser' } });
    if (typed.status === 200) expect(typed.text).toContain('Alderson');
    expect(await rows('SELECT operator, action, reference FROM operator_action')).toEqual([
      { operator: 'ops@example.com', action: 'accept correction', reference },
    ]);
  });

  it('that is refused changes nothing, says why, and keeps nothing of what it was about', async () => {
    const reference = await suggested(cookie, { kind: 'name', name: NAME });
    await decide(reference, 'needs-proof');
    expect((await page()).text).toContain('June R Alder');
    const status = (await origin.call(`/api/corrections/${reference}`)).json();
    expect(status).toMatchObject({ state: 'refused', reason: 'needs-proof', kind: 'name' });
    expect(JSON.stringify(await rows('SELECT * FROM correction'))).not.toMatch(/Juno/);
    expect((await suggest(cookie, { kind: 'name', name: NAME })).json()).toMatchObject({ state: 'suggested' });
  });

  it('is told to the mailbox that proved the claim, and names neither the person nor what was corrected', async () => {
    const reference = await suggested(cookie, { kind: 'name', name: NAME });
    await decide(reference);
    const mails = await rows("SELECT recipient, subject, text FROM mail WHERE kind = 'claim-correction'");
    expect(mails).toMatchObject([{ recipient: EMAIL }]);
    expect(JSON.stringify(mails)).toContain(reference);
    expect(JSON.stringify(mails.map(({ subject, text }) => [subject, text]))).not.toMatch(/jun[eo]|alder|name/i);
    const phone = await prove(byPhone());
    await decide(await suggested(phone, { kind: 'not-my-email', email: EMAIL }));
    expect(await rows("SELECT 1 FROM mail WHERE kind = 'claim-correction'")).toHaveLength(1);
    expect(JSON.stringify(await rows('SELECT sealed_email FROM correction'))).toBe(
      JSON.stringify([{ sealed_email: null }, { sealed_email: null }]),
    );
  });

  it('survives a later data set in which the person has another id and the old facts', async () => {
    for (const change of [
      { kind: 'name', name: NAME },
      { kind: 'not-my-phone', number: SHARED },
      { kind: 'work', title: 'Surgeon', company: null },
      { kind: 'not-related', personId: fixtureId('max') },
    ] as const)
      await decide(await suggested(cookie, change));
    const people = openTestDatabase('people');
    fill(people, { june: 'newjune', max: 'newmax' });
    people.exec("DELETE FROM import_state WHERE key = 'screened'");
    origin = openTestOrigin('local', people, {}, origin.accounts);
    await screenPeople(origin.bindings, Date.now());
    const details = (await page(fixtureId('newjune'))).json<CallResponse<'personDetails'>>().results;
    expect(details.name.fullName).toBe('Juno Alderson');
    expect(details.landlinePhones).toEqual([]);
    expect(details.relatives).toEqual([]);
    expect(await search('juno alderson')).toEqual([fixtureId('newjune')]);
    expect((await page(fixtureId('newmax'))).text).not.toMatch(/June|Juno/);
  });

  it.each<[number, SuggestedChange]>([
    [422, { kind: 'birth', year: 2012, month: 1 }],
    [422, { kind: 'birth', year: 2030, month: 1 }],
    [422, { kind: 'birth', year: 1850, month: 1 }],
    [409, { kind: 'birth', year: 1980, month: 4 }],
    [409, { kind: 'alive' }],
    [409, { kind: 'work', title: 'Nurse', company: 'High Desert Clinic' }],
    [404, { kind: 'not-my-phone', number: '5035550188' }],
    [404, { kind: 'not-my-email', email: 'max@example.com' }],
    [404, { kind: 'not-related', personId: fixtureId('nobody') }],
    [404, { kind: 'not-my-name', fullName: 'June R Alder' }],
    [404, { kind: 'never-lived', addressId: 'A0000000000' + '0' }],
    [404, { kind: 'record', record: 'liens.R9', error: 'not-them' }],
    [400, { kind: 'birth', year: 1980, month: 13 }],
    [400, { kind: 'name', name: { ...NAME, firstName: '<script>alert(1)</script>' } }],
    [400, { kind: 'name', name: { ...NAME, lastName: 'A'.repeat(10_240) } }],
    [400, { kind: 'name', name: { ...NAME, lastName: 'Al\u0000der' } }],
    [400, { kind: 'work', title: 'Nurse\u202E', company: null }],
    [400, { kind: 'moved-out', addressId: 'A00000000000', month: '2026' } as SuggestedChange],
  ])('is refused with %i if it cannot be: %j', async (status, change) => {
    expect((await suggest(cookie, change)).status).toBe(status);
    expect(await rows('SELECT 1 FROM correction')).toEqual([]);
  });

  it('refuses dates that cannot be of a home', async () => {
    const addressId = (await recordOf(cookie)).record?.addresses[0]?.id ?? '';
    for (const month of ['2026-12', '2001-01'])
      expect((await suggest(cookie, { kind: 'moved-out', addressId, month })).status).toBe(422);
    expect((await suggest(cookie, { kind: 'moved-out', addressId, month: '2026-03' })).status).toBe(200);
  });

  it('has a limit for a record and day', async () => {
    const changes = Array.from(
      { length: 22 },
      (_, at): SuggestedChange => ({ kind: 'work', title: `Job ${at}`, company: null }),
    );
    const statuses = [];
    for (const change of changes) statuses.push((await suggest(cookie, change)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  it('is decided by operators alone', async () => {
    const reference = await suggested(cookie, { kind: 'name', name: NAME });
    expect((await origin.call('/api/operator/corrections')).status).toBe(403);
    expect((await post('/api/operator/corrections', { reference, reason: null })).status).toBe(403);
    expect(await waiting()).toHaveLength(1);
  });

  it('of whoever corrected something leaves their page as visible as before', async () => {
    await decide(await suggested(cookie, { kind: 'work', title: 'Surgeon', company: null }));
    expect((await page()).status).toBe(200);
    await suppressPerson(
      origin.bindings,
      { personId: JUNE, what: ['page'], source: 'opt-out', reference: 'R' },
      Date.now(),
    );
    expect((await page()).status).toBe(404);
  });
});

it('of somebody who is deleted for good, no correction is left', async () => {
  const cookie = await prove();
  await decide(await suggested(cookie, { kind: 'work', title: 'Surgeon', company: null }));
  await suggest(cookie, { kind: 'not-my-email', email: EMAIL });
  await forgetCorrectionsStatement(origin.accounts, fixtureId('max')).run();
  expect(await rows('SELECT 1 FROM correction')).toHaveLength(2);
  await forgetCorrectionsStatement(origin.accounts, JUNE).run();
  expect(await rows('SELECT 1 FROM correction')).toEqual([]);
  expect(await rows('SELECT 1 FROM subject')).toEqual([]);
});

it('finds its rows by an index', async () => {
  const plans = await plansOfRun(origin.accounts, async (ACCOUNTS) => {
    origin = openTestOrigin('local', origin.people, {}, { ...origin.accounts, ...ACCOUNTS });
    const cookie = await prove();
    await hide(cookie, { part: 'phones' });
    await show(cookie, { part: 'phones' });
    const reference = await suggested(cookie, { kind: 'work', title: 'Surgeon', company: null });
    await suggest(cookie, { kind: 'work', title: 'Surgeon', company: null });
    await recordOf(cookie);
    await origin.call('/api/operator/corrections', OPERATOR);
    await decide(reference);
    await origin.call(`/api/corrections/${reference}`);
    await correctAgain.batch({ ...origin.bindings, ACCOUNTS }, '', Date.now());
    await forgetCorrectionsStatement(ACCOUNTS, JUNE).run();
  });
  // What waits is read by its index, as is the queue of mail; the test itself reads all that was sent.
  expect(
    fullReads(plans).filter((line) => !/USING (?:COVERING )?INDEX \w+_(?:waiting|due\w*|created)/.test(line)),
  ).toEqual([]);
});

it('says in one sentence what is missing of the settings for text messages', () => {
  const env = { ...origin.bindings, SMS_API_URL: 'https://sms.example/messages' };
  expect(() => parseSettings(env)).toThrow(
    'Origin settings: SMS_API_URL, SMS_API_KEY and SMS_FROM must be set together',
  );
  expect(() => parseSettings({ ...env, SMS_API_KEY: 'k', SMS_FROM: '<b>' })).toThrow('SMS_FROM');
});
