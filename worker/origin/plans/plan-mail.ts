import type { MailKind } from '../../../shared/contract/operations/mail.ts';
import { type MailedPlan, planMailCopy } from '../../../shared/copy/billing/plan-mails.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { dollarsOf } from '../billing/products-store.ts';
import type { OriginSettings } from '../env.ts';
import type { Mail } from '../mail/queue.ts';
import { renewalCents } from './plan-rules.ts';
import type { StoredPlan } from './plan-store.ts';

/** What the next renewal of a plan is for, and for how much. */
export function nextRenewal(plan: StoredPlan) {
  const product = plan.next ?? plan.product;
  const priceCents = renewalCents({ ...plan, nextProductId: plan.next?.id ?? null });
  return { product, priceCents, period: plan.next?.period ?? plan.period };
}

/** A mail about a plan, to its holder. */
export function planMail(
  kind: MailKind,
  plan: StoredPlan,
  { siteUrl }: Pick<OriginSettings, 'siteUrl'>,
  write: (mailed: MailedPlan, copy: typeof planMailCopy) => { readonly subject: string; readonly text: string },
): Mail {
  const mailed = {
    name: plan.product.name,
    price: dollarsOf(plan.priceCents),
    period: plan.period,
    until: plan.periodEnd,
    url: siteUrl + paths.managePlan(),
  };
  return { kind, to: plan.email, ...write(mailed, planMailCopy) };
}
