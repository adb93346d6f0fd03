import { checkoutCopy } from '../../../shared/copy/billing/checkout.ts';
import { RENEWAL_VERSION } from '../../../shared/copy/billing/renewal.ts';
import { keepAnother, wantsAnother } from '../../../shared/urls/buy-another.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { whenLoaded } from '../../checkout/back-to-form.ts';
import { loadFormPage } from '../../checkout/load-form-page.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import { cameFrom, type LoadedPlans, loadPlans, planCheckout } from '../../checkout/plan-checkout.ts';
import { type PlanPage, type PlanPageName, parsePlanPage } from '../../checkout/plan-page.ts';
import { readCheckoutForm, type SentCheckout } from '../../checkout/read-checkout-form.ts';
import { sayHeld } from '../../checkout/say-held.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { noPrefetchWithSession } from '../../middleware/prefetch.ts';
import { visitor } from '../../middleware/visitor.ts';
import type { PageMethods } from '../../register-page.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { planCheckoutHead } from '../../seo/billing-heads.ts';

/** A page that sells plans (F2-58), at one of four addresses: GET shows it, POST buys. */
export function checkoutPlan(name: PlanPageName): PageMethods {
  return {
    GET: {
      before: [noPrefetchWithSession()],
      limit: 'search',
      steps: [visitor(), (c: EdgeContext) => show(c, pageOf(c, name))],
    },
    POST: { limit: 'write', steps: [visitor(), (c: EdgeContext) => submit(c, pageOf(c, name))] },
  };
}

function pageOf(c: EdgeContext, name: PlanPageName): PlanPage {
  return parsePlanPage(name, c.get('url').searchParams, c.get('settings').propertySite);
}

async function show(c: EdgeContext, page: PlanPage): Promise<Response> {
  const [loaded, sent] = await loadFormPage(c, () => loadPlans(c, page));
  return renderPage(c, 200, {
    head: planCheckoutHead(page, siteOrigin(c) + routeRow(page.name).pattern),
    site: siteFor(c, loaded.viewer),
    page: planCheckout(c, page, loaded, sent),
  });
}

async function submit(c: EdgeContext, page: PlanPage): Promise<Response> {
  const sent = await readCheckoutForm(c);
  return whenLoaded(
    c,
    keepAnother(page.action, c.get('url').searchParams),
    sent,
    () => loadPlans(c, page),
    (loaded) => place(c, page, loaded, sent),
  );
}

/**
 * Who has a plan is not refused here: a form that was sent twice gets the answer of its order, and the origin refuses a
 * second plan. Where none is for sale, 303 to the page, which says so.
 */
async function place(c: EdgeContext, page: PlanPage, loaded: LoadedPlans, sent: SentCheckout): Promise<Response> {
  const { payment, viewer, person } = loaded;
  const { options } = planCheckout(c, page, loaded);
  if (payment.paymentWay === 'none' || options.length === 0) return c.redirect(page.action, 303);
  const picked = options.find(({ productId }) => productId === sent.values.product);
  return placeOrder(c, {
    sent,
    page: keepAnother(page.action, c.get('url').searchParams),
    needs: { asksAccount: viewer === null, paymentWay: payment.paymentWay, onFile: payment.onFile, renews: true },
    order: { productIds: picked === undefined ? [] : [picked.productId], renewal: { textVersion: RENEWAL_VERSION } },
    buysAnother: wantsAnother(c.get('url').searchParams),
    errors: picked === undefined ? { product: checkoutCopy.errors.product } : {},
    shown: picked,
    wayBack: cameFrom(page, person),
    whenHeld: () => sayHeld(c, page.action, sent, { kind: 'plan' }),
  });
}
