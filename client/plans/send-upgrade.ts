import type { OrderAnswer } from '../../shared/contract/billing.ts';
import { ATTESTATION_VERSION } from '../../shared/copy/billing/checkout.ts';
import { RENEWAL_VERSION } from '../../shared/copy/billing/renewal.ts';
import { upgradeCopy } from '../../shared/copy/billing/upgrade.ts';
import type { Purpose } from '../../shared/forms/checkout-values.ts';
import { chargeOf, type UpgradeOffer } from '../../shared/plans/decide-upgrade.ts';
import { paths } from '../../shared/urls/paths.ts';
import { CallFailed, callApi } from '../api/call-api.ts';
import { logError } from '../api/log.ts';

const { problems } = upgradeCopy;

/** What is wrong with an upgrade; first, whether anything was charged. */
export interface UpgradeProblem {
  readonly title: string;
  readonly text: string;
}

/** The outcome of pressing the button. */
export type UpgradeResult =
  /** `invoiceId` is null if nothing had to be paid */
  | { readonly kind: 'paid'; readonly invoiceId: string | null }
  /** the bank asks for more, or the payment is still under way */
  | { readonly kind: 'elsewhere'; readonly href: string }
  /** `isOver`: that payment will never go through, so the next try is a new one */
  | { readonly kind: 'problem'; readonly problem: UpgradeProblem; readonly isOver: boolean }
  /** what it costs has to be loaded again first */
  | { readonly kind: 'changed' }
  | { readonly kind: 'logged-out' };

/** An upgrade that is paid right here. */
export type PayableOffer = Extract<UpgradeOffer, { kind: 'change' | 'buy' }>;

interface Sent {
  readonly purpose: Purpose;
  /** one per opening: however often it is sent, it is paid once */
  readonly key: string;
  /** same-site path that the order's page leads back to */
  readonly returnPath: string;
  /** whose page the upgrade was opened on */
  readonly wpId: string;
}

/** Changes the plan, or buys it with the method on file. Never throws. */
export async function sendUpgrade(offer: PayableOffer, sent: Sent): Promise<UpgradeResult> {
  try {
    const order = offer.kind === 'change' ? await change(offer, sent) : await buy(offer, sent);
    return order === null ? { kind: 'paid', invoiceId: null } : resultOf(order, offer.kind);
  } catch (error) {
    return refusalOf(error);
  }
}

async function change(offer: Extract<PayableOffer, { kind: 'change' }>, { purpose, key }: Sent) {
  const answer = await callApi<'changePlan'>('POST', '/api/billing/change-plan', {
    idempotencyKey: key,
    body: {
      productId: offer.product.productId,
      attestation: { purpose, textVersion: ATTESTATION_VERSION },
      renewal: { textVersion: RENEWAL_VERSION },
      shownCharge: chargeOf(offer).charge,
    },
  });
  return answer?.order ?? null;
}

function buy(offer: Extract<PayableOffer, { kind: 'buy' }>, { purpose, key, returnPath, wpId }: Sent) {
  return callApi<'order'>('POST', '/api/orders', {
    idempotencyKey: key,
    body: {
      productIds: [offer.product.productId],
      paymentMethodId: offer.paidWith.paymentMethodId,
      attestation: { purpose, textVersion: ATTESTATION_VERSION },
      renewal: { textVersion: RENEWAL_VERSION },
      returnPath,
      funnel: { wp_source: 'people', wpId },
    },
  });
}

function resultOf(
  { status, message, redirectUrl, orderId, invoiceId }: OrderAnswer,
  kind: PayableOffer['kind'],
): UpgradeResult {
  switch (status) {
    case 'paid':
      return { kind: 'paid', invoiceId };
    case 'pending':
      return { kind: 'elsewhere', href: redirectUrl ?? paths.order({ orderId }) };
    case 'declined':
      return { kind: 'problem', problem: problems.declined(kind, message), isOver: true };
    case 'expired':
      return { kind: 'problem', problem: problems.expired(kind), isOver: true };
  }
}

/** Without an answer nobody knows the outcome, so the same request may be sent again under its key. */
function refusalOf(error: unknown): UpgradeResult {
  switch (error instanceof CallFailed ? error.status : 0) {
    case 401:
      return { kind: 'logged-out' };
    case 402:
      return { kind: 'problem', problem: problems.noMethod, isOver: false };
    case 403:
    case 404:
      return { kind: 'problem', problem: problems.refused, isOver: false };
    case 409:
      return { kind: 'changed' };
    default:
      logError('one-click-upgrade', error);
      return { kind: 'problem', problem: problems.unknown, isOver: false };
  }
}
