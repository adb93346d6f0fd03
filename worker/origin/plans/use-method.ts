import type { Payer } from '../../../shared/contract/billing.ts';
import type { PaymentMethodAnswer } from '../../../shared/contract/plans.ts';
import { planMailCopy } from '../../../shared/copy/billing/plan-mails.ts';
import { payerText } from '../../../shared/copy/billing/receipt-mail.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { Billing } from '../billing/open-billing.ts';
import { describeOrder, loadOrder } from '../billing/orders-store.ts';
import {
  describeMethod,
  dropPlanMethodStatement,
  findMethodOnFile,
  keepMethodStatement,
  listMethods,
  type MethodOnFile,
} from '../billing/payment-method-store.ts';
import { type KeptMethod, type PaymentProvider, ProviderUnavailable } from '../billing/payment-provider.ts';
import { mailStatement } from '../mail/queue.ts';
import { ALWAYS } from '../sql-condition.ts';
import { tellMethod } from './carry-out-wanted.ts';
import { dropMethodPageStatement, PAGE_KEPT_MS } from './method-page-store.ts';
import { payOverdue } from './pay-overdue.ts';
import { loadLivePlan, type StoredPlan } from './plan-store.ts';
import { methodWantedStatement } from './wanted-store.ts';

/** A method that the provider keeps now. */
export interface TakenMethod {
  readonly kept: KeptMethod;
  readonly payer: Payer;
}

/**
 * Puts a method on file that its owner gave, for purchases and renewals: the former ones are forgotten at the provider,
 * and an overdue payment is tried again. The same method again changes nothing, and finds the payment that was made with
 * it. `now` is in milliseconds since 1970. Send the queued mail afterward.
 *
 * @throws ProviderUnavailable, ProblemError 503 if the provider did not answer about an overdue payment: the method is on
 *   file, and trying again charges once
 */
export async function putOnFile(
  billing: Billing,
  provider: PaymentProvider,
  viewer: Pick<SessionAccount, 'id' | 'email'>,
  { kept, payer }: TakenMethod,
  now: number,
): Promise<PaymentMethodAnswer> {
  const { accounts: db, settings } = billing;
  const former = await listMethods(db, viewer.id, provider.name);
  const isKnown = former.some(({ ref, isForPlanOnly }) => ref === kept.ref && !isForPlanOnly);
  const isAlone = isKnown && former.length === 1;
  if (isAlone) await dropMethodPageStatement(db, viewer.id).run();
  else {
    const mail = planMailCopy.methodChanged(payerText(payer), settings.siteUrl + paths.paymentMethod());
    const method = { accountId: viewer.id, provider: provider.name, payer, isForPlanOnly: false, ...kept };
    await db.batch([
      keepMethodStatement(db, method, now, ALWAYS),
      dropPlanMethodStatement(db, viewer.id, ALWAYS),
      methodWantedStatement(db, viewer.id, ALWAYS),
      dropMethodPageStatement(db, viewer.id),
      mailStatement(db, { kind: 'payment-method-changed', to: viewer.email, ...mail }, now),
    ]);
  }
  const plan = await loadLivePlan(db, viewer.id);
  if (plan !== null && !isAlone) await tellMethod(billing, provider, plan);
  await forget(provider, former, kept);
  const onFile = await findMethodOnFile(db, viewer.id, provider.name);
  const order = plan === null ? null : await payAgain(billing, plan, onFile, now);
  return { billingInfo: onFile && describeMethod(onFile), redirectUrl: null, order };
}

/**
 * The answer about a method that came on file a moment ago, whose own answer was lost: with the overdue payment, which is
 * tried again if it is still open.
 *
 * @returns null if none came on file for as long as the provider's page can be come back from
 */
export async function answerOnFile(
  billing: Billing,
  provider: PaymentProvider,
  { id }: Pick<SessionAccount, 'id'>,
  now: number,
): Promise<PaymentMethodAnswer | null> {
  const onFile = await findMethodOnFile(billing.accounts, id, provider.name);
  if (onFile === null || now - onFile.createdAt >= PAGE_KEPT_MS) return null;
  const plan = await loadLivePlan(billing.accounts, id);
  const order = plan === null ? null : await payAgain(billing, plan, onFile, now);
  return { billingInfo: describeMethod(onFile), redirectUrl: null, order };
}

async function payAgain(billing: Billing, plan: StoredPlan, onFile: MethodOnFile | null, now: number) {
  if (plan.status === 'delinquent') return payOverdue(billing, plan, now);
  // Sent again after its answer was lost: the payment that was made when this method came on file.
  const paid = plan.purchaseId === null ? null : await loadOrder(billing.accounts, plan.purchaseId);
  const isOfMethod = paid?.plan?.action === 'renew' && onFile !== null && paid.createdAt >= onFile.createdAt;
  return isOfMethod ? describeOrder(paid) : null;
}

/** If the provider does not answer, it keeps a card that nothing is charged to. */
async function forget(provider: PaymentProvider, former: readonly MethodOnFile[], kept: KeptMethod): Promise<void> {
  for (const method of former) {
    if (method.ref === kept.ref) continue;
    try {
      await provider.detach?.(method);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
    }
  }
}
