import { checkoutCopy } from '../../../shared/copy/billing/checkout.ts';
import { checkoutPlanCopy } from '../../../shared/copy/billing/checkout-plan.ts';
import { checkoutClosedCopy } from '../../../shared/copy/billing/checkout-problems.ts';
import { RENEWAL_VERSION } from '../../../shared/copy/billing/renewal.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { loadPlan } from '../../checkout/load-held-plan.ts';
import { type CheckoutAgain, placeOrder } from '../../checkout/place-order.ts';
import { cameFrom, type LoadedPlans, loadPlans, planCheckout } from '../../checkout/plan-checkout.ts';
import { type PlanPage, type PlanPageName, parsePlanPage } from '../../checkout/plan-page.ts';
import { readCheckoutForm, type SentCheckout } from '../../checkout/read-checkout-form.ts';
import { withSentForm } from '../../checkout/resend-page.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { noPrefetchWithSession } from '../../middleware/prefetch.ts';
import { isOriginError } from '../../origin-client/errors.ts';
import type { PageMethods } from '../../register-page.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { planCheckoutHead } from '../../seo/billing-heads.ts';

/** A page that sells plans (F2-58), at one of four addresses: GET shows it, POST buys. */
export function checkoutPlan(name: PlanPageName): PageMethods {
  return {
    GET: { before: [noPrefetchWithSession()], limit: 'search', steps: [(c: EdgeContext) => show(c, pageOf(c, name))] },
    POST: { limit: 'write', steps: [(c: EdgeContext) => submit(c, pageOf(c, name))] },
  };
}

function pageOf(c: EdgeContext, name: PlanPageName): PlanPage {
  return parsePlanPage(name, c.get('url').searchParams, c.get('settings').propertySite);
}

async function show(c: EdgeContext, page: PlanPage): Promise<Response> {
  return render(c, page, await loadPageData(() => loadPlans(c, page)));
}

async function submit(c: EdgeContext, page: PlanPage): Promise<Response> {
  const sent = await readCheckoutForm(c);
  return withSentForm(
    c,
    sent,
    () => loadPlans(c, page),
    (loaded) => place(c, page, loaded, sent),
  );
}

/**
 * Who has a plan is not refused here: a form that was sent twice gets the answer of its order, and the origin refuses a
 * second plan.
 */
async function place(c: EdgeContext, page: PlanPage, loaded: LoadedPlans, sent: SentCheckout): Promise<Response> {
  const { payment, viewer, person } = loaded;
  const { options } = planCheckout(c, page, loaded);
  if (payment.paymentWay === 'none') throw new Refusal(404, checkoutClosedCopy.text);
  if (options.length === 0) throw new Refusal(404, checkoutPlanCopy.soldOut);
  const picked = options.find(({ productId }) => productId === sent.values.product);
  return placeOrder(c, {
    sent,
    needs: { asksAccount: viewer === null, paymentWay: payment.paymentWay, onFile: payment.onFile, renews: true },
    order: { productIds: picked === undefined ? [] : [picked.productId], renewal: { textVersion: RENEWAL_VERSION } },
    errors: picked === undefined ? { product: checkoutCopy.errors.product } : {},
    shown: picked,
    wayBack: cameFrom(page, person),
    again: async (again) => render(c, page, await reload(c, loaded, again), sent, again),
  });
}

/** What is known of the buyer once more, if it can have changed: their session began with the form, or they have a plan. */
async function reload(c: EdgeContext, loaded: LoadedPlans, again: CheckoutAgain): Promise<LoadedPlans> {
  const isNew = loaded.viewer === null && again.isLoggedIn;
  if (!isNew && again.status !== 409) return loaded;
  const [viewer, plan] = await Promise.all([isNew ? loadViewer(c) : loaded.viewer, planOrBefore(c, loaded)]);
  return { ...loaded, viewer, plan };
}

/** The form goes back even if the origin does not answer: it holds the key of an order that may be under way. */
async function planOrBefore(c: EdgeContext, { plan }: LoadedPlans): Promise<LoadedPlans['plan']> {
  try {
    return await loadPlan(c);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    return plan;
  }
}

function render(
  c: EdgeContext,
  page: PlanPage,
  loaded: LoadedPlans,
  sent: SentCheckout | null = null,
  again: CheckoutAgain | null = null,
): Promise<Response> {
  return renderPage(c, again?.status ?? 200, {
    head: planCheckoutHead(page, siteOrigin(c) + routeRow(page.name).pattern),
    site: siteFor(c, loaded.viewer),
    page: planCheckout(c, page, loaded, { sent, again }),
  });
}
