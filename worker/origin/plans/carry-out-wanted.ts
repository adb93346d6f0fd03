import type { Billing } from '../billing/open-billing.ts';
import { dropPlanMethodStatement, findRenewalMethod, listMethods } from '../billing/payment-method-store.ts';
import { type PaymentProvider, ProviderUnavailable } from '../billing/payment-provider.ts';
import { runEach } from '../job-rows.ts';
import { listMethodsToForget, methodForgotten } from './methods-to-forget-store.ts';
import { loadLivePlan } from './plan-store.ts';
import { listWanted, type WantedPlan, wantedDone } from './wanted-store.ts';

/**
 * Tells the provider what we have decided about plans and it has not confirmed yet: that one is over, that another
 * method is charged, or that a method is to be forgotten. If it does not answer, the next run tells it again.
 */
export async function carryOutWanted(billing: Billing): Promise<void> {
  const { provider, accounts } = billing;
  if (provider === null) return;
  await runEach('end plans', await listWanted(accounts, 'end', provider.name), (plan) =>
    untilItAnswers(() => endAtProvider(billing, provider, plan)),
  );
  await runEach('change methods of plans', await listWanted(accounts, 'method', provider.name), (plan) =>
    untilItAnswers(() => tellMethod(billing, provider, plan)),
  );
  await runEach('forget methods', await listMethodsToForget(accounts, provider.name), (method) =>
    untilItAnswers(async () => {
      await provider.detach?.(method);
      await methodForgotten(accounts, method);
    }),
  );
}

/** A method given only for this plan is forgotten with it, unless another plan is charged to it by now. */
async function endAtProvider({ accounts: db }: Billing, provider: PaymentProvider, plan: WantedPlan): Promise<void> {
  const { id, accountId, providerRef } = plan;
  if (providerRef !== null) await provider.subscriptions?.end(providerRef);
  if ((await loadLivePlan(db, accountId)) === null) {
    const only = (await listMethods(db, accountId, provider.name)).find(({ isForPlanOnly }) => isForPlanOnly);
    if (only !== undefined) {
      await provider.detach?.(only);
      const isSame = { sql: 'id = ?', values: [only.id] };
      await dropPlanMethodStatement(db, accountId, isSame).run();
    }
  }
  await wantedDone(db, id, 'end');
}

/**
 * Has a provider that renews plans charge the method on file from now on.
 *
 * @throws ProviderUnavailable
 */
export async function tellMethod(
  { accounts: db }: Billing,
  provider: PaymentProvider,
  { id, accountId, providerRef }: WantedPlan,
): Promise<void> {
  const method = await findRenewalMethod(db, accountId, provider.name);
  if (method !== null && providerRef !== null) await provider.subscriptions?.setMethod(providerRef, method);
  await wantedDone(db, id, 'method');
}

async function untilItAnswers(tell: () => Promise<void>): Promise<void> {
  try {
    await tell();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  }
}
