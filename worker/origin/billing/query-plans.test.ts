import { beforeEach, expect, it } from 'vitest';
import { addPurchase } from '../../../tests/fixtures/accounts-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openShopOrigin, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { parseSettings, type SqlDatabase } from '../env.ts';
import { ALWAYS } from '../sql-condition.ts';
import { giveStatements } from './give-statements.ts';
import { findInvoice, listInvoices } from './invoices-store.ts';
import { type Billing, openBilling } from './open-billing.ts';
import { findOrderByKey, loadOrder, noteCharge } from './orders-store.ts';
import { findMethodOnFile } from './payment-method-store.ts';
import { giveUpOrder, takeDueOrders, takeLook } from './pending-orders-store.ts';
import { findProducts } from './products-store.ts';
import { forgetSubjects } from './receipt-subject.ts';
import { listOpenRefunds, refundStatements } from './refunds.ts';
import { forgetOrderDetails } from './sweep-orders.ts';
import { findTestMethod } from './test-provider.ts';

const NOW = Date.now();
let shop: ShopOrigin;
let billing: Billing;

beforeEach(async () => {
  shop = await openShopOrigin();
  addPurchase(shop.origin.accounts, 'ann', { id: 'O1', personId: shop.elise });
  billing = openBilling(parseSettings(shop.origin.bindings), shop.origin.bindings);
});

const WORKS: readonly [what: string, index: RegExp, work: (db: SqlDatabase) => Promise<unknown>][] = [
  ['an order by its id', /^SEARCH p USING PRIMARY KEY/, (db) => loadOrder(db, 'O1')],
  ['an order by its key', /^SEARCH p USING INDEX purchase_once/, (db) => findOrderByKey(db, 'O1')],
  [
    'pending orders that are due',
    /^SEARCH purchase USING (?:COVERING )?INDEX purchase_pending/,
    (db) => takeDueOrders(db, NOW),
  ],
  [
    'an order that is viewed, noted or given up',
    /^SEARCH purchase USING PRIMARY KEY/,
    async (db) => {
      await takeLook(db, 'O1', NOW);
      await noteCharge(db, 'O1', 'cs_1');
      await giveUpOrder(db, 'O1');
    },
  ],
  ['unpaid orders with a runner', /^SEARCH purchase USING INDEX purchase_unpaid/, (db) => forgetOrderDetails(db, NOW)],
  ['paid orders with a runner', /^SEARCH purchase USING INDEX purchase_runner/, (db) => forgetOrderDetails(db, NOW)],
  ['receipts that are about somebody', /^SEARCH p USING INDEX purchase_subject/, (db) => forgetSubjects(db, NOW)],
  [
    'receipts of an account, in their order',
    /^SEARCH p USING INDEX purchase_account/,
    (db) => listInvoices({ ...billing, accounts: db }, 'ann', NOW),
  ],
  [
    'a receipt by its number',
    /^SEARCH p USING INDEX sqlite_autoindex_purchase/,
    (db) => findInvoice({ ...billing, accounts: db }, 'ann', 'PL-2026-O1', NOW),
  ],
  [
    'the payment method on file',
    /^SEARCH payment_method USING PRIMARY KEY/,
    (db) => findMethodOnFile(db, 'ann', 'test'),
  ],
  ['a test card', /^SEARCH test_payment_method USING PRIMARY KEY/, (db) => findTestMethod(db, 'T1')],
  ['products by their ids', /^SEARCH product USING PRIMARY KEY/, (db) => findProducts(db, ['court-runner'])],
  ['refunds of one order', /^SEARCH r USING INDEX refund_purchase/, (db) => listOpenRefunds(db, 'test', 'O1')],
  [
    'the refunds of an order',
    /^SEARCH r(?:efund)? USING INDEX refund_purchase/,
    (db) => db.batch(refundStatements(db, { purchaseId: 'O1', amountCents: 1, reason: 'It failed' }, NOW)),
  ],
  [
    'what a paid order gives, by the number of its receipt',
    /^SEARCH purchase EXISTS USING INDEX sqlite_autoindex_purchase/,
    async (db) => {
      const order = await loadOrder(shop.origin.accounts, 'O1');
      if (order === null) throw new Error('no order');
      const receipt = {
        kind: 'paid',
        ref: 'r',
        payment: 'p',
        payer: { paypalInfo: { email: 'ann@example.com' } },
        kept: { ref: 'pm', customer: null },
        refundedCents: 0,
        invoiceNumber: 'PL-2026-1',
      } as const;
      const opening = { kind: 'open', report: { kind: 'property', pnpId: 'pnp-1' }, condition: ALWAYS } as const;
      const whole = { ...order, keepsMethod: 'yes' as const, pnpId: 'pnp-1', counties: [], lines: [] };
      return db.batch(giveStatements({ ...billing, accounts: db }, whole, receipt, NOW, { plan: null, opening }));
    },
  ],
];

it.each(WORKS)('finds %s without scanning a table', async (_, index, work) => {
  const plans = await plansOfAll(shop.origin.accounts, work);
  expect(fullReads(plans).filter((detail) => detail !== 'SCAN CONSTANT ROW')).toEqual([]);
  expect(plans).toContainEqual(expect.stringMatching(index));
});

it('finds open refunds without reading finished ones', async () => {
  const plans = await plansOfAll(shop.origin.accounts, (db) => listOpenRefunds(db, 'test', null));
  expect(plans).toContainEqual(expect.stringMatching(/^(?:SCAN|SEARCH) r USING INDEX refund_open/));
});

it('finds the lines, refunds, people and properties of receipts by their ids', async () => {
  const { accounts, people } = shop.origin;
  const ofAccounts = await plansOfAll(accounts, (explained) => {
    const prepare = (sql: string) => (sql.includes('FROM purchase p WHERE') ? accounts : explained).prepare(sql);
    return listInvoices({ ...billing, accounts: { ...explained, prepare } }, 'ann', NOW);
  });
  const ofPeople = await plansOfAll(people, (explained) => listInvoices({ ...billing, people: explained }, 'ann', NOW));
  expect([...fullReads(ofAccounts), ...fullReads(ofPeople)]).toEqual([]);
  expect(ofAccounts).toContainEqual(expect.stringMatching(/^SEARCH purchase_line USING PRIMARY KEY/));
  expect(ofAccounts).toContainEqual(expect.stringMatching(/^SEARCH refund USING INDEX refund_purchase/));
  expect(ofPeople).toContainEqual(expect.stringMatching(/_person_id/));
  expect(ofPeople).toContainEqual(expect.stringMatching(/_property_pnp/));
});
