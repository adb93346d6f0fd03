import { beforeEach, describe, expect, it } from 'vitest';
import type { LedgerAnswer } from '../../../shared/contract/account.ts';
import {
  addAccount,
  addCredit,
  addPurchase,
  addSession,
  PERIOD_START,
} from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPlaces, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { listEntries } from './ledger-store.ts';

const DAY_MS = 86_400_000;
const NOW = Date.now();
let origin: TestOrigin;
let cookie: string;
let elise: string;

beforeEach(async () => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  elise = addPerson(origin.people, { id: 'elise', first: 'Elise', last: 'Navarro', homes: ['portlandOr'] });
  for (const id of ['ann', 'bob']) addAccount(origin.accounts, { id, userType: 'paid', lookupsMax: 20 });
  cookie = `session=${await addSession(origin.accounts, 'ann')}`;
});

const ledger = async (who = cookie) => (await origin.call('/api/user/ledger', { cookie: who })).json<LedgerAnswer>();
const lookUp = (personId: string, usedAt: number, more = {}) =>
  origin.accounts.insert('lookup', {
    account_id: 'ann',
    person_id: personId,
    period_start: PERIOD_START,
    used_at: usedAt,
    ...more,
  });

describe('the ledger', () => {
  it('tells lookups, and credits bought, given, used and expired, the latest first', async () => {
    const purchase = addPurchase(origin.accounts, 'ann', { id: 'O1', createdAt: NOW - 3 * DAY_MS });
    for (const id of ['c1', 'c2', 'c3']) addCredit(origin.accounts, 'ann', { id, grantedAt: NOW - 3 * DAY_MS });
    origin.accounts.exec(`UPDATE background_credit SET purchase_id = '${purchase}'`);
    origin.accounts.exec(
      `UPDATE background_credit SET person_id = '${elise}', used_at = ${NOW - DAY_MS} WHERE id = 'c1'`,
    );
    addCredit(origin.accounts, 'ann', { id: 'gift', grantedAt: NOW - 60 * DAY_MS });
    lookUp(elise, NOW - 2 * DAY_MS);
    const { entries, isCut } = await ledger();
    expect(isCut).toBe(false);
    expect(entries.map(({ kind, amount, personName, reason }) => [kind, amount, personName, reason])).toEqual([
      ['background credit', -1, 'Elise Navarro', 'Background report opened'],
      ['lookup', -1, 'Elise Navarro', 'Opened with your plan'],
      ['grant', 3, null, '3 background credits bought'],
      ['expiry', -1, null, '1 background credit expired unused'],
      ['grant', 1, null, '1 background credit given to you'],
    ]);
    expect(entries[0]).toMatchObject({ at: NOW - DAY_MS, personId: elise });
  });

  it('tells of a report that a payment opened as one entry, which cost no credit', async () => {
    addPurchase(origin.accounts, 'ann', { id: 'O1', personId: elise });
    addCredit(origin.accounts, 'ann', { id: 'c1', grantedAt: NOW - DAY_MS, usedFor: elise });
    origin.accounts.exec("UPDATE background_credit SET purchase_id = 'O1'");
    origin.accounts.exec('UPDATE purchase SET report_opened = 1');
    expect((await ledger()).entries).toEqual([
      {
        at: NOW - DAY_MS,
        kind: 'background credit',
        amount: 0,
        personId: elise,
        personName: 'Elise Navarro',
        reason: 'Background report bought',
      },
    ]);
  });

  it('tells that the money of credits was refunded, and why, but no other refund', async () => {
    for (const [id, credits] of [
      ['O1', 3],
      ['O2', 0],
    ] as const) {
      addPurchase(origin.accounts, 'ann', { id });
      const line = { position: 0, product_id: 'x', text: 'x', amount_cents: 2_999, credits };
      origin.accounts.insert('purchase_line', { purchase_id: id, ...line });
      const refund = { amount_cents: 2_999, reason: 'The record was removed', created_at: 1, done_at: NOW - 1_000 };
      origin.accounts.insert('refund', { id: `R-${id}`, purchase_id: id, ...refund });
    }
    expect((await ledger()).entries).toEqual([
      {
        at: NOW - 1_000,
        kind: 'refund',
        amount: 0,
        personId: null,
        personName: null,
        reason: '$29.99 of your purchase refunded: The record was removed',
      },
    ]);
  });

  it('names nobody who may no longer be shown, not even by id', async () => {
    lookUp(elise, NOW - 1);
    lookUp('Pnobody00000', NOW - 2);
    hidePerson(origin.people, elise);
    const { entries } = await ledger();
    expect(entries.map(({ personId, personName }) => [personId, personName])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('is bounded, and says so', async () => {
    for (let at = 1; at <= 501; at += 1) lookUp(`P${String(at).padStart(11, '0')}`, NOW - at * 1_000);
    const { entries, isCut } = await ledger();
    expect([entries.length, isCut, entries[0]?.at, entries.at(-1)?.at]).toEqual([
      500,
      true,
      NOW - 1_000,
      NOW - 500_000,
    ]);
  });

  it('is the viewer’s own, also for a buyer whose address is not proven', async () => {
    lookUp(elise, NOW - 1);
    const buyer = `session=${await addSession(origin.accounts, 'bob', { scope: 'purchase' })}`;
    expect(await ledger(buyer)).toEqual({ entries: [], isCut: false });
    expect((await origin.call('/api/user/ledger')).status).toBe(401);
  });
});

it('reads only the rows of the account', async () => {
  const plans = await plansOfAll(origin.accounts, (db) => listEntries(db, 'ann', NOW, 501));
  expect(fullReads(plans)).toEqual([]);
  for (const index of [/lookup USING PRIMARY KEY/, /background_credit_account/, /USING INDEX (?:refund_purchase)/])
    expect(plans).toContainEqual(expect.stringMatching(index));
});
