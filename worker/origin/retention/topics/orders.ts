import { purchaseRows } from '../../../../shared/copy/site/privacy/purchases.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import { forgetSubjects } from '../../billing/receipt-subject.ts';
import { forgetOrderDetails } from '../../billing/sweep-orders.ts';
import type { StoredTable } from '../stored.ts';

const INTERNAL = 'of use to the payment only';
const SUBJECT = { told: purchaseRows.subjects };

/** Orders, their lines and refunds: the receipts that the law asks for, and orders that were never paid. */
export const ORDER_TABLES: readonly StoredTable[] = [
  {
    table: 'purchase',
    what: 'an order; a receipt once it is paid',
    told: purchaseRows.receipts,
    columns: {
      id: { what: 'a random id', notExported: 'the receipt’s number is in the export' },
      account_id: { what: 'who bought', notExported: 'the account of the export' },
      idempotency_hash: {
        what: 'a keyed hash of account and request, so that a form sent twice pays once',
        notExported: 'a hash',
      },
      request_hash: { what: 'a keyed hash of what was ordered', notExported: 'a hash' },
      status: 'whether it is paid',
      message: { what: 'why it was declined, as the buyer was told', told: purchaseRows.unpaid, notExported: INTERNAL },
      provider: { what: 'which payment provider', notExported: INTERNAL },
      provider_ref: { what: 'its reference to the order', notExported: INTERNAL },
      provider_payment: { what: 'its reference to the payment', notExported: INTERNAL },
      redirect_url: { what: 'its page, until it is paid', told: purchaseRows.unpaid, notExported: INTERNAL },
      total_cents: 'for how much',
      refunded_cents: 'how much went back',
      invoice_number: 'the receipt’s number',
      person_id: { what: 'about whom', ...SUBJECT },
      pnp_id: { what: 'about which property', ...SUBJECT },
      keeps_subject: 'whether the buyer asked us to keep that on the receipt',
      runner: { what: 'name and date of birth for a court runner', told: purchaseRows.courtRunnerPerson },
      counties: { what: 'which counties a court runner was sent to', ...SUBJECT, notExported: 'the lines say it' },
      funnel: {
        what: 'parameters of the pages that led there',
        ...SUBJECT,
        notExported: 'may name a person as they were named then',
      },
      return_path: {
        what: 'the page that the buyer came from, until it is paid',
        told: purchaseRows.unpaid,
        notExported: 'names a person as they were named then',
      },
      purpose: 'the purpose that the buyer gave',
      purpose_text_version: { what: 'the text it was given with', notExported: 'a version of our text' },
      keeps_method: {
        what: 'whether the payment method is to be kept',
        notExported: 'the methods kept are in the export',
      },
      method_ref: {
        what: 'the provider’s reference to what is charged, until it is settled',
        told: purchaseRows.unpaid,
        notExported: INTERNAL,
      },
      method_customer: {
        what: 'its reference to the customer, until it is settled',
        told: purchaseRows.unpaid,
        notExported: INTERNAL,
      },
      payer: 'brand, last four digits and expiry of the card, or the PayPal address',
      sent_to: 'where the receipt went',
      created_at: 'when it was ordered, and the purpose given',
      ask_at: { what: 'when the provider is asked next', told: purchaseRows.unpaid, notExported: INTERNAL },
      looked_at: {
        what: 'when it was last asked because the buyer looked',
        told: purchaseRows.unpaid,
        notExported: INTERNAL,
      },
      settled_at: 'when it was paid, declined or expired',
      plan_action: { what: 'what it did to a plan', notExported: 'the plans are in the export' },
      plan_id: { what: 'to which', notExported: 'means nothing outside' },
      plan_product_id: { what: 'what the plan is since', notExported: 'the plans are in the export' },
      plan_period: { what: 'by month or year', notExported: 'the plans are in the export' },
      plan_from: 'from when it pays for the plan',
      plan_until: 'until when',
      renewal_text_version: {
        what: 'the text of the agreement to renewal',
        notExported: 'the agreements are in the export',
      },
      disputed_at: 'when it was disputed at the bank',
      dispute_result: 'who won',
      report_opened: {
        what: 'whether it opened the report it was for, or went back',
        notExported: 'the open reports and the refunds are in the export',
      },
    },
    sweeps: [
      {
        kind: 'work',
        name: 'takes off orders what led there and what was typed for a runner, once it is of no use',
        run: forgetOrderDetails,
      },
      { kind: 'work', name: 'takes off receipts whom they are about, once access has ended', run: forgetSubjects },
      {
        kind: 'expire',
        key: ['id'],
        time: 'settled_at',
        after: KEPT_FOR.unpaidOrder,
        where: "status IN ('declined', 'expired')",
      },
      {
        kind: 'expire',
        key: ['id'],
        time: 'created_at',
        after: KEPT_FOR.silentOrder,
        where: "status = 'pending' AND ask_at IS NULL",
      },
      { kind: 'expire', key: ['id'], time: 'settled_at', after: KEPT_FOR.receipt, where: 'invoice_number IS NOT NULL' },
    ],
    withAccount: {
      stays: 'without the account, the person, the property and all that was typed: the law asks for receipts',
    },
    exported: 'purchases',
  },
  {
    table: 'purchase_line',
    what: 'a line of an order; goes with it',
    told: purchaseRows.receipts,
    columns: {
      purchase_id: { what: 'of which order', notExported: 'means nothing outside' },
      position: { what: 'its place', notExported: 'means nothing outside' },
      product_id: { what: 'what was bought', notExported: 'the text says it' },
      text: 'as the receipt says it',
      amount_cents: 'for how much',
      credits: 'with how many credits',
    },
    sweeps: [],
    withAccount: { stays: 'with its order' },
    exported: 'purchases',
  },
  {
    table: 'refund',
    what: 'money that goes or went back; goes with its order',
    told: purchaseRows.receipts,
    columns: {
      id: { what: 'a random id', notExported: 'means nothing outside' },
      purchase_id: { what: 'of which order', notExported: 'means nothing outside' },
      amount_cents: 'how much',
      short_cents: { what: 'what had gone back before', notExported: INTERNAL },
      reason: 'why, as the buyer is told',
      created_at: 'when it was decided',
      tried_at: { what: 'when it was last tried', notExported: INTERNAL },
      done_at: 'when it went back',
      failed_at: { what: 'when the provider refused it', notExported: INTERNAL },
    },
    sweeps: [],
    withAccount: { stays: 'with its order' },
    exported: 'purchases',
  },
  {
    table: 'test_charge',
    what: 'what the test provider of local runs charged; goes with its order',
    told: { why: 'So that it charges an order once.', until: 'As long as the order' },
    columns: {
      purchase_id: 'for which order',
      amount_cents: 'how much',
      outcome: 'what it answers',
      times_asked: 'how often it was asked',
    },
    sweeps: [],
    withAccount: { stays: 'with its order' },
    exported: { not: 'exists in local runs only' },
  },
];
