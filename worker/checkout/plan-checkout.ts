import type {
  CheckoutPlanPageModel,
  CheckoutReason,
  HardStopNotice,
} from '../../client/pages/checkout-plan/checkout-plan-model.ts';
import type { User } from '../../shared/contract/account.ts';
import type { ProductsAnswer } from '../../shared/contract/billing.ts';
import type { PlanAnswer } from '../../shared/contract/plans.ts';
import { formatPhone } from '../../shared/copy/format/phone-number.ts';
import { wantsAnother } from '../../shared/urls/buy-another.ts';
import { paths } from '../../shared/urls/paths.ts';
import { normalisePhone } from '../../shared/urls/segments.ts';
import { type EdgeContext, isHead } from '../context.ts';
import { askViewer } from '../render/site-model.ts';
import { checkoutModel } from './checkout-model.ts';
import { loadHardStop } from './load-hard-stop.ts';
import { heldPlanOf, loadPlan } from './load-held-plan.ts';
import { hasMore, loadPersonOffer, type PersonOffer } from './load-person-offer.ts';
import { loadProducts } from './load-products.ts';
import { optionalPart } from './optional-part.ts';
import { PROBLEMS } from './order-failure.ts';
import { type PlanProduct, pickPlan, planOption, plansOf } from './plan-options.ts';
import type { PlanPage } from './plan-page.ts';
import type { SentForm } from './sent-form.ts';

/** Everything a page that sells plans is made of. */
export interface LoadedPlans {
  readonly payment: ProductsAnswer;
  readonly plans: readonly PlanProduct[];
  /** whose page led here */
  readonly person: PersonOffer | null;
  readonly viewer: User | null;
  /** the viewer's plan; null without a session, and if the origin does not say: it refuses a second one */
  readonly plan: PlanAnswer | null;
  /** the hard stop that led here; null without one */
  readonly stop: HardStopNotice | null;
}

/** @throws the origin client's errors if it does not say what is for sale, or who is asking */
export async function loadPlans(c: EdgeContext, page: PlanPage): Promise<LoadedPlans> {
  const { tiers, funnel } = page;
  const [payment, person, viewer, plan, stop] = await Promise.all([
    loadProducts(c),
    isHead(c) ? null : optionalPart(c, 'person', loadPersonOffer(c, funnel.wpId)),
    askViewer(c),
    optionalPart(c, 'plan', loadPlan(c)),
    // Only the page says it; its form goes on without.
    c.req.method === 'POST' ? null : loadHardStop(c, page),
  ]);
  return { payment, plans: plansOf(payment.products, tiers), person, viewer, plan, stop };
}

/** The page: the form if the viewer may buy, else the plan they have. */
export function planCheckout(
  c: EdgeContext,
  page: PlanPage,
  { payment, plans, person, viewer, plan, stop }: LoadedPlans,
  sent: SentForm | null = null,
): CheckoutPlanPageModel {
  const takesPayments = payment.paymentWay !== 'none';
  const picked = pickPlan(plans, page);
  const held = heldPlanOf(plan, { funnel: page.funnel, to: picked });
  const isForSale = takesPayments && plans.length > 0 && held === null;
  const buysAnother = wantsAnother(c.get('url').searchParams);
  const checkout = isForSale
    ? checkoutModel(c, { action: page.action, payment, viewer, picked, sent, buysAnother })
    : null;
  const now = Date.now();
  return {
    kind: 'checkout-plan',
    tier: page.tier,
    why: reasonOf(page, person, stop),
    // A plan keeps the method it is paid with, whatever a box would say.
    checkout: checkout === null ? null : { ...checkout, keepsMethod: false },
    options: plans.map((each) => planOption(each, now)),
    takesPayments,
    held,
    heldProblem: held === null ? null : heldProblem(sent?.problem?.title ?? null),
    reportPrice: payment.products.find(isOneReport)?.price ?? null,
  };
}

/** Without a form nothing can be entered or sent again: only what says whether something was charged is left. */
const CHARGES: readonly string[] = [PROBLEMS.hasPlan.title, PROBLEMS.used.title];

function heldProblem(title: string | null): string | null {
  return title !== null && CHARGES.includes(title) ? title : null;
}

/** The page that a buyer came from and wants to get back to; null if there is none to name. */
export function cameFrom({ funnel, path }: PlanPage, person: PersonOffer | null): string | null {
  return path ?? person?.page ?? phoneOf(funnel.phoneNumber)?.path ?? null;
}

/** A background report, bought alone. */
export function isOneReport({ kind, period, backgroundCredits }: ProductsAnswer['products'][number]): boolean {
  return kind === 'background-credits' && period === null && backgroundCredits === 1;
}

function reasonOf(
  { name, funnel, isLimit, path, wish }: PlanPage,
  person: PersonOffer | null,
  stop: HardStopNotice | null,
): CheckoutReason {
  if (isLimit) return { kind: 'limit', path, stop };
  if (person !== null && hasMore(person)) return { kind: 'person', person: person.shown, wish };
  if (name === 'checkout-phone-summary') {
    const phone = phoneOf(funnel.phoneNumber);
    if (phone !== null) return { kind: 'phone', ...phone };
    if (funnel.funnelType === 'address') return { kind: 'address' };
  }
  return { kind: 'none', wish, path };
}

function phoneOf(raw: string | undefined): { readonly number: string; readonly path: string } | null {
  const phone = raw === undefined ? null : normalisePhone(raw);
  if (phone === null || !/^1\d{10}$/.test(phone)) return null;
  return { number: formatPhone(phone), path: paths.phone({ phone }) };
}
