import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount, addPlan, addPurchase } from '../../../tests/fixtures/accounts-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { SqlDatabase } from '../env.ts';
import { ALWAYS } from '../sql-condition.ts';
import { accountById, leaveStatement, projectStatements, releaseStatement } from './project-accounts.ts';

let db: TestDatabase;

beforeEach(() => {
  db = openTestDatabase('accounts');
  for (const id of ['ann', 'bob', 'cleo']) addAccount(db, { id, userType: 'free', lookupsMax: 0 });
});

const project = (id = 'ann', on: SqlDatabase = db) => on.batch(projectStatements(on, accountById(id)));
const accountOf = (id = 'ann') =>
  db
    .prepare(
      `SELECT user_type AS type, premium_subscriber AS premium, product_name AS product, lookups_max AS lookups,
         period_start AS anchor, holder_id AS holder FROM account WHERE id = ?1`,
    )
    .bind(id)
    .first();
const join = (id: string, holder = 'ann') =>
  db.exec(`UPDATE account SET holder_id = '${holder}', joined_at = 5 WHERE id = '${id}'`);

describe('a live plan', () => {
  it.each([
    ['premium-monthly', 'paid', 1, 'Premium Monthly', 20],
    ['premium-annual', 'paid', 1, 'Premium Annual', 20],
    ['premium-unlimited', 'paid', 1, 'Premium Unlimited', null],
    ['small-business', 'smb', 0, 'Small Business', null],
    ['speed-search', 'paid', 0, 'Speed Search', 50],
    ['PRODUCT_20_LOOKUPS_MONTHLY_MOBILE', 'paid', 0, 'PRODUCT_20_LOOKUPS_MONTHLY_MOBILE', 20],
  ])('%s makes the account %s [P6-013]', async (productId, type, premium, product, lookups) => {
    addPlan(db, 'ann', { productId, anchorAt: 77 });
    await project();
    expect(await accountOf()).toEqual({ type, premium, product, lookups, anchor: 77, holder: null });
    expect(await accountOf('bob')).toMatchObject({ type: 'free' });
  });

  it('with an overdue payment gives the free view at once', async () => {
    addPlan(db, 'ann', { status: 'delinquent' });
    await project();
    expect(await accountOf()).toMatchObject({ type: 'delinquent', premium: 0, product: 'Premium Monthly' });
  });
});

describe('a plan that has ended', () => {
  it.each([
    ['customer', 'cancelled'],
    ['operator', 'cancelled'],
    ['payment', 'expired'],
    ['replaced', 'free'],
  ] as const)('by %s leaves an account that is %s', async (endedBy, type) => {
    addPlan(db, 'ann', { status: 'ended', endedBy });
    db.exec("UPDATE account SET user_type = 'paid', lookups_max = 20, premium_subscriber = 1");
    await project();
    expect(await accountOf()).toMatchObject({ type, premium: 0, product: null, lookups: 0 });
  });

  it('the last one decides, and a new one is all that counts', async () => {
    addPlan(db, 'ann', { id: 'L1', status: 'ended', endedBy: 'payment', endedAt: 10 });
    addPlan(db, 'ann', { id: 'L2', status: 'ended', endedBy: 'customer', endedAt: 20 });
    await project();
    expect(await accountOf()).toMatchObject({ type: 'cancelled' });
    addPlan(db, 'ann', { id: 'L3' });
    await project();
    expect(await accountOf()).toMatchObject({ type: 'paid' });
  });
});

describe('those who share a plan', () => {
  it('have it while it is paid, and are what they were while it is not', async () => {
    addPurchase(db, 'cleo', { id: 'O1' });
    db.insert('purchase_line', {
      purchase_id: 'O1',
      position: 0,
      product_id: 'x',
      text: 'x',
      amount_cents: 1,
      credits: 3,
    });
    addPlan(db, 'ann', { id: 'L1', productId: 'premium-annual', anchorAt: 77 });
    for (const id of ['bob', 'cleo']) join(id);
    await project();
    const shared = { type: 'fam', premium: 0, product: 'Premium Annual', lookups: 20, anchor: 77, holder: 'ann' };
    expect(await accountOf('bob')).toEqual(shared);
    db.exec("UPDATE plan SET status = 'delinquent'");
    await project();
    expect(await accountOf('bob')).toMatchObject({ type: 'free', lookups: 0, product: null, holder: 'ann' });
    expect(await accountOf('cleo')).toMatchObject({ type: 'transactional credits', holder: 'ann' });
    db.exec("UPDATE plan SET status = 'active'");
    await project();
    expect(await accountOf('cleo')).toEqual(shared);
  });

  it.each([
    ['it ends', "UPDATE plan SET status = 'ended', ended_by = 'customer'"],
    ['it has no seats any more', "UPDATE plan SET product_id = 'premium-unlimited'"],
  ])('are released when %s', async (_, change) => {
    addPlan(db, 'ann', { productId: 'premium-annual' });
    join('bob');
    await project();
    db.exec(change);
    await project();
    expect(await accountOf('bob')).toMatchObject({ type: 'free', holder: null, lookups: 0, product: null });
  });

  it('can leave, or are released before the holder’s account is deleted', async () => {
    addPlan(db, 'ann', { productId: 'premium-annual' });
    for (const id of ['bob', 'cleo']) join(id);
    await project();
    await leaveStatement(db, 'bob', ALWAYS).run();
    expect([await accountOf('bob'), await accountOf('cleo')]).toMatchObject([
      { type: 'free', holder: null },
      { type: 'fam', holder: 'ann' },
    ]);
    await releaseStatement(db, 'ann', ALWAYS).run();
    expect(await accountOf('cleo')).toMatchObject({ type: 'free', holder: null });
  });
});

it('nothing is written unless the condition holds, and every row is found by index', async () => {
  addPlan(db, 'ann', {});
  await db.batch(projectStatements(db, accountById('ann'), { sql: '? = 2', values: [1] }));
  expect(await accountOf()).toMatchObject({ type: 'free' });
  expect(fullReads(await plansOfAll(db, (explained) => project('ann', explained)))).toEqual([]);
});
