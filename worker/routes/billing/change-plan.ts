import type { ChangeOption } from '../../../client/pages/change-plan/change-plan-model.ts';
import type { User } from '../../../shared/contract/account.ts';
import type { BillingInfo } from '../../../shared/contract/billing.ts';
import type { ChangePlanAnswer, Plan } from '../../../shared/contract/plans.ts';
import { ATTESTATION_VERSION } from '../../../shared/copy/billing/checkout.ts';
import { RENEWAL_VERSION } from '../../../shared/copy/billing/renewal.ts';
import { type CheckoutErrors, checkAgreement } from '../../../shared/forms/checkout-form.ts';
import { PURPOSES } from '../../../shared/forms/checkout-values.ts';
import { planStateOf } from '../../../shared/plans/plan-state.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { loadWhole, toLogIn } from '../../account/load-own.ts';
import { livePlanOf, loadPlan } from '../../checkout/load-held-plan.ts';
import { loadProducts } from '../../checkout/load-products.ts';
import { emptyCheckout, newOrderKey, readCheckoutForm, type SentCheckout } from '../../checkout/read-checkout-form.ts';
import { withSentForm } from '../../checkout/resend-page.ts';
import type { EdgeContext } from '../../context.ts';
import { noteFailure } from '../../failures/log.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../../origin-client/errors.ts';
import { type ChangeFailure, failedOrder, refusedChange } from '../../plans/change-failure.ts';
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

/** What changes in a form that has to be sent again. */
interface Again {
  readonly status: number;
  readonly sent: SentCheckout;
  readonly errors: CheckoutErrors;
  readonly failure: ChangeFailure | null;
}

/** GET /billing/manage-plan/change: every other plan and what changing to it costs, and the form for the one in `to`. */
export async function changePlan(c: EdgeContext): Promise<Response> {
  const loaded = await load(c);
  return loaded instanceof Response ? loaded : render(c, loaded, c.get('url').searchParams.get('to'), null);
}

/**
 * POST of its form: changes the plan, and leads to the page of the plan, which says so and links back to where the viewer
 * came from. A form sent twice has the same key and changes once.
 */
export async function submitChangePlan(c: EdgeContext): Promise<Response> {
  const sent = await readCheckoutForm(c);
  return withSentForm(
    c,
    sent,
    () => load(c),
    async (loaded) => (loaded instanceof Response ? loaded : change(c, loaded, sent)),
  );
}

async function change(c: EdgeContext, loaded: Loaded, sent: SentCheckout): Promise<Response> {
  const { product } = sent.values;
  const again = (page: Loaded, status: number, errors: CheckoutErrors, failure: ChangeFailure | null) =>
    render(c, page, product, { status, sent, errors, failure });
  const errors = checkAgreement(Object.fromEntries(sent.fields));
  if (Object.keys(errors).length > 0) return again(loaded, 400, errors, null);
  const shownCharge = Number(sent.fields.get('shownCharge'));
  try {
    const { data } = await createOriginClient(c).send('changePlan', bodyOf(sent, shownCharge), {
      idempotencyKey: sent.orderKey,
    });
    const failure = failedOrder(data.order, paths.changePlan({ ...loaded.query, to: product }));
    return failure === null ? c.redirect(wayOn(data, loaded.query), 303) : again(loaded, failure.status, {}, failure);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const status = error instanceof OriginProblem ? error.status : 503;
    if (status === 401) return toLogIn(c);
    if (status === 403) return c.redirect(paths.managePlan(), 303);
    if (status === 402) return c.redirect(paths.paymentMethod({ from: hereOf(loaded, product) }), 303);
    // What is true now may differ from what the form showed.
    const now = status === 409 ? await load(c) : loaded;
    if (now instanceof Response) return now;
    const charge = now.options.find(({ productId }) => productId === product)?.change.charge;
    const failure = refusedChange(error, charge !== undefined && charge !== shownCharge);
    if (failure.status === 503) noteFailure(c, 'change_plan_failed', error);
    return again(now, failure.status, {}, failure);
  }
}

function bodyOf({ values, fields }: SentCheckout, shownCharge: number) {
  const purpose = PURPOSES.find((one) => one === values.purpose) ?? 'other';
  return {
    productId: fields.get('product') ?? '',
    attestation: { purpose, textVersion: ATTESTATION_VERSION },
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

const hereOf = ({ query }: Loaded, product: string | null) => paths.changePlan({ ...query, to: product });

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

function render(c: EdgeContext, loaded: Loaded, to: string | null, again: Again | null): Promise<Response> {
  const { viewer, plan, paidWith, options, query } = loaded;
  const picked = options.find(({ productId }) => productId === to) ?? null;
  const keepsKey = again !== null && again.failure?.keepsKey !== false;
  return renderPage(c, again?.status ?? 200, {
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
              action: hereOf(loaded, picked.productId),
              key: keepsKey ? again.sent.orderKey : newOrderKey(),
              values: again?.sent.values ?? emptyCheckout(undefined),
              errors: again?.errors ?? {},
            },
      problem: again?.failure?.problem ?? null,
      backHref: paths.managePlan(query),
    },
  });
}
