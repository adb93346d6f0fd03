import type { PlanCardModel, PlanWays } from '../../../client/billing/plan-card-model.ts';
import type {
  KeepPlan,
  ManagePlanPageModel,
  PlanArrival,
} from '../../../client/pages/manage-plan/manage-plan-model.ts';
import type { Invoice } from '../../../shared/contract/billing.ts';
import type { Plan, PlanAnswer } from '../../../shared/contract/plans.ts';
import { managePlanCopy } from '../../../shared/copy/billing/manage-plan.ts';
import { RENEWAL_VERSION, renewalCopy } from '../../../shared/copy/billing/renewal.ts';
import { parseFunnelQuery } from '../../../shared/funnels/funnel-link.ts';
import { isLive, planStateOf } from '../../../shared/plans/plan-state.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { withQuery } from '../../../shared/urls/query.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { describeLedger } from '../../account/describe-ledger.ts';
import { loadOwn, toLogIn } from '../../account/load-own.ts';
import { loadPlan } from '../../checkout/load-held-plan.ts';
import type { EdgeContext } from '../../context.ts';
import { noteFailure } from '../../failures/log.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../../origin-client/errors.ts';
import { loadPlanArrival, readPlanQuery } from '../../plans/plan-arrival.ts';
import { describePlanCard } from '../../plans/plan-card.ts';
import { parsePlanDone, planNotice } from '../../plans/plan-notice.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { planHead } from '../../seo/billing-heads.ts';

/** Longest form we read, in bytes: a box. */
const FORM_MAX_BYTES = 1024;
/** How many lines of each list the page shows. */
const PAYMENTS_SHOWN = 12;
const BOUGHT_SHOWN = 3;
const LEDGER_SHOWN = 5;

const NO_PLAN: PlanAnswer = { plan: null, shared: null, paidWith: null };
const UNTOUCHED = { error: null, boxError: null } as const;

/**
 * GET /billing/manage-plan: the viewer's plan (F2-51, F2-58). Visitors who come because of a property (P2-118) go to its
 * checkout: no plan includes property reports.
 */
export async function managePlan(c: EdgeContext): Promise<Response> {
  const { propertyUrl } = readPlanQuery(c);
  const { searchParams } = c.get('url');
  if (searchParams.get('property') === 'true' && propertyUrl !== null) {
    const query = { ...parseFunnelQuery(searchParams), propertyUrl };
    return c.redirect(withQuery(routeRow('checkout-property-summary').pattern, query), 303);
  }
  return showPlan(c, 200, UNTOUCHED);
}

/** POST of the page's form: takes back a cancellation, or a change that has not taken effect. */
export async function submitManagePlan(c: EdgeContext): Promise<Response> {
  const query = readPlanQuery(c);
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  if (form.get('renewal') !== RENEWAL_VERSION)
    return showPlan(c, 400, { error: null, boxError: renewalCopy.errors.changed });
  if (form.get('renews') !== 'yes') return showPlan(c, 400, { error: null, boxError: renewalCopy.errors.renews });
  try {
    const before = await loadPlan(c);
    await createOriginClient(c).send('resumePlan', { renewal: { textVersion: RENEWAL_VERSION } });
    return c.redirect(paths.managePlan({ ...query, done: before?.plan?.next == null ? 'resumed' : 'kept' }), 303);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const status = error instanceof OriginProblem ? error.status : 503;
    if (status === 401) return toLogIn(c);
    if (status === 402) return c.redirect(paths.paymentMethod({ from: paths.managePlan(query) }), 303);
    // Somebody else took it back, or it has ended since: the page says how it is now.
    if (status === 403 || status === 409) return c.redirect(paths.managePlan(query), 303);
    noteFailure(c, 'resume_failed', error);
    return showPlan(c, 503, { error: managePlanCopy.keep.failed, boxError: null });
  }
}

async function showPlan(c: EdgeContext, status: number, keep: Pick<KeepPlan, 'error' | 'boxError'>): Promise<Response> {
  const client = createOriginClient(c);
  const own = await loadOwn(c, () =>
    Promise.all([
      loadPlan(c),
      client.get('invoices', {}),
      client.get('ledger', {}),
      loadPlanArrival(c, readPlanQuery(c)),
    ]),
  );
  if (own === null) return toLogIn(c);
  const {
    viewer,
    data: [answer, invoices, ledger, arrival],
  } = own;
  const card = describePlanCard(viewer, answer, waysOf(c, answer?.plan ?? null, arrival));
  const done = parsePlanDone(c.get('url').searchParams.get('done'));
  return renderPage(c, status, {
    head: planHead('manage-plan'),
    site: siteFor(c, viewer),
    page: {
      kind: 'manage-plan',
      email: viewer.primaryEmail,
      card,
      notice: planNotice(done, answer ?? NO_PLAN, viewer.primaryEmail),
      arrival: arrival !== null && hasPeopleLeft(card) ? { ...arrival, text: null } : arrival,
      keep:
        card.scope === 'account' && card.plan !== null && canKeep(card.plan)
          ? { ...keep, needsMethod: card.paidWith === null, action: paths.managePlan(readPlanQuery(c)) }
          : null,
      ...listsOf(invoices, card.plan),
      ledger:
        card.plan === null && card.shared === null ? [] : describeLedger(ledger.entries, viewer).slice(0, LEDGER_SHOWN),
    },
  });
}

/** Every way to pay keeps the person or house that led here, so that paying leads back to it (P2-118). */
function waysOf(c: EdgeContext, plan: Plan | null, arrival: PlanArrival | null): PlanWays {
  const query = readPlanQuery(c);
  // An overdue payment is what is in the way; any other change of the method leads back here, which says so.
  const isOverdue = plan !== null && planStateOf(plan) === 'overdue';
  const back = isOverdue ? arrival?.back?.href : undefined;
  return {
    pricing: withQuery(paths.pricing(), parseFunnelQuery(c.get('url').searchParams)),
    change: paths.changePlan(query),
    method: paths.paymentMethod({ from: back ?? paths.managePlan(query) }),
  };
}

/** Whether there is something to take back. */
function canKeep(plan: Plan): boolean {
  return planStateOf(plan) === 'ending' || (planStateOf(plan) === 'renewing' && plan.next !== null);
}

/** Whoever can open that page already needs nothing but the way back. */
function hasPeopleLeft({ plan, shared, people }: PlanCardModel): boolean {
  const hasPlan = shared !== null || (plan !== null && plan.status === 'active');
  return hasPlan && (people === null || people.left > 0);
}

/** Payments for plans; for a viewer without one, what was bought once. */
function listsOf(invoices: readonly Invoice[], plan: Plan | null): Pick<ManagePlanPageModel, 'payments' | 'bought'> {
  const payments = invoices.filter((invoice) => invoice.plan !== null).slice(0, PAYMENTS_SHOWN);
  const hasPlan = plan !== null && isLive(plan);
  const bought = hasPlan ? [] : invoices.filter((invoice) => invoice.plan === null).slice(0, BOUGHT_SHOWN);
  return { payments, bought };
}
