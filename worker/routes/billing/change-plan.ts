import type { CheckoutProblem } from '../../../client/checkout/checkout-model.ts';
import type { ChangeOption } from '../../../client/pages/change-plan/change-plan-model.ts';
import type { User } from '../../../shared/contract/account.ts';
import type { BillingInfo } from '../../../shared/contract/billing.ts';
import type { ChangePlanAnswer, Plan } from '../../../shared/contract/plans.ts';
import { changePlanCopy } from '../../../shared/copy/billing/change-plan.ts';
import { RENEWAL_VERSION } from '../../../shared/copy/billing/renewal.ts';
import { checkAgreement } from '../../../shared/forms/checkout-form.ts';
import { planStateOf } from '../../../shared/plans/plan-state.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { loadWhole, toLogIn } from '../../account/load-own.ts';
import { backToForm, formPathOf, notReached, toWait, whenLoaded } from '../../checkout/back-to-form.ts';
import { loadFormPage } from '../../checkout/load-form-page.ts';
import { livePlanOf, loadPlan } from '../../checkout/load-held-plan.ts';
import { loadProducts } from '../../checkout/load-products.ts';
import { optionalPart } from '../../checkout/optional-part.ts';
import { isUnsent } from '../../checkout/order-failure.ts';
import {
  attestationOf,
  checkoutValuesOf,
  emptyCheckout,
  newOrderKey,
  readCheckoutForm,
  type SentCheckout,
} from '../../checkout/read-checkout-form.ts';
import { forgetSentForm, type SentForm } from '../../checkout/sent-form.ts';
import type { EdgeContext } from '../../context.ts';
import { noteFailure } from '../../failures/log.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../../origin-client/errors.ts';
import { failedOrder, refusedChange } from '../../plans/change-failure.ts';
import { changeOptions } from '../../plans/change-options.ts';
import { loadPlanChanges } from '../../plans/load-plan-changes.ts';
import { type PlanQuery, readPlanQuery } from '../../plans/plan-arrival.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { planHead } from '../../seo/billing-heads.ts';

/** What the page is made of. */
interface Loaded {
  readonly viewer: User;
  readonly plan: Plan;
  readonly paidWith: BillingInfo;
  readonly options: readonly ChangeOption[];
  readonly query: PlanQuery;
}

/** GET /billing/manage-plan/change: every other plan and what changing to it costs, and the form for the one in `to`. */
export async function changePlan(c: EdgeContext): Promise<Response> {
  const [loaded, sent] = await loadFormPage(c, () => load(c));
  return loaded instanceof Response ? loaded : render(c, loaded, sent);
}

/**
 * POST of its form: changes the plan, and leads to the page of the plan, which says so and links back to where the viewer
 * came from; otherwise 303 to the form, with a message. A form sent twice has the same key and changes once.
 */
export async function submitChangePlan(c: EdgeContext): Promise<Response> {
  const sent = await readCheckoutForm(c);
  return whenLoaded(
    c,
    formPathOf(c),
    sent,
    () => load(c),
    async (loaded) => (loaded instanceof Response ? loaded : change(c, loaded, sent)),
  );
}

async function change(c: EdgeContext, loaded: Loaded, sent: SentCheckout): Promise<Response> {
  const { product } = sent.values;
  const here = paths.changePlan({ ...loaded.query, to: product });
  const errors = checkAgreement(Object.fromEntries(sent.fields));
  if (Object.keys(errors).length > 0) return backToForm(c, here, sent, { errors });
  const shownCharge = Number(sent.fields.get('shownCharge'));
  try {
    const { data } = await createOriginClient(c).send('changePlan', bodyOf(sent, shownCharge), {
      idempotencyKey: sent.orderKey,
    });
    const failure = failedOrder(data.order, here);
    if (failure !== null) return backToForm(c, here, sent, failure);
    forgetSentForm(c);
    return c.redirect(wayOn(data, loaded.query), 303);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const status = error instanceof OriginProblem ? error.status : 503;
    if (status === 401) return toLogIn(c);
    if (status === 403) return c.redirect(paths.managePlan(), 303);
    if (status === 402) return c.redirect(paths.paymentMethod({ from: here }), 303);
    const failure = refusedChange(error, status === 409 && (await isNewPrice(c, product, shownCharge)));
    if (failure !== null) return backToForm(c, here, sent, failure);
    noteFailure(c, 'change_plan_failed', error);
    if (isUnsent(error)) return notReached(c, here, sent);
    const option = loaded.options.find(({ productId }) => productId === product);
    if (option?.change.when === 'later') return backToForm(c, here, sent, { problem: unconfirmed(loaded.query) });
    return toWait(c, here, sent, paths.managePlan({ ...loaded.query, done: 'changed' }));
  }
}

/** No order belongs to a change that costs nothing today, so nothing could be waited for. */
function unconfirmed(query: PlanQuery): CheckoutProblem {
  const { title, text, link } = changePlanCopy.problems.unknown;
  return { title, text, link: { text: link, href: paths.managePlan(query) } };
}

/** What is true now may differ from what the form showed. */
async function isNewPrice(c: EdgeContext, product: string | null, shownCharge: number): Promise<boolean> {
  const changes = await optionalPart(c, 'plan-changes', loadPlanChanges(c));
  const charge = changes?.find(({ productId }) => productId === product)?.charge;
  return charge !== undefined && charge !== shownCharge;
}

function bodyOf({ values, fields }: SentCheckout, shownCharge: number) {
  return {
    productId: fields.get('product') ?? '',
    attestation: attestationOf(values),
    renewal: { textVersion: RENEWAL_VERSION },
    shownCharge: Number.isFinite(shownCharge) ? shownCharge : 0,
  };
}

/** Where a change that is not refused leads: the contract only allows https for a provider's page. */
function wayOn({ order }: ChangePlanAnswer, query: PlanQuery): string {
  if (order === null) return paths.managePlan({ ...query, done: 'change-later' });
  if (order.status === 'paid') return paths.managePlan({ ...query, done: 'changed' });
  return order.redirectUrl ?? paths.order({ orderId: order.orderId });
}

/**
 * Loads the page. Where nothing can be changed, a redirect: to the page of the plan without a plan, or for a buyer whose
 * address is not proven; to the payment method if a payment is overdue or no method is on file.
 */
async function load(c: EdgeContext): Promise<Loaded | Response> {
  const own = await loadWhole(c, async () => {
    const [answer, { products, paymentWay }] = await Promise.all([loadPlan(c), loadProducts(c)]);
    if (paymentWay === 'hosted-page') c.set('leadsOut', true);
    const plan = livePlanOf(answer);
    const canChange = plan !== null && planStateOf(plan) !== 'overdue' && answer?.paidWith != null;
    return { answer, plan, products, changes: canChange ? ((await loadPlanChanges(c)) ?? []) : [] };
  });
  if (own instanceof Response) return own;
  const {
    viewer,
    data: { answer, plan, products, changes },
  } = own;
  const query = readPlanQuery(c);
  if (plan === null || viewer.scope === 'purchase') return c.redirect(paths.managePlan(query), 303);
  const paidWith = answer?.paidWith ?? null;
  const from = paths.changePlan({ ...query, to: c.get('url').searchParams.get('to') });
  if (planStateOf(plan) === 'overdue' || paidWith === null) return c.redirect(paths.paymentMethod({ from }), 303);
  return { viewer, plan, paidWith, options: changeOptions(plan, products, changes, query), query };
}

function render(c: EdgeContext, loaded: Loaded, sent: SentForm | null): Promise<Response> {
  const { viewer, plan, paidWith, options, query } = loaded;
  const to = c.get('url').searchParams.get('to');
  const picked = options.find(({ productId }) => productId === to) ?? null;
  return renderPage(c, 200, {
    head: planHead('change-plan'),
    site: siteFor(c, viewer),
    page: {
      kind: 'change-plan',
      plan,
      paidWith,
      options,
      form:
        picked === null
          ? null
          : {
              picked,
              action: paths.changePlan({ ...query, to: picked.productId }),
              key: sent?.orderKey ?? newOrderKey(),
              values: sent === null ? emptyCheckout(undefined) : checkoutValuesOf(new URLSearchParams(sent.fields)),
              errors: sent?.errors ?? {},
            },
      problem: sent?.problem ?? null,
      backHref: paths.managePlan(query),
    },
  });
}
