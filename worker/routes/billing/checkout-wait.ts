import type { OrderStatusAnswer } from '../../../shared/contract/billing.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { toLogIn } from '../../account/load-own.ts';
import { sayAgain } from '../../checkout/back-to-form.ts';
import { PROBLEMS } from '../../checkout/order-failure.ts';
import { failureOf } from '../../checkout/place-order.ts';
import { forgetSentForm, readSentForm, type SentForm } from '../../checkout/sent-form.ts';
import { keepWayBack, paidWay } from '../../checkout/way-back.ts';
import type { EdgeContext } from '../../context.ts';
import { noteFailure } from '../../failures/log.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { checkoutWaitHead } from '../../seo/billing-heads.ts';

/** After how many seconds the page looks again, and for how long after the form was sent, in milliseconds. */
const LOOK_AFTER_S = 2;
const LOOKS_MS = 60_000;
/** An order that is not there by then, in milliseconds, never arrived; one that is not settled has its own page. */
const ARRIVES_MS = 20_000;

/**
 * GET /checkout/wait?sent=: where a checkout leads whose order was not answered. It asks for the order by the key of its
 * form, again and again by a header that needs no script, and leads on as soon as anything is known: to what was paid for,
 * to the page of an order that is pending, or back to the form, which says what happened.
 */
export async function checkoutWait(c: EdgeContext): Promise<Response> {
  const form = await readSentForm(c);
  // It is settled, too old, or another tab's: what was bought is on record either way.
  if (form === null) return c.redirect(c.get('session') === null ? paths.home() : paths.invoices(), 303);
  const waited = Date.now() - form.at;
  const order = await sentOrder(c, form.orderKey);
  if (order === 'logged-out') return toLogIn(c);
  if (order === 'none' && waited >= ARRIVES_MS) return sayAgain(c, form, { problem: PROBLEMS.notReached });
  if (typeof order === 'object') {
    const leads = leadOn(c, form, order, waited);
    if (leads !== null) return leads;
  }
  return wait(c, form, waited < LOOKS_MS);
}

/** The order of this key; `none`: there is none so far; `unknown`: the origin does not say. */
async function sentOrder(
  c: EdgeContext,
  idempotencyKey: string,
): Promise<OrderStatusAnswer | 'none' | 'unknown' | 'logged-out'> {
  if (c.get('session') === null) return 'logged-out';
  try {
    return await createOriginClient(c, { idempotencyKey }).get('sentOrder', {});
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const status = error instanceof OriginProblem ? error.status : null;
    if (status === 401) return 'logged-out';
    if (status === 404) return 'none';
    noteFailure(c, 'sent_order_unknown', error);
    return 'unknown';
  }
}

/** Where the order leads by now; null: it is still being paid. */
function leadOn(
  c: EdgeContext,
  form: SentForm,
  order: OrderStatusAnswer,
  waited: number,
): Response | Promise<Response> | null {
  const { paidHref } = form;
  const failure = failureOf(order);
  if (failure !== null) return sayAgain(c, form, failure);
  const isPending = order.status === 'pending';
  if (isPending && order.redirectUrl === null && waited < ARRIVES_MS) return null;
  if (paidHref !== null) keepWayBack(c, paidHref);
  forgetSentForm(c);
  if (isPending) return c.redirect(paths.order({ orderId: order.orderId }), 303);
  return c.redirect(paidWay(order, { paidHref, propertySite: c.get('settings').propertySite }), 303);
}

async function wait(c: EdgeContext, { id }: SentForm, looksAgain: boolean): Promise<Response> {
  const againHref = paths.checkoutWait({ sent: id });
  // Whose session it is makes no difference here, and must not be waited for as well.
  const page = await renderPage(c, 200, {
    head: checkoutWaitHead(),
    site: anonymousSite(c),
    page: { kind: 'checkout-wait', againHref, looksAgain },
  });
  if (looksAgain) page.headers.set('refresh', `${LOOK_AFTER_S}; url=${againHref}`);
  return page;
}
