import type { PaymentMethodAnswer } from '../../../shared/contract/plans.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { SessionAccount } from '../accounts/store.ts';
import { type Billing, openBilling } from '../billing/open-billing.ts';
import { describeMethod, findRenewalMethod, listMethods } from '../billing/payment-method-store.ts';
import { type PaymentProvider, ProviderUnavailable } from '../billing/payment-provider.ts';
import { readKey } from '../billing/read-key.ts';
import { findTestMethod, keepTestMethod } from '../billing/test-provider.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { sendQueuedMail } from '../mail/queue.ts';
import { dropMethodPageStatement, findMethodPage, noteMethodPage } from './method-page-store.ts';
import { loadLivePlan } from './plan-store.ts';
import { answerOnFile, putOnFile, type TakenMethod } from './use-method.ts';

/**
 * POST /api/billing/payment-method: a method that was typed here, in local runs, or the provider's page that asks for one.
 * The address that it leads back to identifies nobody.
 */
export const answerChangePaymentMethod: CallHandler<'changePaymentMethod'> = async (c, { body, viewer }) => {
  const billing = openBilling(c.get('settings'), c.env);
  readKey(c);
  const { paymentMethodId } = body;
  const answer = await withProvider(billing, async (provider) =>
    paymentMethodId === undefined
      ? openPage(billing, provider, viewer, c.get('now'))
      : putOnFile(billing, provider, viewer, await takeTyped(billing, provider, viewer, paymentMethodId), c.get('now')),
  );
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return answer;
};

/**
 * POST /api/billing/payment-method-back: its customer is back from the provider's page. Asked again, it answers about the
 * method that has come on file, and changes nothing.
 */
export const answerPaymentMethodBack: CallHandler<'paymentMethodBack'> = async (c, { viewer }) => {
  const billing = openBilling(c.get('settings'), c.env);
  const answer = await withProvider(billing, async (provider) => {
    const ref = await findMethodPage(billing.accounts, viewer.id);
    const onFile = ref === null ? await answerOnFile(billing, provider, viewer, c.get('now')) : null;
    if (onFile !== null) return onFile;
    const outcome = ref === null ? undefined : await provider.readMethodPage?.(ref);
    if (outcome?.kind !== 'taken') throw new ProblemError(409, planCallCopy.noMethodPage);
    return putOnFile(billing, provider, viewer, outcome, c.get('now'));
  });
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return answer;
};

/** DELETE /api/billing/payment-method: its provider forgets it first. A method that a plan renews with cannot be removed. */
export const answerRemovePaymentMethod: CallHandler<'removePaymentMethod'> = async (c, { viewer }) => {
  const billing = openBilling(c.get('settings'), c.env);
  const { accounts: db } = billing;
  const plan = await loadLivePlan(db, viewer.id);
  if (plan !== null && plan.cancelledAt === null) throw new ProblemError(409, planCallCopy.methodRenews);
  await withProvider(billing, async (provider) => {
    for (const method of await listMethods(db, viewer.id, provider.name)) await provider.detach?.(method);
  });
  await db.batch([
    db
      .prepare(
        `DELETE FROM payment_method WHERE account_id = ?1 AND NOT EXISTS (
           SELECT 1 FROM plan WHERE account_id = ?1 AND status <> 'ended' AND cancelled_at IS NULL)`,
      )
      .bind(viewer.id),
    dropMethodPageStatement(db, viewer.id),
  ]);
  return { isDone: true };
};

/** @throws ProblemError 503 without a provider, or if it did not answer */
async function withProvider<T>({ provider }: Billing, work: (provider: PaymentProvider) => Promise<T>): Promise<T> {
  if (provider === null) throw new ProblemError(503, orderCopy.noProvider);
  try {
    return await work(provider);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new ProblemError(503, planCallCopy.unavailable);
  }
}

type Viewer = Pick<SessionAccount, 'id' | 'email'>;

async function openPage(
  { accounts: db, settings: { siteUrl } }: Billing,
  provider: PaymentProvider,
  { id, email }: Viewer,
  now: number,
): Promise<PaymentMethodAnswer> {
  if (provider.openMethodPage === undefined) throw new ProblemError(400, orderCopy.methodNeeded);
  const [onFile, plan] = await Promise.all([findRenewalMethod(db, id, provider.name), loadLivePlan(db, id)]);
  const subscription = plan?.provider === provider.name ? plan.providerRef : null;
  const customer = onFile?.customer ?? null;
  const returnUrl = siteUrl + paths.paymentMethod({ isBack: true });
  const { ref, url } = await provider.openMethodPage({ accountId: id, email, customer, subscription, returnUrl });
  await noteMethodPage(db, id, ref, now);
  return { billingInfo: onFile && describeMethod(onFile), redirectUrl: url, order: null };
}

/** What was typed into the test provider's form; a card that no bank would take is refused, as its page would do. */
async function takeTyped(
  { accounts: db }: Billing,
  provider: PaymentProvider,
  { id }: Viewer,
  paymentMethodId: string,
): Promise<TakenMethod> {
  const typed = provider.name === 'test' ? await findTestMethod(db, paymentMethodId) : null;
  if (typed === null || typed.isKept) throw new ProblemError(409, orderCopy.unknownMethod);
  if (typed.outcome === 'unknown-number') throw new ProblemError(409, planCallCopy.onlyTestCards);
  if (typed.outcome === 'declined') throw new ProblemError(409, planCallCopy.methodDeclined);
  return { kept: await keepTestMethod(db, typed, `${id}_${typed.id}`), payer: typed.payer };
}
