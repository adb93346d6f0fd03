import type { Attestation, Funnel, OrderAnswer, OrderBody } from '../../../shared/contract/billing.ts';
import type { RenewalConsent } from '../../../shared/contract/plans.ts';
import { ATTESTATION_VERSION, FORMER_ATTESTATION_VERSIONS } from '../../../shared/copy/billing/checkout.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import { FORMER_RENEWAL_VERSIONS, RENEWAL_VERSION } from '../../../shared/copy/billing/renewal.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { SqlCondition } from '../env.ts';
import { type KeyedHashes, keyedHashes } from '../http/keyed-hash.ts';
import { ProblemError } from '../http/problem-error.ts';
import { loadLivePlan } from '../plans/plan-store.ts';
import { ALWAYS, both } from '../sql-condition.ts';
import { continueOrder } from './continue-order.ts';
import { describeOrderWithReport } from './describe-opened.ts';
import { isNotHeld } from './held-condition.ts';
import type { Billing } from './open-billing.ts';
import { findPlaced, hashOrderKey } from './order-keys.ts';
import { createOrderId, findOrderByKey, type KeepsMethod, type Order, writeOrder } from './orders-store.ts';
import { payOrder } from './pay-order.ts';
import { findMethodOnFile } from './payment-method-store.ts';
import { type Charge, type PaymentProvider, ProviderUnavailable } from './payment-provider.ts';
import { askPendingOrder } from './pending-orders.ts';
import type { PricedOrder } from './price-order.ts';

/** A purchase somebody requests. */
export interface OrderRequest {
  readonly buyer: Pick<SessionAccount, 'id' | 'email' | 'scope'>;
  /** the key the buyer's form sends with this order: the same key is the same order */
  readonly key: string;
  /**
   * which call requested it, and what it said about the purchase and the payment: anything else under the same key is a
   * mistake. Where the buyer came from is not included, because a form sent again may come from another address.
   */
  readonly said: readonly [call: string, ordered: object];
  readonly attestation: Attestation;
  /** for what renews: the text that the buyer agreed to */
  readonly renewal?: RenewalConsent | undefined;
  readonly funnel: Funnel | undefined;
  readonly keepsMethod: boolean;
  /** they know that they have the same already, or ordered it, and want another one */
  readonly buysAnother?: boolean;
  readonly returnPath: OrderBody['returnPath'];
  /** @throws ProblemError if the order cannot be placed */
  readonly price: () => Promise<PricedOrder>;
  /** what the price depends on, and still has to hold when the order is written: of a plan's change */
  readonly isStill?: SqlCondition;
  /** what to charge; null: the provider's own page asks for it. @throws ProblemError if there is nothing to charge */
  readonly method: (provider: PaymentProvider) => Promise<Charge['method']>;
}

/**
 * Places an order, or finds the one placed with its key, and has it paid. However often it is requested, even in
 * parallel, it is one purchase and one charge: the row is written first, once, and the provider knows the charge by the
 * row's id. A settled order gets the same answer as before, whatever has happened since. An unsettled one keeps its
 * key, even if the new request is for something else: a second order beside it could be paid as well. `now` is in
 * milliseconds since 1970.
 *
 * @throws ProblemError 409 for a different request under the key of a settled order, and for what the buyer has already;
 * 503 without a provider or if it does not answer; and whatever pricing the order and finding its payment method throw
 */
export async function placeOrder(billing: Billing, request: OrderRequest, now: number): Promise<OrderAnswer> {
  const { accounts: db, settings } = billing;
  const { buyer, key, said } = request;
  const [keyHashes, requestHashes] = await Promise.all([
    hashOrderKey(settings.secrets, buyer, key),
    keyedHashes(settings.secrets, 'order requests', sortedJson(said)),
  ]);
  const hashes = { idempotencyHash: keyHashes[0], requestHashes };
  const placed = await findPlaced(db, keyHashes);
  const { order, isContinued } =
    placed === null ? await createOrder(billing, request, hashes, now) : { order: placed, isContinued: false };
  const describe = (as: Order) => describeOrderWithReport(billing, as, now);
  if (isContinued) return describe(order);
  // A guest's order that belongs to an account by now, or to another guest who sent the same key.
  if (order.accountId !== null && order.accountId !== buyer.id) throw new ProblemError(409, orderCopy.otherBody);
  const isSame = requestHashes.includes(order.requestHash);
  if (order.status === 'pending')
    return describe(await (isSame ? payOrder(billing, order, now) : askPendingOrder(billing, order, now)));
  if (!isSame) throw new ProblemError(409, orderCopy.otherBody);
  return describe(order);
}

/** Writes an order, or finds an unpaid one for the same thing to continue instead. */
async function createOrder(
  billing: Billing,
  request: OrderRequest,
  { idempotencyHash, requestHashes }: { readonly idempotencyHash: string; readonly requestHashes: KeyedHashes },
  now: number,
): Promise<{ readonly order: Order; readonly isContinued: boolean }> {
  const { accounts: db, provider } = billing;
  if (provider === null) throw new ProblemError(503, orderCopy.noProvider);
  const { buyer, attestation, renewal, funnel = null, returnPath = null, buysAnother = false, isStill } = request;
  assertKnownText(attestation.textVersion);
  if (renewal !== undefined) assertKnownRenewal(renewal);
  const priced = await request.price();
  const method = await request.method(provider);
  const wanted = { accountId: buyer.id, requestHashes, totalCents: priced.totalCents };
  const findOpen = async () => (method === null && !buysAnother ? continueOrder(billing, wanted, now) : null);
  const open = await findOpen();
  if (open !== null) return { order: open, isContinued: true };
  const id = createOrderId();
  const hashes = { idempotencyHash, requestHash: requestHashes[0] };
  const keepsMethod = decideKeeping(request, priced);
  const row = { id, accountId: buyer.id, ...hashes, provider: provider.name, keepsMethod, sentTo: buyer.email };
  const said = { returnPath, attestation, funnel, renewalTextVersion: renewal?.textVersion ?? null };
  const customer = method === null && keepsMethod === 'yes' ? await customerOf(billing, provider, buyer.id) : null;
  const isFree = isNotHeld(priced, { accountId: buyer.id, buysAnother, now });
  await writeOrder(db, { ...row, ...said, method, customer }, priced, now, both(isStill ?? ALWAYS, isFree));
  const order = await findOrderByKey(db, hashes.idempotencyHash);
  if (order !== null) return { order, isContinued: false };
  if (isStill !== undefined) throw new ProblemError(409, planCallCopy.changedMeanwhile);
  // Another form for the same was faster.
  const other = await findOpen();
  if (other === null) {
    // By now its price may not be told anymore, and then it says of what.
    await request.price();
    throw new ProblemError(409, orderCopy.held);
  }
  return { order: other, isContinued: true };
}

/**
 * Whom the provider's page asks for a method: or the one that it keeps would be another customer's, and could not be
 * charged for the plan they have.
 *
 * @throws ProblemError 503 if the provider did not answer
 */
async function customerOf({ accounts: db }: Billing, provider: PaymentProvider, id: string): Promise<string | null> {
  const [onFile, plan] = await Promise.all([findMethodOnFile(db, id, provider.name), loadLivePlan(db, id)]);
  const subscription = plan?.provider === provider.name ? plan.providerRef : null;
  if (subscription === null || provider.subscriptions === null) return onFile?.customer ?? null;
  try {
    return await provider.subscriptions.customerOf(subscription);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new ProblemError(503, orderCopy.unavailable);
  }
}

/**
 * A plan always keeps the method that its renewals are charged to. A guest's address may be mistyped, and the owner
 * of that mailbox must not be able to pay for anything else with the guest's card.
 */
function decideKeeping({ buyer, keepsMethod }: OrderRequest, { plan }: PricedOrder): KeepsMethod {
  if (buyer.scope !== 'account') return plan === null ? 'no' : 'for-plan';
  return keepsMethod || plan !== null ? 'yes' : 'no';
}

/** JSON that does not depend on the order of keys. */
function sortedJson(value: unknown): string {
  const sorted = (_: string, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part;
  return JSON.stringify(value, sorted);
}

/**
 * The attestation we record for an order must be a text that somebody was shown.
 *
 * @param former versions shown in the past
 * @throws ProblemError 409 for a text that has changed since it was shown, 400 for one that never existed
 */
export function assertKnownText(version: string, former: readonly string[] = FORMER_ATTESTATION_VERSIONS): void {
  if (version === ATTESTATION_VERSION) return;
  if (former.includes(version)) throw new ProblemError(409, orderCopy.formerText);
  throw new ProblemError(400, orderCopy.unknownText);
}

/** The renewal text that a buyer agreed to must be one that we showed. @throws ProblemError 409, 400 as above */
export function assertKnownRenewal({ textVersion }: RenewalConsent, former = FORMER_RENEWAL_VERSIONS): void {
  if (textVersion === RENEWAL_VERSION) return;
  if (former.includes(textVersion)) throw new ProblemError(409, planCallCopy.renewalChanged);
  throw new ProblemError(400, planCallCopy.renewalUnknown);
}
