import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addAccount,
  addCredit,
  addPurchase,
  addReport,
  addSession,
} from '../../../tests/fixtures/accounts-database.ts';
import { hidePerson, showPerson } from '../../../tests/fixtures/people-database.ts';
import { fullReads, plansOfAll, plansOfRun } from '../../../tests/support/query-plans.ts';
import { openShopOrigin, runnerOrder, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { openBilling } from '../billing/open-billing.ts';
import { carryOutRefunds } from '../billing/refunds.ts';
import { listCountiesOut } from '../court-runner/end-requests.ts';
import { fulfil } from '../court-runner/fulfil.ts';
import { listOpened } from '../credits/give-back-reports.ts';
import { parseSettings } from '../env.ts';
import { listOpenAbout } from '../record-errors/close-reports.ts';
import { forgetAgain, listToForget } from './forget-again.ts';
import { forgetInAccounts } from './forget-in-accounts.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;
const CREDIT_MS = 30 * DAY;
let shop: ShopOrigin;
let elise: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  shop = await openShopOrigin();
  elise = shop.elise;
});
afterEach(() => vi.useRealTimers());

const insert = (table: string, row: Parameters<typeof shop.origin.accounts.insert>[1]) =>
  shop.origin.accounts.insert(table, row);
const settings = () => parseSettings(shop.origin.bindings);
/** As the door does it: nobody finds her anymore, and then she is forgotten. */
async function remove(now = Date.now()): Promise<void> {
  hidePerson(shop.origin.people, elise);
  await forgetInAccounts(shop.origin.bindings, [elise], now);
}
const refund = () => carryOutRefunds(openBilling(settings(), shop.origin.bindings), Date.now());
const mails = (kind: string) => shop.sql(`SELECT recipient, subject, text FROM mail WHERE kind = '${kind}'`);
const credits = () => shop.sql('SELECT id, person_id, used_at, expires_at FROM background_credit ORDER BY id');
const creditsLeft = async () => (await shop.user())?.backgroundCreditsCount;
const refunds = () => shop.sql('SELECT amount_cents, reason FROM refund ORDER BY amount_cents');

/** Every value of every table that holds a text, by table. */
async function tablesWith(text: RegExp): Promise<string[]> {
  const tables = await shop.sql("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'sqlite_sequence'");
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.sql(`SELECT * FROM ${name}`);
    if (text.test(JSON.stringify(rows))) found.push(String(name));
  }
  return found.sort();
}
const NAMED = () => new RegExp(`${elise}|Navarro|Elise`);

/** Ann and Bob have done with Elise whatever can be done with somebody. */
async function fill(): Promise<void> {
  const { accounts } = shop.origin;
  addAccount(accounts, { id: 'bob', userType: 'paid', lookupsMax: 20 });
  await shop.origin.call('/api/monitor/', {
    method: 'POST',
    cookie: shop.cookie,
    body: JSON.stringify({ personId: elise, displayText: 'Elise Navarro', autoMonitor: false }),
  });
  insert('person_change', { person_id: elise, found_at: NOW, fact: 'f', kind: 'phone', change: 'added' });
  const stopped = { auto_monitor: 0, since: 1, seen_at: 1, told_at: 1, stopped_at: NOW };
  insert('stopped_monitor', { account_id: 'bob', person_id: elise, display_text: 'Elise Navarro', ...stopped });
  const [list] = await shop.sql("SELECT id FROM contact_list WHERE account_id = 'ann'");
  const saved = { person_id: elise, list_id: list?.id ?? 0, saved_at: 1, note: 'Elise from work' };
  insert('contact', saved);
  insert('removed_contact', { ...saved, account_id: 'bob', removed_at: NOW });
  const token = { token_hash: 'h', account_id: 'bob', person_id: elise, flag: 'monitor', expires_at: NOW + DAY };
  insert('link_token', token);
  for (const at of [NOW - 60 * DAY, NOW - 1_000])
    insert('lookup', { account_id: 'bob', person_id: elise, period_start: at - DAY, used_at: at });
  const said = { record_group: 'liens', kind: 'other', text: 'Not Elise', reported_at: 1 };
  insert('record_error', { reference: 'E-OPEN', account_id: 'ann', person_id: elise, record_id: 'R1', ...said });
  const decided = { ...said, decision: 'kept', decided_at: 2 };
  insert('record_error', { reference: 'E-DONE', account_id: 'ann', person_id: elise, record_id: 'R2', ...decided });
  addPurchase(accounts, 'ann', { id: 'Oplan' });
  accounts.exec(
    `UPDATE purchase SET funnel = '{"wpId":"${elise}"}', return_path = '/name/Elise-Navarro' WHERE id = 'Oplan'`,
  );
  addPurchase(accounts, 'ann', { id: 'Odeclined', personId: elise, status: 'declined' });
  addPurchase(accounts, 'ann', { id: 'Oold', personId: elise, createdAt: NOW - 90 * DAY });
  accounts.exec("UPDATE purchase SET keeps_subject = 1 WHERE id = 'Oold'");
  addReport(accounts, 'bob', elise, NOW - DAY);
  addCredit(accounts, 'bob', { id: 'old', grantedAt: NOW - 31 * DAY, usedFor: elise });
}

describe('the accounts database, after a page was removed', () => {
  it('names the person nowhere', async () => {
    await fill();
    await shop.order({ personId: elise });
    await shop.order(runnerOrder(elise, '41051'));
    await fulfil(shop.origin.bindings, settings(), { dueBy: null, outcome: 'returned' }, NOW);
    expect(await tablesWith(NAMED())).toEqual([
      ...['background_credit', 'contact', 'court_runner_request', 'link_token', 'lookup', 'monitor', 'person_change'],
      ...['purchase', 'record_error', 'removed_contact', 'report_access', 'stopped_monitor', 'watched_person'],
    ]);
    await remove();
    await refund();
    expect(await tablesWith(NAMED())).toEqual([]);
  });

  it('still has what the law asks of receipts, and what the account’s credits add up to', async () => {
    await fill();
    const before = await shop.sql('SELECT id, invoice_number, total_cents, settled_at, payer, sent_to FROM purchase');
    await remove();
    expect(await shop.sql('SELECT id, invoice_number, total_cents, settled_at, payer, sent_to FROM purchase')).toEqual(
      before,
    );
    expect(await credits()).toEqual([
      { id: 'old', person_id: '', used_at: NOW - 31 * DAY, expires_at: expect.any(Number) },
    ]);
    const cookie = `session=${await addSession(shop.origin.accounts, 'bob')}`;
    const ledger = await shop.origin.call('/api/user/ledger', { cookie });
    expect(ledger.json()).toMatchObject({
      entries: [
        { kind: 'background credit', amount: -1, personId: null, personName: null },
        { kind: 'grant', amount: 1 },
      ],
    });
    expect((await shop.origin.call('/api/user/export', { cookie })).text).not.toMatch(NAMED());
  });

  it('counts lookups without the person, and gives those of the period back', async () => {
    await fill();
    await remove();
    expect(await shop.sql('SELECT * FROM lookup')).toEqual([]);
    expect(await shop.sql('SELECT * FROM opening_month ORDER BY month')).toEqual([
      { kind: 'lookup', month: '2026-09', openings: 1 },
      { kind: 'lookup', month: '2026-11', openings: 1 },
    ]);
  });

  it('tells whoever reported an error in a record that nothing is left to decide, once and without a name', async () => {
    await fill();
    await remove();
    await remove();
    const told = await mails('record-error');
    expect(told).toMatchObject([{ recipient: 'ann@example.com', subject: 'Your report E-OPEN is closed' }]);
    expect(JSON.stringify(told)).not.toMatch(NAMED());
  });

  it('leaves everybody else alone', async () => {
    await fill();
    const other = 'Pother0000000000';
    insert('lookup', { account_id: 'bob', person_id: other, period_start: 1, used_at: 1 });
    addReport(shop.origin.accounts, 'bob', other, NOW + DAY);
    addCredit(shop.origin.accounts, 'bob', { id: 'theirs', grantedAt: NOW, usedFor: other });
    await remove();
    expect(await tablesWith(new RegExp(other))).toEqual(['background_credit', 'lookup', 'report_access']);
    expect(await mails('credit-back')).toEqual([]);
  });
});

describe('whoever can read the report', () => {
  it('gets the credit back, for as long as a new one, and one mail that names nobody and no reason', async () => {
    addCredit(shop.origin.accounts, 'ann', { id: 'c1', grantedAt: NOW - 20 * DAY });
    const opened = await shop.origin.call('/api/reports/submit-credits-payment-for-report', {
      method: 'POST',
      cookie: shop.cookie,
      body: JSON.stringify({ wpId: elise }),
    });
    expect(opened.status).toBe(200);
    vi.setSystemTime(NOW + 10 * DAY);
    await Promise.all([remove(), remove()]);
    await remove();
    expect(await credits()).toEqual([
      { id: 'c1', person_id: null, used_at: null, expires_at: NOW + 10 * DAY + CREDIT_MS },
    ]);
    expect(await creditsLeft()).toBe(1);
    const told = await mails('credit-back');
    expect(told).toMatchObject([{ recipient: 'ann@example.com', subject: 'A background credit is yours again' }]);
    expect(told[0]?.text).toContain('We gave you your credit back');
    expect(JSON.stringify(told)).not.toMatch(/Navarro|Elise|remov|opt|delet|priva|request/i);
    expect(await refunds()).toEqual([]);
  });

  it('gets the whole price back where no credit was used, once, and the receipt loses whom it was about', async () => {
    await shop.order({ personId: elise });
    const [before] = await shop.invoices();
    expect(before).toMatchObject({ status: 'paid', about: { kind: 'person' } });
    await Promise.all([remove(), remove()]);
    await refund();
    await remove();
    await refund();
    expect(await refunds()).toEqual([{ amount_cents: 1_499, reason: 'This report is no longer available' }]);
    expect((await shop.invoices())[0]).toMatchObject({
      ...{ id: before?.id, at: before?.at, total: before?.total, lines: before?.lines, paidWith: before?.paidWith },
      ...{ status: 'refunded', about: null, openUntil: null, credits: null },
    });
    const told = await mails('refund');
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toMatch(/Navarro|Elise|remov|opt-out|delet/i);
    expect(await mails('credit-back')).toEqual([]);
    // It was one payment for one report: there is no credit to use.
    expect(await creditsLeft()).toBe(0);
  });

  it('gets only what is left of a price of which some went back before', async () => {
    await shop.order({ personId: elise });
    const [purchase] = await shop.sql('SELECT id FROM purchase');
    const row = { purchase_id: purchase?.id ?? '', reason: 'Kindness', created_at: 1, done_at: 1 };
    insert('refund', { id: 'R1', amount_cents: 500, ...row });
    await remove();
    expect(await shop.sql('SELECT amount_cents, short_cents FROM refund ORDER BY amount_cents')).toEqual([
      { amount_cents: 500, short_cents: 0 },
      { amount_cents: 999, short_cents: 0 },
    ]);
  });

  it('gets nothing once the report is closed, or if the bank has returned the money', async () => {
    await shop.order({ personId: elise });
    vi.setSystemTime(NOW + 31 * DAY);
    await remove();
    expect(await refunds()).toEqual([]);
    expect(await mails('credit-back')).toEqual([]);
    expect(await shop.sql('SELECT person_id FROM purchase')).toEqual([{ person_id: null }]);
  });

  it('keeps what they got when the removal is taken back, and pays again for opening the report again', async () => {
    for (const id of ['c1', 'c2']) addCredit(shop.origin.accounts, 'ann', { id, grantedAt: NOW });
    const open = () =>
      shop.origin.call('/api/reports/submit-credits-payment-for-report', {
        method: 'POST',
        cookie: shop.cookie,
        body: JSON.stringify({ wpId: elise }),
      });
    await open();
    await remove();
    showPerson(shop.origin.people, elise);
    expect((await credits()).filter(({ used_at }) => used_at === null)).toHaveLength(2);
    expect(await shop.sql('SELECT * FROM report_access')).toEqual([]);
    expect((await open()).status).toBe(200);
    expect((await credits()).filter(({ used_at }) => used_at === null)).toHaveLength(1);
    await remove();
    expect((await credits()).filter(({ used_at }) => used_at === null)).toHaveLength(2);
  });

  it('may be a guest whose address nobody has proven', async () => {
    shop.origin.accounts.exec("UPDATE account SET guest_email = 'guest@example.com' WHERE id = 'ann'");
    addCredit(shop.origin.accounts, 'ann', { id: 'c1', grantedAt: NOW, usedFor: elise });
    addReport(shop.origin.accounts, 'ann', elise, NOW + DAY);
    await remove();
    expect(await mails('credit-back')).toMatchObject([{ recipient: 'guest@example.com' }]);
  });
});

describe('a court runner', () => {
  beforeEach(() => addReport(shop.origin.accounts, 'ann', elise, NOW + DAY));

  it('that is out is refunded, once, and no runner asks for the person anymore', async () => {
    await shop.order(runnerOrder(elise, '41051', '41039'));
    await Promise.all([remove(), remove()]);
    await refund();
    await remove();
    expect(await refunds()).toEqual([
      { amount_cents: 4_345, reason: 'Court Runner could not search Lane County, OR' },
      { amount_cents: 4_695, reason: 'Court Runner could not search Multnomah County, OR' },
    ]);
    expect(await shop.sql('SELECT * FROM court_runner_request')).toEqual([]);
    expect(await shop.sql('SELECT runner, person_id, counties FROM purchase')).toEqual([
      { runner: null, person_id: null, counties: null },
    ]);
    expect(await mails('court-runner-back')).toEqual([]);
    expect(await fulfil(shop.origin.bindings, settings(), { dueBy: null, outcome: 'returned' }, NOW)).toEqual({
      returned: 0,
      failed: 0,
    });
  });

  it('that has come back is not: the visit was made. What it brought goes', async () => {
    await shop.order(runnerOrder(elise, '41051'));
    await fulfil(shop.origin.bindings, settings(), { dueBy: null, outcome: 'returned' }, NOW);
    await remove();
    expect(await refunds()).toEqual([]);
    expect(await shop.sql('SELECT * FROM court_runner_record')).toEqual([]);
  });
});

describe('what comes late', () => {
  const suppress = (appliedAt: number) => {
    insert('subject', { id: 's', birth_year: null, created_at: NOW });
    insert('subject_record', { person_id: elise, subject_id: 's' });
    const page = { what: 'page', source: 'opt-out', reference: 'r', since: NOW, applied_at: appliedAt };
    insert('suppression', { id: 1, subject_id: 's', ...page });
  };

  it('is forgotten by the scheduled job: what was saved in the moment of the removal', async () => {
    await remove();
    suppress(NOW);
    insert('lookup', { account_id: 'ann', person_id: elise, period_start: 1, used_at: NOW });
    await forgetAgain(shop.origin.bindings, NOW + 60_000);
    expect(await shop.sql('SELECT * FROM lookup')).toEqual([]);
  });

  it('is forgotten by the scheduled job: an order that was settled later gives nothing, and goes back', async () => {
    addPurchase(shop.origin.accounts, 'ann', { id: 'Olate', personId: elise, status: 'pending', createdAt: NOW });
    await remove();
    suppress(NOW);
    expect(await shop.sql('SELECT person_id FROM purchase')).toEqual([{ person_id: elise }]);
    const later = NOW + 5 * DAY;
    shop.origin.accounts.exec(
      `UPDATE purchase SET status = 'paid', invoice_number = 'PL-1', settled_at = ${later}, report_opened = 0`,
    );
    await forgetAgain(shop.origin.bindings, later + 60_000);
    expect(await shop.sql('SELECT person_id, runner FROM purchase')).toEqual([{ person_id: null, runner: null }]);
  });

  it('is nobody who was not removed, or who came back', async () => {
    suppress(NOW);
    expect(await listToForget(shop.origin.accounts, NOW)).toEqual([elise]);
    expect(await listToForget(shop.origin.accounts, NOW + DAY)).toEqual([]);
    shop.origin.accounts.exec(`UPDATE suppression SET ended_at = ${NOW}`);
    expect(await listToForget(shop.origin.accounts, NOW)).toEqual([]);
  });
});

it('finds all of it by an index', async () => {
  await fill();
  await shop.order({ personId: elise });
  await shop.order(runnerOrder(elise, '41051'));
  const { accounts } = shop.origin;
  const plans = [
    ...(await plansOfAll(accounts, async (db) => {
      await listOpened(db, [elise], NOW);
      await listCountiesOut(db, [elise]);
      await listOpenAbout(db, [elise]);
      await listToForget(db, NOW);
    })),
    ...(await plansOfRun(accounts, (db) => forgetInAccounts({ ACCOUNTS: db }, [elise], NOW))),
  ];
  expect(fullReads(plans)).toEqual([]);
});
