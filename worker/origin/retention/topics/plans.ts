import { purchaseRows } from '../../../../shared/copy/site/privacy/purchases.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import type { StoredTable } from '../stored.ts';

const INTERNAL = 'of use to the payment only';
const OWNER = { what: 'whose', notExported: 'the account of the export' };

/** Plans and what their buyers agreed to. */
export const PLAN_TABLES: readonly StoredTable[] = [
  {
    table: 'plan',
    what: 'a plan, current or former',
    told: purchaseRows.plans,
    columns: {
      id: { what: 'a random id', notExported: 'means nothing outside' },
      account_id: OWNER,
      product_id: 'which plan',
      status: 'whether it goes on',
      price_cents: 'the price agreed',
      period: 'by month or year',
      provider: { what: 'who renews it', notExported: INTERNAL },
      provider_ref: { what: 'its reference', notExported: INTERNAL },
      anchor_at: { what: 'when the billing date was set', notExported: 'follows from the periods' },
      period_start: 'from when it is paid',
      period_end: 'until when',
      started_at: 'when it began',
      cancelled_at: 'when it was canceled',
      next_product_id: 'which plan follows',
      next_price_cents: 'the next price',
      price_told_at: 'when that was announced',
      reminded_for: { what: 'which renewal was reminded of', notExported: 'the mailbox has the reminder' },
      failed_at: 'since when a payment is overdue',
      attempts: { what: 'how often it was tried', notExported: INTERNAL },
      act_at: { what: 'when the job looks at it next', notExported: INTERNAL },
      ended_at: 'when it ended',
      ended_by: 'through whom',
      purchase_id: { what: 'its latest payment', notExported: 'the receipts are in the export' },
      purpose: 'the purpose that its buyer gave',
      purpose_text_version: { what: 'the text it was given with', notExported: 'a version of our text' },
      end_wanted: { what: 'whether the provider has yet to end it', notExported: INTERNAL },
      method_wanted: { what: 'whether the provider has yet to take another method', notExported: INTERNAL },
    },
    sweeps: [
      {
        kind: 'expire',
        key: ['id'],
        time: 'ended_at',
        after: KEPT_FOR.endedPlan,
        where: "status = 'ended' AND end_wanted = 0",
      },
    ],
    withAccount: 'goes',
    exported: 'plans',
  },
  {
    table: 'renewal_consent',
    what: 'an agreement to a plan’s renewal',
    told: purchaseRows.consents,
    columns: {
      id: { what: 'a random id', notExported: 'means nothing outside' },
      plan_id: { what: 'to which plan', notExported: 'means nothing outside' },
      account_id: OWNER,
      receipt: 'the number of the receipt that it came with',
      action: 'at which occasion',
      product_id: 'which plan',
      price_cents: 'at which price',
      period: 'by month or year',
      text_version: 'the text that was shown',
      consented_at: 'when',
      plan_ended_at: { what: 'when the plan ended', notExported: 'the plans are in the export' },
      kept_until: 'until when the law asks for it',
    },
    sweeps: [{ kind: 'expire', key: ['id'], time: 'kept_until', after: null }],
    withAccount: { stays: 'without the account: we have to be able to prove it' },
    exported: 'agreementsToRenewal',
  },
];
