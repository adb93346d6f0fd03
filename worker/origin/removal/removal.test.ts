import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemovalReceipt } from '../../../shared/contract/removal.ts';
import { addAccount, addCredit, addPurchase, addReport } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPlaces, fixtureId, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { type OriginAnswer, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { loadPerson } from '../people/store.ts';
import { runScheduledJobs } from '../scheduled.ts';
import { suppressPerson } from '../suppression/suppress-person.ts';
import { findRequest, listUndone } from './request-store.ts';
import { stillHidden } from './still-hidden.ts';

const NOW = Date.UTC(2026, 10, 20);
const HOUR = 3_600_000;
const JUNE = fixtureId('june');
let origin: TestOrigin;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  origin = openTestOrigin('local', undefined, { QUOTAS: '' });
  addPlaces(origin.people);
  addPerson(origin.people, { id: 'june', first: 'June', last: 'Alder', birth: [1980, 4, 2], homes: ['portlandOr'] });
  origin.people.fillFinding();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const post = (path: string, body: object, clientAddress = '192.0.2.1') =>
  origin.call(path, { method: 'POST', body: JSON.stringify(body), envelope: { clientAddress } });
const ask = (more: object = {}, from?: string) =>
  post('/api/opt-out', { personId: JUNE, email: 'june@example.com', ...more }, from);

interface MailRow {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}
const mails = async (kind?: string) =>
  (
    await origin.accounts
      .prepare('SELECT kind, recipient, subject, text FROM mail ORDER BY created_at, id')
      .all<MailRow>()
  ).results.filter((mail) => kind === undefined || mail.kind === kind);
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';
/** The token of the only mail of this kind that no earlier call of this has answered. */
const known = new Set<string>();
async function newToken(kind: string): Promise<string> {
  const found = (await mails(kind)).map(({ text }) => tokenIn(text)).filter((token) => !known.has(token));
  expect([kind, found]).toEqual([kind, [expect.stringMatching(/^[\w-]{43}$/)]]);
  known.add(found[0] ?? '');
  return found[0] ?? '';
}
const receiptOf = (answer: OriginAnswer): RemovalReceipt => {
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.json<RemovalReceipt>();
};
/** Asks, opens the mailed link, and presses its button. */
async function remove(more: object = {}): Promise<RemovalReceipt> {
  expect((await ask(more)).json()).toEqual({ isDone: true });
  return receiptOf(await post('/api/opt-out/confirm', { token: await newToken('removal-confirm') }));
}
async function takeBack({ reference }: RemovalReceipt): Promise<RemovalReceipt> {
  expect((await post(`/api/opt-out/${reference}/undo`, {})).json()).toEqual({ isDone: true });
  return receiptOf(await post('/api/opt-out/undo', { token: await newToken('removal-undo') }));
}
const isShown = async (id = JUNE) => (await loadPerson(origin.people, id, Date.now())) !== null;
const status = async (reference: string) => origin.call(`/api/opt-out/${reference}`);

describe('a request for removal', () => {
  it('hides nothing until its mailed link is confirmed, then at once, and mails a receipt', async () => {
    expect((await ask({ email: 'June@Example.com' })).json()).toEqual({ isDone: true });
    expect(await mails()).toMatchObject([{ kind: 'removal-confirm', recipient: 'june@example.com' }]);
    const token = await newToken('removal-confirm');
    expect((await post('/api/opt-out/confirm/pending', { token })).json()).toEqual({ state: 'open', what: ['page'] });
    expect(await isShown()).toBe(true);

    const receipt = receiptOf(await post('/api/opt-out/confirm', { token }));
    expect(await isShown()).toBe(false);
    expect(receipt).toEqual({
      reference: expect.stringMatching(/^[\w-]{22}$/),
      status: 'done',
      what: ['page'],
      requestedAt: NOW,
      confirmedAt: NOW,
      doneAt: NOW,
      undoneAt: null,
      everywhereBy: NOW + 60_000,
      stillHidden: [],
    });
    expect((await status(receipt.reference)).json()).toEqual(receipt);
    expect((await mails('removal-receipt'))[0]?.text).toContain(`/opt-out/${receipt.reference}`);
    expect((await post('/api/opt-out/confirm/pending', { token })).json()).toEqual({ state: 'done', what: ['page'] });
  });

  it('has the same answer, mail and receipt for a person, nobody, somebody removed, a child and somebody dead', async () => {
    addPerson(origin.people, { id: 'child', first: 'Kit', last: 'Alder', birth: [2015, 4, 2], homes: ['portlandOr'] });
    addPerson(origin.people, {
      id: 'dead',
      first: 'Ida',
      last: 'Alder',
      birth: [1930, 4, 2],
      isDead: true,
      homes: ['portlandOr'],
    });
    addPerson(origin.people, { id: 'gone', first: 'Ray', last: 'Alder', homes: ['portlandOr'] });
    hidePerson(origin.people, fixtureId('gone'));
    const seen = [];
    for (const id of [JUNE, 'Pnobody00000', fixtureId('gone'), fixtureId('child'), fixtureId('dead')]) {
      const email = `for-${id.toLowerCase()}@example.com`;
      const answer = await ask({ personId: id, email });
      const token = await newToken('removal-confirm');
      const pending = await post('/api/opt-out/confirm/pending', { token });
      const receipt = receiptOf(await post('/api/opt-out/confirm', { token }));
      const mailed = (await mails()).filter(({ recipient }) => recipient === email);
      const plain = (text: string) => text.replaceAll(token, 'TOKEN').replaceAll(receipt.reference, 'REFERENCE');
      seen.push({
        answer: [answer.status, answer.text, pending.status, pending.text],
        receipt: plain(JSON.stringify(receipt)),
        mails: mailed.map(({ kind, subject, text }) => plain(`${kind} ${subject} ${text}`)).sort(),
      });
      expect(JSON.stringify(mailed)).not.toMatch(/June|Alder|Ray|Kit|Ida|Portland, OR|P[a-z]+0{4}/);
    }
    expect(seen[0]?.mails).toHaveLength(2);
    for (const one of seen.slice(1)) expect(one).toEqual(seen[0]);
  });

  it('goes to the mailbox that was typed, whoever’s page it is for', async () => {
    await ask({ email: 'somebody-else@example.com' });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['somebody-else@example.com']);
  });

  it('reads no record before it is confirmed, so its time tells nothing', async () => {
    const asked: string[] = [];
    const people = {
      ...origin.people,
      prepare(sql: string) {
        asked.push(sql);
        return origin.people.prepare(sql);
      },
    };
    const other = openTestOrigin('local', people, {}, origin.accounts);
    const body = JSON.stringify({ personId: JUNE, email: 'june@example.com' });
    expect((await other.call('/api/opt-out', { method: 'POST', body })).status).toBe(200);
    // Nothing but whether the data set was screened, as every call.
    expect(asked.filter((sql) => !sql.includes('import_state'))).toEqual([]);
  });

  it('answers a repeated confirmation with the same receipt, also after its link would have expired', async () => {
    await ask();
    const token = await newToken('removal-confirm');
    const first = receiptOf(await post('/api/opt-out/confirm', { token }));
    expect(receiptOf(await post('/api/opt-out/confirm', { token }))).toEqual(first);
    vi.setSystemTime(NOW + 48 * HOUR);
    expect(receiptOf(await post('/api/opt-out/confirm', { token }))).toEqual(first);
    expect(await mails('removal-receipt')).toHaveLength(1);
  });

  it('is one removal with one receipt when two tabs confirm it at once', async () => {
    await ask();
    const token = await newToken('removal-confirm');
    const [one, other] = await Promise.all([
      post('/api/opt-out/confirm', { token }),
      post('/api/opt-out/confirm', { token }),
    ]);
    expect(receiptOf(one)).toEqual(receiptOf(other));
    expect(await mails('removal-receipt')).toHaveLength(1);
    const { results } = await origin.accounts.prepare('SELECT what FROM suppression').all();
    expect(results).toEqual([{ what: 'page' }]);
  });

  it('gives a buyer of the page the credit back, or the price, once, also when two tabs confirm it', async () => {
    const { accounts } = origin;
    for (const id of ['ann', 'bob']) {
      addAccount(accounts, { id, userType: 'transactional' });
      addReport(accounts, id, JUNE, NOW + 24 * HOUR);
      addCredit(accounts, id, { id: `credit-${id}`, grantedAt: NOW - HOUR, usedFor: JUNE });
    }
    addPurchase(accounts, 'bob', { id: 'O1', personId: JUNE, totalCents: 1_499, createdAt: NOW - HOUR });
    accounts.exec('UPDATE purchase SET report_opened = 1, runner = NULL');
    accounts.exec("UPDATE background_credit SET purchase_id = 'O1' WHERE id = 'credit-bob'");
    await ask();
    const token = await newToken('removal-confirm');
    await Promise.all([1, 2].map(() => post('/api/opt-out/confirm', { token })));
    const read = async (sql: string) => (await accounts.prepare(sql).all()).results;
    expect(await read('SELECT account_id, used_at FROM background_credit ORDER BY id')).toEqual([
      { account_id: 'ann', used_at: null },
      { account_id: 'bob', used_at: NOW - HOUR },
    ]);
    expect(await read('SELECT amount_cents FROM refund')).toEqual([{ amount_cents: 1_499 }]);
    expect((await mails('credit-back')).map(({ recipient }) => recipient)).toEqual(['ann@example.com']);
    expect(JSON.stringify(await read('SELECT * FROM purchase'))).not.toContain(JUNE);
  });

  it('is refused by a link that has expired or that we never mailed, and hides nothing then', async () => {
    await ask();
    const token = await newToken('removal-confirm');
    vi.setSystemTime(NOW + 24 * HOUR);
    for (const call of ['confirm/pending', 'confirm', 'undo/pending', 'undo'])
      for (const wrong of [token, token.slice(0, 20), `${token}a`, 'x'.repeat(43), '%', "' OR 1=1"])
        expect([call, wrong, (await post(`/api/opt-out/${call}`, { token: wrong })).status]).toEqual([
          call,
          wrong,
          410,
        ]);
    expect(await isShown()).toBe(true);
  });

  it('is told by the whole reference only', async () => {
    const { reference } = await remove();
    for (const wrong of [`${reference.slice(0, -1)}${reference.endsWith('A') ? 'B' : 'A'}`, 'x'.repeat(22)]) {
      expect((await status(wrong)).status).toBe(404);
      expect((await post(`/api/opt-out/${wrong}/undo`, {})).status).toBe(404);
    }
    for (const wrong of [reference.slice(0, 8), reference.slice(0, 21), `${reference}A`, `${reference}%`])
      expect((await status(wrong)).status).toBe(404);
    expect((await status(reference)).text).not.toMatch(/june|alder|@/i);
  });

  it('is a link of its own: it takes nothing back, and the link that takes back removes nothing', async () => {
    await ask();
    const confirm = await newToken('removal-confirm');
    const receipt = receiptOf(await post('/api/opt-out/confirm', { token: confirm }));
    await post(`/api/opt-out/${receipt.reference}/undo`, {});
    const undo = await newToken('removal-undo');
    expect((await post('/api/opt-out/undo', { token: confirm })).status).toBe(410);
    expect((await post('/api/opt-out/confirm', { token: undo })).status).toBe(410);
    expect(await isShown()).toBe(false);
  });

  it('is carried out by the scheduled job if the records could not be reached', async () => {
    await ask();
    const token = await newToken('removal-confirm');
    const broken = {
      ...origin.people,
      prepare(sql: string) {
        if (sql.includes('import_state')) return origin.people.prepare(sql);
        throw new Error('no answer');
      },
    };
    const half = openTestOrigin('local', broken, {}, origin.accounts);
    const answer = await half.call('/api/opt-out/confirm', { method: 'POST', body: JSON.stringify({ token }) });
    expect(answer.json()).toMatchObject({ status: 'being done', confirmedAt: NOW, doneAt: null, everywhereBy: null });
    expect(await isShown()).toBe(true);
    await runScheduledJobs(origin.bindings, NOW + 1_000);
    expect(await isShown()).toBe(false);
    expect(receiptOf(await post('/api/opt-out/confirm', { token }))).toMatchObject({
      status: 'done',
      doneAt: NOW + 1_000,
    });
    expect(await mails('removal-receipt')).toHaveLength(1);
  });
});

describe('a mailbox', () => {
  const person = (at: number) => `Pperson${String(at).padStart(6, '0')}`;

  it('asks five times a day, in whatever spelling, and past that nothing tells whom it asked for', async () => {
    for (let at = 1; at <= 4; at += 1) expect((await ask({ personId: person(at) })).status).toBe(200);
    expect((await ask({ email: 'june+more@example.com' })).status).toBe(200);
    const [known, unknown] = [
      await ask({ personId: JUNE, email: 'JUNE+x@example.com' }),
      await ask({ personId: person(9) }),
    ];
    expect([known.status, unknown.status]).toEqual([429, 429]);
    expect(known.text).toBe(unknown.text);
    expect(unknown.text).not.toMatch(/person0|june/i);
    expect((await ask({ personId: person(10), email: 'other@example.com' })).status).toBe(200);
    vi.setSystemTime(NOW + 25 * HOUR);
    expect((await ask({ personId: person(9) })).status).toBe(200);
  });

  it('gets no endless mail about one person either', async () => {
    const statuses = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
    expect(await mails('removal-confirm')).toHaveLength(5);
  });

  it('cannot be multiplied: a network asks for fifty people a day', async () => {
    const statuses = [];
    for (let at = 0; at < 51; at += 1)
      statuses.push((await ask({ personId: person(at), email: `m${at}@example.com` })).status);
    expect(statuses).toEqual([...Array(50).fill(200), 429]);
    expect((await ask({ personId: person(51), email: 'far@example.com' }, '198.51.100.7')).status).toBe(200);
  });
});

describe('taking a removal back', () => {
  it('takes the link that is mailed to the confirming mailbox, and its button; it may be pressed twice', async () => {
    const receipt = await remove();
    vi.setSystemTime(NOW + HOUR);
    await post(`/api/opt-out/${receipt.reference}/undo`, {}, '203.0.113.9');
    expect((await mails('removal-undo')).map(({ recipient }) => recipient)).toEqual(['june@example.com']);
    const token = await newToken('removal-undo');
    expect((await post('/api/opt-out/undo/pending', { token })).json()).toEqual({ state: 'open', what: ['page'] });
    expect(await isShown()).toBe(false);
    const undone = receiptOf(await post('/api/opt-out/undo', { token }));
    expect(undone).toEqual({ ...receipt, status: 'undone', undoneAt: NOW + HOUR });
    expect(await isShown()).toBe(true);
    expect((await post('/api/opt-out/undo/pending', { token })).json()).toMatchObject({ state: 'done' });
    expect(receiptOf(await post('/api/opt-out/undo', { token }))).toEqual(undone);
    expect((await status(receipt.reference)).json()).toEqual(undone);
  });

  it('is mailed once a day, and the answer does not tell', async () => {
    const { reference } = await remove();
    for (const hours of [0, 1, 23]) {
      vi.setSystemTime(NOW + hours * HOUR);
      expect((await post(`/api/opt-out/${reference}/undo`, {})).json()).toEqual({ isDone: true });
    }
    expect(await mails('removal-undo')).toHaveLength(1);
    const old = await newToken('removal-undo');
    vi.setSystemTime(NOW + 24 * HOUR);
    expect((await post('/api/opt-out/undo', { token: old })).status).toBe(410);
    await post(`/api/opt-out/${reference}/undo`, {});
    expect(await mails('removal-undo')).toHaveLength(2);
  });

  it('is refused where there is nothing to take back', async () => {
    await ask();
    const { results } = await origin.accounts
      .prepare('SELECT reference FROM removal_request')
      .all<{ reference: string }>();
    const waiting = results[0]?.reference ?? '';
    await newToken('removal-confirm');
    expect((await status(waiting)).json()).toMatchObject({ status: 'waiting', confirmedAt: null });
    expect((await post(`/api/opt-out/${waiting}/undo`, {})).status).toBe(409);
    const receipt = await remove();
    await takeBack(receipt);
    expect((await post(`/api/opt-out/${receipt.reference}/undo`, {})).status).toBe(409);
  });

  it('does not hide it again when the first link is pressed once more', async () => {
    await ask();
    const token = await newToken('removal-confirm');
    await takeBack(receiptOf(await post('/api/opt-out/confirm', { token })));
    expect(receiptOf(await post('/api/opt-out/confirm', { token }))).toMatchObject({ status: 'undone' });
    expect(await isShown()).toBe(true);
  });

  it('leaves hidden what others asked for, and answers as for somebody who was never on record', async () => {
    const [mine, theirs] = [await remove(), await remove({ email: 'sister@example.com' })];
    const undone = await takeBack(mine);
    expect(await isShown()).toBe(false);
    const nobody = await takeBack(await remove({ personId: 'Pnobody0nobody00' }));
    expect({ ...undone, reference: '' }).toEqual({ ...nobody, reference: '' });
    expect(undone).toMatchObject({ status: 'undone', stillHidden: [] });
    await takeBack(theirs);
    expect(await isShown()).toBe(true);
  });

  it.each(['judicial', 'drop', 'claim'] as const)('leaves hidden what is hidden as %s', async (source) => {
    const mine = await remove({ what: ['phones'] });
    await suppressPerson(origin.bindings, { personId: JUNE, what: ['page'], source, reference: 'R' }, NOW);
    expect(await takeBack(mine)).toMatchObject({ stillHidden: [] });
    expect(await isShown()).toBe(false);
  });
});

describe('parts of a page and the whole of it', () => {
  const PARTS = { what: ['phones', 'addresses'] };

  it('are asked for in the order of the contract, each once', async () => {
    const { what } = await remove(PARTS);
    expect(what).toEqual(['addresses', 'phones']);
    expect(await isShown()).toBe(true);
    expect((await ask({ what: [] })).status).toBe(400);
    expect((await ask({ what: ['page'] })).status).toBe(400);
  });

  it('are two requests: the page goes with the second, and its parts stay hidden when that is taken back', async () => {
    const parts = await remove(PARTS);
    const page = await remove();
    expect(await isShown()).toBe(false);
    expect(await takeBack(page)).toMatchObject({ what: ['page'], stillHidden: ['addresses', 'phones'] });
    expect(await isShown()).toBe(true);
    expect((await loadPerson(origin.people, JUNE, Date.now()))?.record.residences).toEqual([]);
    expect(await takeBack(parts)).toMatchObject({ stillHidden: [] });
    expect((await loadPerson(origin.people, JUNE, Date.now()))?.record.residences).toHaveLength(1);
  });

  it('stay hidden with the page when the parts are taken back first', async () => {
    const parts = await remove(PARTS);
    const page = await remove();
    expect(await takeBack(parts)).toMatchObject({ stillHidden: ['page'] });
    expect(await isShown()).toBe(false);
    expect(await takeBack(page)).toMatchObject({ stillHidden: [] });
    expect((await loadPerson(origin.people, JUNE, Date.now()))?.record.residences).toHaveLength(1);
  });

  it('of another request of the mailbox are told only as far as they are the same parts', async () => {
    const mine = await remove({ what: ['phones'] });
    await remove({ what: ['phones', 'reverse'] });
    expect(await takeBack(mine)).toMatchObject({ stillHidden: ['phones'] });
  });
});

it('finds its rows by an index', async () => {
  const plans = await plansOfAll(origin.accounts, async (db) => {
    for (const by of ['reference', 'token', 'undoToken'] as const) await findRequest(db, by, 'x', NOW);
    await listUndone(db);
    for (const toldOf of ['mailbox', 'everybody'] as const)
      await stillHidden(db, { reference: 'x', what: ['page'], email: 'x' }, toldOf);
  });
  expect(fullReads(plans)).toEqual([]);
});
