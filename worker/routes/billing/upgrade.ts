import type { OrderAnswer } from '../../../shared/contract/billing.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { RENEWAL_VERSION } from '../../../shared/copy/billing/renewal.ts';
import { upgradeCopy } from '../../../shared/copy/billing/upgrade.ts';
import { checkAgreement } from '../../../shared/forms/checkout-form.ts';
import { chargeOf } from '../../../shared/plans/decide-upgrade.ts';
import { wantsAnother } from '../../../shared/urls/buy-another.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { toLogIn } from '../../account/load-own.ts';
import { backToForm, formPathOf, notReached, toWait, whenLoaded } from '../../checkout/back-to-form.ts';
import { loadFormPage } from '../../checkout/load-form-page.ts';
import { isUnsent } from '../../checkout/order-failure.ts';
import {
  attestationOf,
  checkoutValuesOf,
  newOrderKey,
  readCheckoutForm,
  type SentCheckout,
} from '../../checkout/read-checkout-form.ts';
import { sayHeld } from '../../checkout/say-held.ts';
import { forgetSentForm, type SentForm } from '../../checkout/sent-form.ts';
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

/**
 * GET /billing/upgrade?upgradeType=&wpId=: the one-click upgrade as a page (P2-104): what the plan holds, what it costs
 * today, and the button that pays with the method on file. Changes nothing.
 */
export async function upgrade(c: EdgeContext): Promise<Response> {
  const [loaded, sent] = await loadFormPage(c, async () => loadUpgrade(c, askedUpgrade(c)));
  return loaded instanceof Response ? loaded : render(c, loaded, sent);
}

/**
 * POST of its form: 303 to the person's page, which shows what was bought, or to where the payment goes on; otherwise to
 * the form, with a message. A form that is sent twice has the same key and pays once.
 */
export async function submitUpgrade(c: EdgeContext): Promise<Response> {
  const sent = await readCheckoutForm(c);
  return whenLoaded(
    c,
    formPathOf(c),
    sent,
    async () => loadUpgrade(c, askedUpgrade(c)),
    async (loaded) => (loaded instanceof Response ? loaded : submit(c, loaded, sent)),
  );
}

async function submit(c: EdgeContext, loaded: LoadedUpgrade, sent: SentCheckout): Promise<Response> {
  const { offer, here } = loaded;
  if (offer?.kind !== 'change' && offer?.kind !== 'buy') return afterAll(c, loaded, sent);
  const errors = checkAgreement(Object.fromEntries(sent.fields));
  if (Object.keys(errors).length > 0) return backToForm(c, here, sent, { errors });
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
  return changed(c, loaded, sent);
}

const shownChargeOf = ({ fields }: SentCheckout) => Number(fields.get('shownCharge') ?? Number.NaN);

async function change(c: EdgeContext, offer: Payable, sent: SentCheckout): Promise<OrderAnswer | null | 'changed'> {
  const shownCharge = shownChargeOf(sent);
  if (!Number.isFinite(shownCharge) || sent.fields.get('product') !== offer.product.productId) return 'changed';
  const body = {
    productId: offer.product.productId,
    attestation: attestationOf(sent.values),
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
    attestation: attestationOf(sent.values),
    renewal: { textVersion: RENEWAL_VERSION },
    returnPath: back.paidHref ?? here,
    funnel,
    ...(wantsAnother(c.get('url').searchParams) ? { buysAnother: true } : {}),
  };
  return (await createOriginClient(c).send('order', body, { idempotencyKey: sent.orderKey })).data;
}

async function answered(
  c: EdgeContext,
  { back, here }: LoadedUpgrade,
  sent: SentCheckout,
  kind: 'change' | 'buy',
  order: OrderAnswer | null,
): Promise<Response> {
  const { paidHref } = back;
  switch (order?.status) {
    case undefined:
    case 'paid': {
      forgetSentForm(c);
      const receipt = order?.invoiceId ?? null;
      const shown = receipt === null ? paidHref : paidPath(paidHref, receipt);
      return c.redirect(shown ?? paths.managePlan({ done: 'changed' }), 303);
    }
    case 'pending':
      forgetSentForm(c);
      if (order.redirectUrl === null) return c.redirect(paths.order({ orderId: order.orderId }), 303);
      if (paidHref !== null) keepWayBack(c, paidHref);
      return c.redirect(order.redirectUrl, 303);
    case 'declined': {
      const problem = { ...problems.declined(kind, order.message), isDeclined: true };
      return backToForm(c, here, sent, { problem, keepsKey: false });
    }
    case 'expired':
      return backToForm(c, here, sent, { problem: problems.expired(kind), keepsKey: false });
  }
}

function refused(c: EdgeContext, loaded: LoadedUpgrade, sent: SentCheckout, error: unknown) {
  const { here, back, offer } = loaded;
  switch (error instanceof OriginProblem ? error.status : 503) {
    case 401:
      return toLogIn(c);
    case 402:
      return c.redirect(paths.paymentMethod({ from: here }), 303);
    case 403:
    case 404:
      return backToForm(c, here, sent, { problem: problems.refused });
    case 409: {
      const isHeld = error instanceof OriginProblem && error.title === orderCopy.held;
      return isHeld && offer?.kind === 'buy' ? sayHeld(c, here, sent, { kind: 'plan' }) : changed(c, loaded, sent);
    }
    default: {
      noteFailure(c, 'upgrade_failed', error);
      const paidHref = back.paidHref ?? paths.managePlan({ done: 'changed' });
      return (isUnsent(error) ? notReached : toWait)(c, here, sent, paidHref);
    }
  }
}

/** What is true now may differ from what the form showed. */
function changed(c: EdgeContext, { here }: LoadedUpgrade, sent: SentCheckout): Promise<Response> {
  return backToForm(c, here, sent, { problem: problems.changed, keepsKey: false });
}

function render(c: EdgeContext, loaded: LoadedUpgrade, sent: SentForm | null): Promise<Response> {
  const { viewer, type, offer, funnel, here, back } = loaded;
  return renderPage(c, 200, {
    head: planHead('upgrade'),
    site: { ...siteFor(c, viewer), path: here },
    page: {
      kind: 'upgrade',
      place: { type, wpId: funnel.wpId ?? null, backPath: here },
      offer,
      action: here,
      key: sent?.orderKey ?? newOrderKey(),
      values: checkoutValuesOf(new URLSearchParams(sent?.fields)),
      errors: sent?.errors ?? {},
      problem: sent?.problem ?? null,
      back: { text: back.text, href: back.href },
      now: Date.now(),
    },
  });
}
