import { vi } from 'vitest';
import { type Billing, openBilling } from '../../worker/origin/billing/open-billing.ts';
import {
  type Charge,
  type ChargeNote,
  type KeptMethod,
  type PaymentOutcome,
  type PaymentProvider,
  ProviderUnavailable,
  type Subscription,
  type SubscriptionProvider,
} from '../../worker/origin/billing/payment-provider.ts';
import { type OrderRequest, placeOrder } from '../../worker/origin/billing/place-order.ts';
import { priceProduct } from '../../worker/origin/billing/price-order.ts';
import { findProducts } from '../../worker/origin/billing/products-store.ts';
import { parseSettings } from '../../worker/origin/env.ts';
import { openShopOrigin } from './shop-origin.ts';

/** Default time of orders in {@link openTill}, in milliseconds since 1970. */
export const NOW = Date.now();
export const MINUTE_MS = 60_000;
export const DAY_MS = 1_440 * MINUTE_MS;
const PAYER = { cardType: 'Visa', cardNumber: '4242', expiresAt: '2031-04' };
export const DECLINED: PaymentOutcome = { kind: 'declined', ref: 'pi_1', message: 'No.' };

/** A provider of subscriptions that a test sets; `asked` is what it was told, in order. */
export class FakeSubscriptions implements SubscriptionProvider {
  readonly asked: string[] = [];
  now: Subscription | null = null;
  isDown = false;

  private tell(what: string): Subscription | null {
    if (this.isDown) throw new ProviderUnavailable('no answer');
    this.asked.push(what);
    return this.now;
  }
  read = async (ref: string) => this.tell(`read ${ref}`);
  setNext = async (ref: string, plan: { productId: string; priceCents: number }) =>
    void this.tell(`next ${ref} ${plan.productId} ${plan.priceCents}`);
  setEnding = async (ref: string, isEnding: boolean) => void this.tell(`${isEnding ? 'ending' : 'going on'} ${ref}`);
  end = async (ref: string) => void this.tell(`end ${ref}`);
  setMethod = async (ref: string, method: KeptMethod) => void this.tell(`method ${ref} ${method.ref}`);
  async customerOf(ref: string) {
    this.tell(`customer ${ref}`);
    return `cus_of_${ref}`;
  }
  async retry(ref: string) {
    const found = this.tell(`retry ${ref}`);
    if (found === null) throw new ProviderUnavailable('no answer');
    return found;
  }
}

/** A provider whose responses a test sets. */
export class FakeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly way = 'hosted-page';
  subscriptions: SubscriptionProvider | null = null;
  /** purchases it was asked to charge, once per request */
  readonly charged: string[] = [];
  readonly refund = vi.fn(async () => ({ kind: 'done' }) as const);
  says: PaymentOutcome | null = null;
  isDown = false;

  async charge(charge: Charge, { ref }: ChargeNote): Promise<PaymentOutcome> {
    if (ref !== null) return this.check(ref);
    if (this.isDown) throw new ProviderUnavailable('no answer');
    this.charged.push(charge.purchaseId);
    return this.says ?? paid(charge.purchaseId);
  }

  async check(ref: string): Promise<PaymentOutcome> {
    if (this.isDown) throw new ProviderUnavailable('no answer');
    return this.says ?? paid(ref);
  }
}

/** A paid charge. */
export const paid = (ref: string): PaymentOutcome => ({
  kind: 'paid',
  ref,
  payment: `pay_${ref}`,
  payer: PAYER,
  kept: { ref: 'pm_1', customer: 'cus_1' },
  refundedCents: 0,
});

export type Till = Awaited<ReturnType<typeof openTill>>;

/** A shop whose payments go through a {@link FakeProvider}: `place` places ann's order for a pack of credits. */
export async function openTill() {
  const shop = await openShopOrigin();
  const provider = new FakeProvider();
  const billing: Billing = { ...openBilling(parseSettings(shop.origin.bindings), shop.origin.bindings), provider };

  const place = (now = NOW, key = 'key-of-the-order', more: Partial<OrderRequest> = {}) => {
    const wanted = { productIds: ['background-credits-3'] };
    const request: OrderRequest = {
      buyer: { id: 'ann', email: 'ann@example.com', scope: 'account' },
      key,
      said: ['order', wanted],
      attestation: { purpose: 'reconnect', textVersion: '2026-11' },
      funnel: undefined,
      keepsMethod: true,
      returnPath: '/checkout/search?wp_term=x',
      price: async () => {
        const [product] = await findProducts(billing.accounts, wanted.productIds);
        if (product === undefined) throw new Error('nothing is for sale');
        return priceProduct(wanted, product);
      },
      method: async () => null,
      ...more,
    };
    return placeOrder(billing, request, now);
  };
  const pendingOrder = async () => {
    provider.says = { kind: 'pending', ref: 'cs_1', redirectUrl: 'https://pay.example/cs_1' };
    const { orderId } = await place();
    provider.says = null;
    return orderId;
  };
  const rowsOf = async () =>
    Object.fromEntries(Object.entries(await shop.ledger()).map(([table, rows]) => [table, rows.length]));
  return { shop, provider, billing, place, pendingOrder, rowsOf };
}
