import { cancelPlanCopy } from '../../../shared/copy/billing/cancel-plan.ts';
import { planStateOf } from '../../../shared/plans/plan-state.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { loadOwn, toLogIn } from '../../account/load-own.ts';
import { livePlanOf, loadPlan } from '../../checkout/load-held-plan.ts';
import type { EdgeContext } from '../../context.ts';
import { noteFailure } from '../../failures/log.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { planHead } from '../../seo/billing-heads.ts';

/** GET /billing/manage-plan/cancel: asks what the dialog over the page of the plan asks, without JavaScript. */
export function cancelPlan(c: EdgeContext): Promise<Response> {
  return show(c, 200, null);
}

/** POST of the dialog's button and of the page's: cancels, and leads to the page of the plan, which says so. */
export async function submitCancelPlan(c: EdgeContext): Promise<Response> {
  try {
    await createOriginClient(c).send('cancelPlan', {});
    return c.redirect(paths.managePlan({ done: 'canceled' }), 303);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const status = error instanceof OriginProblem ? error.status : 503;
    if (status === 401) return toLogIn(c);
    // It has ended since, or there was none: the page says how it is now.
    if (status === 409) return c.redirect(paths.managePlan(), 303);
    noteFailure(c, 'cancel_failed', error);
    return show(c, 503, cancelPlanCopy.failed);
  }
}

async function show(c: EdgeContext, status: number, error: string | null): Promise<Response> {
  const own = await loadOwn(c, () => loadPlan(c));
  if (own === null) return toLogIn(c);
  const plan = livePlanOf(own.data);
  // Nothing to cancel, or canceled already.
  if (plan === null || planStateOf(plan) === 'ending') return c.redirect(paths.managePlan(), 303);
  return renderPage(c, status, {
    head: planHead('cancel-plan'),
    site: siteFor(c, own.viewer),
    page: { kind: 'cancel-plan', plan, error },
  });
}
