import { purchaseRows } from '../../../../shared/copy/site/privacy/purchases.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import type { StoredTable } from '../stored.ts';

const INTERNAL = 'of use to the payment only';

/** Payment methods on file, and what the provider tells us. */
export const PAYMENT_TABLES: readonly StoredTable[] = [
  {
    table: 'payment_method',
    what: 'a payment method on file',
    told: purchaseRows.methods,
    columns: {
      account_id: { what: 'whose', notExported: 'the account of the export' },
      is_for_plan_only: 'whether only renewals are charged to it',
      id: { what: 'a random id', notExported: 'means nothing outside' },
      provider: { what: 'which payment provider has it', notExported: INTERNAL },
      provider_ref: { what: 'its reference', notExported: INTERNAL },
      provider_customer: { what: 'its reference to the customer', notExported: INTERNAL },
      payer: 'brand, last four digits and expiry of the card, or the PayPal address',
      created_at: 'since when',
    },
    sweeps: [],
    withAccount: 'goes',
    exported: 'paymentMethods',
  },
  {
    table: 'method_page',
    what: 'the provider’s page where an account’s owner enters another method',
    told: purchaseRows.methodPages,
    columns: {
      account_id: 'whose',
      provider_ref: 'its reference',
      opened_at: 'when it was opened',
    },
    sweeps: [{ kind: 'expire', key: ['account_id'], time: 'opened_at', after: KEPT_FOR.methodPage }],
    withAccount: 'goes',
    exported: { not: 'a page of the payment provider, gone within a day' },
  },
  {
    table: 'method_to_forget',
    what: 'a method that is off file, and that the provider still keeps',
    told: purchaseRows.forgotten,
    columns: {
      provider: 'which payment provider has it',
      provider_ref: 'its reference',
      provider_customer: 'its reference to the customer',
    },
    sweeps: [],
    withAccount: 'apart',
    exported: { not: 'nothing says whose it was' },
  },
  {
    table: 'webhook_event',
    what: 'an event of the payment provider that was carried out',
    told: purchaseRows.providerEvents,
    columns: { id: 'its number', received_at: 'when it arrived' },
    sweeps: [{ kind: 'expire', key: ['id'], time: 'received_at', after: KEPT_FOR.providerEvent }],
    withAccount: 'apart',
    exported: { not: 'nothing says whom it was about' },
  },
  {
    table: 'test_payment_method',
    what: 'a method typed into the test provider’s form, in local runs',
    told: { why: 'To stand for a real one.', until: 'A day; kept ones until they are off file' },
    columns: {
      id: 'made from what is kept of it',
      outcome: 'what charging it does',
      payer: 'brand, last four digits and expiry of the card, or the PayPal address',
      taken_at: 'when it was typed; empty for one that is kept',
    },
    sweeps: [
      { kind: 'expire', key: ['id'], time: 'taken_at', after: KEPT_FOR.testMethod, where: 'taken_at IS NOT NULL' },
    ],
    withAccount: 'apart',
    exported: { not: 'exists in local runs only' },
  },
];
