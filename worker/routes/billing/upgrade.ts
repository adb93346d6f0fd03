import type { UpgradePageModel } from '../../../client/pages/upgrade/upgrade-model.ts';
import type { OrderAnswer } from '../../../shared/contract/billing.ts';
import { ATTESTATION_VERSION } from '../../../shared/copy/billing/checkout.ts';
import { RENEWAL_VERSION } from '../../../shared/copy/billing/renewal.ts';
import { upgradeCopy } from '../../../shared/copy/billing/upgrade.ts';
import { checkAgreement } from '../../../shared/forms/checkout-form.ts';
import { PURPOSES } from '../../../shared/forms/checkout-values.ts';
import { chargeOf } from '../../../shared/plans/decide-upgrade.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { toLogIn } from '../../account/load-own.ts';
import { newOrderKey, readCheckoutForm, type SentCheckout } from '../../checkout/read-checkout-form.ts';
import { withSentForm } from '../../checkout/resend-page.ts';
import { keepWayBack, paidPath } from '../../checkout/way-back.ts';
import type { EdgeContext } from '../../context.ts';
import { noteFailure } from '../../failures/log.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../../origin-client/errors.ts';
import { askedUpgrade, type LoadedUpgrade, loadUpgrade } from '../../plans/load-upgrade.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { planHead } from '../../seo/billing-heads.ts';

const { problems } = upgradeCopy;

type Payable = Parameters<typeof chargeOf>[0];

/** What changes in a form that has to be sent again. */
interface Again {
  readonly status: 400 | 402 | 403 | 409 | 503;
  readonly sent: SentCheckout;
  readonly problem: UpgradePageModel['problem'];
  readonly errors?: UpgradePageModel['errors'];
  /** the same payment may be sent again; otherwise it is over for good */
  readonly keepsKey: boolean;
}

/**
 * GET /billing/upgrade?upgradeType=&wpId=: the one-click upgrade as a page (P2-104): what the plan holds, what it costs
 * today, and the button that pays with the method on file. Changes nothing.
 */
export async function upgrade(c: EdgeContext): Promise<Response> {
  const loaded = await loadUpgrade(c, askedUpgrade(c));
  return loaded instanceof Response ? loaded : render(c, loaded, null);
}

/**
 * POST of its form: 303 to the person's page, which shows what was bought, or to where the payment goes on. A form that
 * is sent twice has the same key and pays once.
 */
export async function submitUpgrade(c: EdgeContext): Promise<Response> {
  const type = askedUpgrade(c);
  const sent = await readCheckoutForm(c);
  return withSentForm(
    c,
    sent,
    () => loadUpgrade(c, type),
    async (loaded) => (loaded instanceof Response ? loaded : submit(c, loaded, sent)),
  );
}

async function submit(c: EdgeContext, loaded: LoadedUpgrade, sent: SentCheckout): Promise<Response> {
  const { offer } = loaded;
  if (offer?.kind !== 'change' && offer?.kind !== 'buy') return afterAll(c, loaded, sent);
  const errors = checkAgreement(Object.fromEntries(sent.fields));
  if (Object.keys(errors).length > 0)
    return render(c, loaded, { status: 400, sent, errors, problem: null, keepsKey: true });
  try {
    const order = offer.kind === 'change' ? await change(c, offer, sent) : await buy(c, offer, loaded, sent);
    return order === 'changed' ? changed(c, loaded, sent) : await answered(c, loaded, sent, offer.kind, order);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    return refused(c, loaded, sent, error);
  }
}

/** Nothing can be paid anymore: an earlier request with this key may have done it, so that is asked first. */
async function afterAll(c: EdgeContext, loaded: LoadedUpgrade, sent: SentCheckout): Promise<Response> {
  const isHeld = loaded.offer?.kind === 'held' && sent.fields.has('shownCharge');
  if (isHeld) return c.redirect(loaded.back.paidHref ?? paths.managePlan(), 303);
  return render(c, loaded, { status: 409, sent, problem: problems.changed, keepsKey: false });
}

const purposeOf = ({ values }: SentCheckout) => PURPOSES.find((one) => one === values.purpose) ?? 'other';
const shownChargeOf = ({ fields }: SentCheckout) => Number(fields.get('shownCharge') ?? Number.NaN);

async function change(c: EdgeContext, offer: Payable, sent: SentCheckout): Promise<OrderAnswer | null | 'changed'> {
  const shownCharge = shownChargeOf(sent);
  if (!Number.isFinite(shownCharge) || sent.fields.get('product') !== offer.product.productId) return 'changed';
  const body = {
    productId: offer.product.productId,
    attestation: { purpose: purposeOf(sent), textVersion: ATTESTATION_VERSION },
    renewal: { textVersion: RENEWAL_VERSION },
    shownCharge,
  };
  return (await createOriginClient(c).send('changePlan', body, { idempotencyKey: sent.orderKey })).data.order;
}

async function buy(
  c: EdgeContext,
  offer: Payable,
  { funnel, here, back }: LoadedUpgrade,
  sent: SentCheckout,
): Promise<OrderAnswer | 'changed'> {
  const isSame = sent.fields.get('product') === offer.product.productId;
  if (!isSame || shownChargeOf(sent) !== chargeOf(offer).charge) return 'changed';
  const body = {
    productIds: [offer.product.productId],
    paymentMethodId: offer.paidWith.paymentMethodId,
    attestation: { purpose: purposeOf(sent), textVersion: ATTESTATION_VERSION },
    renewal: { textVersion: RENEWAL_VERSION },
    returnPath: back.paidHref ?? here,
    funnel,
  };
  return (await createOriginClient(c).send('order', body, { idempotencyKey: sent.orderKey })).data;
}

async function answered(
  c: EdgeContext,
  loaded: LoadedUpgrade,
  sent: SentCheckout,
  kind: 'change' | 'buy',
  order: OrderAnswer | null,
): Promise<Response> {
  const { paidHref } = loaded.back;
  switch (order?.status) {
    case undefined:
    case 'paid': {
      const receipt = order?.invoiceId ?? null;
      const shown = receipt === null ? paidHref : paidPath(paidHref, receipt);
      return c.redirect(shown ?? paths.managePlan({ done: 'changed' }), 303);
    }
    case 'pending':
      if (order.redirectUrl === null) return c.redirect(paths.order({ orderId: order.orderId }), 303);
      if (paidHref !== null) keepWayBack(c, paidHref);
      return c.redirect(order.redirectUrl, 303);
    case 'declined':
      return render(c, loaded, { status: 402, sent, problem: problems.declined(kind, order.message), keepsKey: false });
    case 'expired':
      return render(c, loaded, { status: 409, sent, problem: problems.expired(kind), keepsKey: false });
  }
}

function refused(c: EdgeContext, loaded: LoadedUpgrade, sent: SentCheckout, error: unknown) {
  switch (error instanceof OriginProblem ? error.status : 503) {
    case 401:
      return toLogIn(c);
    case 402:
      return c.redirect(paths.paymentMethod({ from: loaded.here }), 303);
    case 403:
    case 404:
      return render(c, loaded, { status: 403, sent, problem: problems.refused, keepsKey: true });
    case 409:
      return changed(c, loaded, sent);
    default:
      noteFailure(c, 'upgrade_failed', error);
      return render(c, loaded, { status: 503, sent, problem: problems.unknown, keepsKey: true });
  }
}

/** What is true now may differ from what the form showed. */
async function changed(c: EdgeContext, { type }: LoadedUpgrade, sent: SentCheckout): Promise<Response> {
  const now = await loadUpgrade(c, type);
  if (now instanceof Response) return now;
  return render(c, now, { status: 409, sent, problem: problems.changed, keepsKey: false });
}

function render(c: EdgeContext, loaded: LoadedUpgrade, again: Again | null): Promise<Response> {
  const { viewer, type, offer, funnel, here, back } = loaded;
  return renderPage(c, again?.status ?? 200, {
    head: planHead('upgrade'),
    site: { ...siteFor(c, viewer), path: here },
    page: {
      kind: 'upgrade',
      place: { type, wpId: funnel.wpId ?? null, backPath: here },
      offer,
      action: here,
      key: again?.keepsKey === true ? again.sent.orderKey : newOrderKey(),
      values: again?.sent.values ?? { purpose: '', renews: false, attests: false },
      errors: again?.errors ?? {},
      problem: again?.problem ?? null,
      back: { text: back.text, href: back.href },
      now: Date.now(),
    },
  });
}
