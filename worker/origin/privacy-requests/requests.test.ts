import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallBody, CallResponse } from '../../../shared/contract/calls.ts';
import { REQUEST_FILE_MAX } from '../../../shared/requests/request-limits.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addEmail, addPerson, addPhone, addPlaces, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { peopleOnRecord } from '../../../tests/support/on-record.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { parseSettings } from '../env.ts';
import { sweepStored } from '../retention/sweep-stored.ts';
import { screenPeople } from '../suppression/screen-people.ts';
import { keepClocks } from './keep-clocks.ts';

type Body = CallBody<'askPrivacyRequest'>;
type Receipt = CallResponse<'privacyRequest'>;

const NOW = Date.UTC(2026, 10, 25, 18);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PDF = Buffer.from('%PDF-1.7\nsigned').toString('base64');
let origin: TestOrigin;
let maya: string;
let adam: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  origin = openTestOrigin();
  addPlaces(origin.people);
  maya = addPerson(origin.people, { id: 'maya', first: 'Maya', last: 'Ostrowski' });
  adam = addPerson(origin.people, { id: 'adam', first: 'Adam', last: 'Ostrowski' });
  for (const id of [maya, adam]) addEmail(origin.people, id, 'ostrowskis@example.com');
  addEmail(origin.people, maya, 'maya@example.com');
  addPhone(origin.people, maya, '5035550142', 'Mobile');
  origin.people.fillFinding();
});
afterEach(() => vi.useRealTimers());

const sql = async (text: string) => (await origin.accounts.prepare(text).all<Record<string, unknown>>()).results;
const ASKED: Body = {
  ...{ kind: 'access', state: 'CA', email: 'Maya@example.com', name: 'Maya Ostrowski', details: '', people: [] },
  ...{ agent: null, permission: null, file: null },
};
const post = (path: string, body: object) => origin.call(path, { method: 'POST', body: JSON.stringify(body) });
const ask = (more: Partial<Body> = {}) => post('/api/privacy-requests', { ...ASKED, ...more });
/** In the order in which this function first saw them: several may be written in one millisecond. */
const seen: string[] = [];
async function mails() {
  const found = await sql('SELECT id, recipient, subject, text FROM mail ORDER BY created_at');
  for (const { id } of found) if (!seen.includes(String(id))) seen.push(String(id));
  return found.sort((a, b) => seen.indexOf(String(a.id)) - seen.indexOf(String(b.id)));
}
const tokenIn = (text: unknown) => /token=([\w-]{43})/.exec(String(text))?.[1] ?? '';
/** Of the last mail with a link. */
const lastToken = async () => tokenIn((await mails()).filter(({ text }) => tokenIn(text) !== '').at(-1)?.text);
const confirm = async (isWithdrawn = false) =>
  (await post('/api/privacy-requests/confirm', { token: await lastToken(), isWithdrawn })).json<Receipt>();
const status = async (reference: string) => (await origin.call(`/api/privacy-requests/${reference}`)).json<Receipt>();
const job = () => keepClocks(origin.bindings, parseSettings(origin.bindings), Date.now());
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const isShown = async (id: string) =>
  (await origin.call(`/api/v4/person/details?personId=${id}&stub=true`)).status === 200;

describe('a request', () => {
  it('has a receipt at once, with a reference and the days it is due', async () => {
    const receipt = (await ask()).json<Receipt>();
    expect(receipt).toMatchObject({
      reference: expect.stringMatching(/^[\w-]{22}$/),
      status: 'unconfirmed',
      askedAt: NOW,
      confirmBy: NOW + 7 * DAY,
      outcome: null,
    });
    const days = [receipt.acknowledgeBy, receipt.answerBy].map((due) => new Date((due ?? 0) - 6 * HOUR).toISOString());
    expect(days.map((day) => day.slice(0, 10))).toEqual(['2026-12-10', '2027-01-09']);
    expect(await status(receipt.reference)).toEqual(receipt);
  });

  it('is told by mail and by its reference without a name, a record or an address', async () => {
    const { reference } = (await ask({ people: [maya], details: 'I live on Alder St.' })).json<Receipt>();
    expect(JSON.stringify(await status(reference))).not.toMatch(/maya|ostrowski|alder|example\.com/i);
    const [mail] = await mails();
    expect(mail?.recipient).toBe('maya@example.com');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/maya|ostrowski|alder/i);
    expect(mail?.text).toContain(`/privacy/requests/${reference}`);
  });

  it('answers the same whether or not anybody is on record', async () => {
    const known = (await ask({ people: [maya] })).json<Receipt>();
    hidePerson(origin.people, adam);
    const others = [await ask({ people: [adam] }), await ask({ people: ['Pnobodyhere1'], name: 'No Body' })];
    for (const other of others) expect({ ...other.json<Receipt>(), reference: known.reference }).toEqual(known);
  });

  it('is a 404 alike for a forged reference and for one that never was', async () => {
    await ask();
    const answers = await Promise.all(
      ['x'.repeat(22), 'y'.repeat(22)].map((one) => origin.call(`/api/privacy-requests/${one}`)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
    expect((await origin.call('/api/privacy-requests/short')).status).toBe(404);
    expect((await origin.call(`/api/privacy-requests/${'x'.repeat(22)}/rows`)).status).toBe(404);
  });

  it('is limited to five a day for a mailbox, however it is spelled, and to twenty for a network', async () => {
    const quotas = openTestOrigin('local', origin.people, { QUOTAS: undefined }, origin.accounts);
    const send = (email: string) =>
      quotas.call('/api/privacy-requests', { method: 'POST', body: JSON.stringify({ ...ASKED, email }) });
    for (let at = 0; at < 5; at += 1) expect((await send(`maya+${at}@example.com`)).status).toBe(200);
    expect((await send('maya@example.com')).status).toBe(429);
    for (let at = 0; at < 14; at += 1) expect((await send(`reader${at}@example.com`)).status).toBe(200);
    expect((await send('another@example.com')).status).toBe(429);
  });
});

describe('a file', () => {
  const file = (content: string, type: 'application/pdf' | 'image/png' = 'application/pdf') => ({ type, content });

  it('is stored with its request, and deleted 30 days after the request is closed', async () => {
    const { reference } = (await ask({ file: file(PDF) })).json<Receipt>();
    expect(await sql('SELECT reference, part, type, content FROM privacy_request_file')).toEqual([
      { reference, part: 0, type: 'application/pdf', content: PDF },
    ]);
    await confirm();
    pass(31 * DAY);
    await sweepStored(origin.accounts, Date.now());
    expect(await sql('SELECT 1 FROM privacy_request_file')).toEqual([]);
    expect((await status(reference)).outcome).toBe('done');
  });

  it.each([
    ['of another type than it says', file(PDF, 'image/png')],
    ['that is a program', file(Buffer.from('MZ\u0090 not a document').toString('base64'))],
    ['that is no Base64', file('%%%%')],
  ])('%s is refused, and nothing is logged', async (_, wrong) => {
    expect((await ask({ file: wrong })).status).toBe(422);
    expect(await sql('SELECT 1 FROM privacy_request')).toEqual([]);
  });

  it('of two megabytes is taken in parts, and one byte more is not', async () => {
    const whole = (size: number) => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(size - 5)]).toString('base64');
    expect((await ask({ file: file(whole(REQUEST_FILE_MAX)) })).status).toBe(200);
    const parts = await sql('SELECT length(content) AS size FROM privacy_request_file');
    expect(parts.length).toBeGreaterThan(1);
    expect((await ask({ file: file(whole(REQUEST_FILE_MAX + 1)) })).status).not.toBe(200);
  });
});

describe('an agent', () => {
  const agent = { name: 'Privacy Helpers LLC', address: '1 Main St, Salem, OR', personAddress: '' };
  const permission = { text: 'They may ask for me.', signature: 'Maya Ostrowski', signedOn: '2026-11-20' };

  it.each(['access', 'delete', 'correct'] as const)('needs a signed permission for %s', async (kind) => {
    expect((await ask({ kind, agent })).status).toBe(422);
    expect((await ask({ kind, agent, permission })).status).toBe(200);
    expect((await ask({ kind, agent, file: { type: 'application/pdf', content: PDF } })).status).toBe(200);
  });

  it('needs none to opt somebody out of sale', async () => {
    expect((await ask({ kind: 'opt-out', agent })).json<Receipt>()).toMatchObject({ isAgent: true, status: 'open' });
  });

  it('gets nothing without an operator, even if the mailbox is on the record', async () => {
    const { reference } = (await ask({ agent, permission })).json<Receipt>();
    expect(await confirm()).toMatchObject({ reference, status: 'open', outcome: null });
    await ask({ kind: 'delete', agent, permission, people: [maya] });
    await confirm();
    expect(await isShown(maya)).toBe(true);
  });
});

describe('a link', () => {
  it('changes nothing until its button is pressed, works once, and shows the same receipt after that', async () => {
    await ask({ kind: 'correct', details: 'My middle name is Ann.' });
    const token = await lastToken();
    const pending = { kind: 'correct', isConfirmed: false };
    expect((await post('/api/privacy-requests/pending', { token })).json()).toMatchObject(pending);
    expect(await sql('SELECT 1 FROM privacy_request WHERE verified_at IS NOT NULL')).toEqual([]);
    const first = await confirm();
    expect(first).toMatchObject({ status: 'open', verifiedAt: NOW });
    pass(HOUR);
    expect(await confirm()).toEqual(first);
  });

  it('withdraws a request of somebody else', async () => {
    await ask({ kind: 'delete', people: [maya] });
    expect(await confirm(true)).toMatchObject({ status: 'closed', outcome: 'withdrawn' });
    expect(await isShown(maya)).toBe(true);
  });

  it('is over after seven days, and a made-up one never was', async () => {
    await ask();
    const token = await lastToken();
    pass(7 * DAY);
    for (const one of [token, 'x'.repeat(43), 'short'])
      expect((await post('/api/privacy-requests/confirm', { token: one, isWithdrawn: false })).status).toBe(410);
  });
});

describe('a request to know', () => {
  const take = (token: string, format: 'json' | 'html') => post('/api/privacy-requests/export', { token, format });

  it('by the mailbox and the name on a record is answered at once, with every fact, once for each format', async () => {
    const { reference } = (await ask()).json<Receipt>();
    expect(await confirm()).toMatchObject({ reference, outcome: 'done' });
    const token = await lastToken();
    expect((await post('/api/privacy-requests/export/pending', { token })).json()).toEqual({
      expiresAt: NOW + 7 * DAY,
      taken: [],
    });
    const answer = (await take(token, 'json')).json<CallResponse<'takePrivacyExport'>>();
    expect(answer.records.map(({ recordId }) => recordId)).toEqual([maya]);
    const facts = answer.records[0]?.facts;
    expect(facts?.person).toMatchObject([{ name: 'Maya Ostrowski' }]);
    expect(facts?.phones).toMatchObject([{ number: '5035550142', source: expect.any(String) }]);
    expect(facts?.emails?.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['maya@example.com', 'ostrowskis@example.com']),
    );
    expect((await take(token, 'json')).status).toBe(410);
    expect((await take(token, 'html')).status).toBe(200);
  });

  it('hands out what is hidden as well, because it is held', async () => {
    hidePerson(origin.people, maya);
    await ask();
    await confirm();
    const answer = (await take(await lastToken(), 'json')).json<CallResponse<'takePrivacyExport'>>();
    expect(answer.records).toMatchObject([{ recordId: maya, isHidden: true }]);
  });

  it('hands out nobody else of a family that shares the mailbox', async () => {
    await ask({ email: 'ostrowskis@example.com', name: 'Adam Ostrowski' });
    await confirm();
    const answer = (await take(await lastToken(), 'json')).json<CallResponse<'takePrivacyExport'>>();
    expect(answer.records.map(({ recordId }) => recordId)).toEqual([adam]);
  });

  it('includes the account of the mailbox, if its owner has proven it', async () => {
    addAccount(origin.accounts, { id: 'june', userType: 'paid', email: 'june@example.com' });
    await ask({ email: 'june@example.com', name: 'June Li' });
    expect((await confirm()).outcome).toBe('done');
    const answer = (await take(await lastToken(), 'json')).json<CallResponse<'takePrivacyExport'>>();
    expect(answer).toMatchObject({ records: [], account: { account: { email: 'june@example.com' } } });
  });

  it.each([
    ['with another name', { name: 'Maja Ostrow' }],
    ['about somebody else’s record as well', { people: ['Pnobodyhere1'] }],
    ['from a mailbox that is on no record', { email: 'stranger@example.com' }],
    ['from a mailbox that some providers give to somebody else', { email: 'maya+1@example.com' }],
    ['with a question besides', { details: 'Who bought it?' }],
  ])('%s waits for an operator', async (_, more) => {
    await ask(more);
    expect(await confirm()).toMatchObject({ status: 'open', outcome: null });
    expect(tokenIn((await mails()).at(-1)?.text)).toBe(await lastToken());
    expect(await sql('SELECT 1 FROM privacy_request WHERE export_token_hash IS NOT NULL')).toEqual([]);
  });

  it('has a download that ends after seven days', async () => {
    await ask();
    await confirm();
    const token = await lastToken();
    pass(7 * DAY);
    expect((await take(token, 'json')).status).toBe(410);
  });
});

describe('a request to delete', () => {
  it('hides what was named, deletes what is the requester’s own at once, and is done', async () => {
    const other = addPerson(origin.people, { id: 'other', first: 'Maya', last: 'Ostrowski' });
    await ask({ kind: 'delete', people: [other] });
    expect(await isShown(maya)).toBe(true);
    expect(await confirm()).toMatchObject({ outcome: 'done' });
    expect([await isShown(maya), await isShown(other), await isShown(adam)]).toEqual([false, false, true]);
    expect(await sql('SELECT DISTINCT source FROM suppression')).toEqual([{ source: 'request' }]);
    const onRecord = (await peopleOnRecord(origin.people)).map(({ id }) => id);
    expect([onRecord.includes(maya), onRecord.includes(other)]).toEqual([false, true]);
  });

  it('with more to do hides at once, and the rest waits for an operator', async () => {
    await ask({ kind: 'delete', people: [maya], details: 'And my account.' });
    expect(await confirm()).toMatchObject({ status: 'open' });
    expect(await isShown(maya)).toBe(false);
  });

  it('that nobody confirms becomes an opt-out of sale, once', async () => {
    const { reference } = (await ask({ kind: 'delete', email: 'maya@example.com' })).json<Receipt>();
    await job();
    expect((await status(reference)).status).toBe('unconfirmed');
    pass(7 * DAY);
    await job();
    await job();
    expect(await status(reference)).toMatchObject({ status: 'closed', outcome: 'opted-out' });
    expect(await isShown(maya)).toBe(false);
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects[1]).toContain('handled as an opt-out');
  });
});

describe('the clocks', () => {
  it('acknowledge a confirmed request that waits, once', async () => {
    const { reference } = (await ask({ kind: 'correct' })).json<Receipt>();
    await job();
    expect(await mails()).toHaveLength(1);
    await confirm();
    await job();
    await job();
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.subject).toContain('We have your privacy request');
    expect((await status(reference)).acknowledgedAt).toBe(NOW);
  });

  it('refuse what nobody confirmed', async () => {
    const { reference } = (await ask()).json<Receipt>();
    pass(7 * DAY);
    await job();
    expect(await status(reference)).toMatchObject({ outcome: 'refused', refusalReason: 'not-verified' });
  });

  it('sound an alarm with numbers alone, once something is late', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await ask({ kind: 'correct', email: 'stranger@example.com' });
    await confirm();
    await job();
    pass(45 * DAY);
    await job();
    expect(error).not.toHaveBeenCalled();
    pass(DAY);
    await job();
    expect(error.mock.calls).toEqual([[JSON.stringify({ message: 'privacy requests are late', open: 1, late: 1 })]]);
    error.mockRestore();
  });

  it('carry out what a failed database left undone', async () => {
    await ask({ kind: 'delete', people: [maya] });
    await confirm();
    await sql('UPDATE privacy_request SET carried_at = NULL, closed_at = NULL, outcome = NULL');
    await job();
    expect(await sql('SELECT outcome FROM privacy_request')).toEqual([{ outcome: 'done' }]);
  });

  it('delete a request after 24 months, with all that belongs to it', async () => {
    await ask({ file: { type: 'application/pdf', content: PDF } });
    vi.setSystemTime(Date.UTC(2028, 10, 25, 17));
    await sweepStored(origin.accounts, Date.now());
    expect(await sql('SELECT 1 FROM privacy_request')).toHaveLength(1);
    vi.setSystemTime(Date.UTC(2028, 10, 25, 19));
    await sweepStored(origin.accounts, Date.now());
    expect(await sql('SELECT 1 FROM privacy_request UNION ALL SELECT 1 FROM privacy_request_file')).toEqual([]);
  });
});

describe('not to be sold or shared', () => {
  const choose = (body: object, cookie?: string) =>
    origin.call('/api/do-not-sell', { method: 'POST', body: JSON.stringify(body), ...(cookie ? { cookie } : {}) });
  const refusesSale = async (cookie: string, id = maya) =>
    (await origin.call(`/api/v4/person/details?personId=${id}`, { cookie })).json<CallResponse<'personDetails'>>()
      .userInfo.refusesSale;
  const choiceOf = async (cookie: string) =>
    (await origin.call('/api/do-not-sell/choice', { cookie })).json<CallResponse<'saleChoice'>>().account;
  const undo = (body: object, cookie?: string) =>
    origin.call('/api/do-not-sell/undo', { method: 'POST', body: JSON.stringify(body), ...(cookie ? { cookie } : {}) });

  it('takes effect a day after somebody typed an address, without proof, for everybody who lists it', async () => {
    const { reference } = (await choose({ email: 'ostrowskis@example.com' })).json<{ reference: string }>();
    expect(await status(reference)).toMatchObject({ kind: 'opt-out', status: 'open', confirmBy: NOW + 7 * DAY });
    await job();
    expect(await isShown(maya)).toBe(true);
    pass(DAY);
    await job();
    expect([await isShown(maya), await isShown(adam)]).toEqual([false, false]);
    expect(await status(reference)).toMatchObject({ outcome: 'done' });
  });

  it('takes effect at once when the mailbox confirms, and not at all when it says that it was somebody else', async () => {
    await choose({ email: 'maya@example.com' });
    await confirm(true);
    pass(2 * DAY);
    await job();
    expect(await isShown(maya)).toBe(true);
    await choose({ email: 'maya@example.com' });
    await confirm();
    expect(await isShown(maya)).toBe(false);
  });

  it('is carried out for the mailbox that confirms; the others’ turn is the scheduled job’s', async () => {
    await choose({ email: 'ostrowskis@example.com' });
    pass(DAY);
    await choose({ email: 'stranger@example.com' });
    await confirm();
    expect(await isShown(adam)).toBe(true);
    await job();
    expect(await isShown(adam)).toBe(false);
  });

  it('holds in a new data set before anybody sees it', async () => {
    await choose({ email: 'new@example.com' });
    await confirm();
    const later = addPerson(origin.people, { id: 'screened', first: 'Nora', last: 'Quist' });
    addEmail(origin.people, later, 'new@example.com');
    origin.people.fillFinding();
    origin.people.exec("DELETE FROM import_state WHERE key = 'screened'");
    await screenPeople(origin.bindings, Date.now());
    expect(await isShown(later)).toBe(false);
  });

  it('holds for what a later import brings', async () => {
    await choose({ email: 'new@example.com' });
    await confirm();
    const later = addPerson(origin.people, { id: 'later', first: 'Nora', last: 'Quist' });
    addEmail(origin.people, later, 'new@example.com');
    origin.people.fillFinding();
    await job();
    expect(await isShown(later)).toBe(true);
    pass(7 * DAY);
    await job();
    expect(await isShown(later)).toBe(false);
  });

  it('is taken back by the mailbox alone, which shows again what was hidden for it', async () => {
    await choose({ email: 'maya@example.com' });
    await confirm();
    await undo({ email: 'maya@example.com' });
    const token = await lastToken();
    expect(await isShown(maya)).toBe(false);
    expect((await post('/api/do-not-sell/undo/pending', { token })).status).toBe(200);
    expect((await post('/api/do-not-sell/undo/confirm', { token })).status).toBe(200);
    expect(await isShown(maya)).toBe(true);
    expect((await post('/api/do-not-sell/undo/confirm', { token })).status).toBe(410);
  });

  it('cannot be taken back where nothing was chosen, and the answer is the same', async () => {
    const before = (await mails()).length;
    expect((await undo({ email: 'maya@example.com' })).json()).toEqual({ isDone: true });
    expect(await mails()).toHaveLength(before);
  });

  it('is remembered of an account, from a form or a signal, until it is taken back', async () => {
    addAccount(origin.accounts, { id: 'june', userType: 'paid' });
    const cookie = `session=${await addSession(origin.accounts, 'june')}`;
    expect(await choiceOf(cookie)).toEqual({ isOptedOut: false, source: null, since: null });
    await choose({ isSignal: true }, cookie);
    await choose({}, cookie);
    expect(await choiceOf(cookie)).toEqual({ isOptedOut: true, source: 'signal', since: NOW });
    // Any other browser of the account learns it with the page, and sends no signal for it.
    const another = `session=${await addSession(origin.accounts, 'june')}`;
    expect(await refusesSale(another)).toBe(true);
    await undo({}, cookie);
    expect(await choiceOf(cookie)).toMatchObject({ isOptedOut: false });
    expect([await refusesSale(another), await refusesSale('')]).toEqual([undefined, undefined]);
    expect((await choose({})).status).toBe(401);
    expect((await undo({})).status).toBe(401);
  });

  it('of a mailbox counts for the account that has it', async () => {
    addAccount(origin.accounts, { id: 'june', userType: 'paid', email: 'maya@example.com' });
    const cookie = `session=${await addSession(origin.accounts, 'june')}`;
    await choose({ email: 'maya@example.com' });
    await confirm();
    expect(await choiceOf(cookie)).toMatchObject({ isOptedOut: true, source: 'form' });
    expect(await refusesSale(cookie, adam)).toBe(true);
    await undo({}, cookie);
    expect([(await choiceOf(cookie))?.isOptedOut, await isShown(maya)]).toEqual([false, true]);
  });
});
