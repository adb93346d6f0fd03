import type { PaymentMethodPageModel } from '../../../client/pages/payment-method/payment-method-model.ts';
import type { User } from '../../../shared/contract/account.ts';
import type { ProductsAnswer } from '../../../shared/contract/billing.ts';
import type { PaymentMethodAnswer, PlanAnswer } from '../../../shared/contract/plans.ts';
import { paymentMethodCopy as words } from '../../../shared/copy/billing/payment-method.ts';
import { type CheckoutErrors, checkPaymentMethod } from '../../../shared/forms/checkout-form.ts';
import { payWaysOf } from '../../../shared/forms/pay-ways.ts';
import { planStateOf } from '../../../shared/plans/plan-state.ts';
import { safeRedirectPath } from '../../../shared/urls/parsers/safe-redirect.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { PlanDone } from '../../../shared/urls/plan-done.ts';
import { withQuery } from '../../../shared/urls/query.ts';
import { matchRoute } from '../../../shared/urls/route-table.ts';
import { loadWhole, toLogIn } from '../../account/load-own.ts';
import { loadPlan } from '../../checkout/load-held-plan.ts';
import { loadProducts } from '../../checkout/load-products.ts';
import { newPaymentMethod } from '../../checkout/new-payment-method.ts';
import type { OrderFailure } from '../../checkout/order-failure.ts';
import { emptyCheckout, newOrderKey, readCheckoutForm, type SentCheckout } from '../../checkout/read-checkout-form.ts';
import { withSentForm } from '../../checkout/resend-page.ts';
import { keepWayBack, paidPath, readWayBack } from '../../checkout/way-back.ts';
import type { EdgeContext } from '../../context.ts';
import { Refusal } from '../../failures/errors.ts';
import { noteFailure } from '../../failures/log.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../../origin-client/errors.ts';
import { refusedMethod } from '../../plans/method-failure.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { planHead } from '../../seo/billing-heads.ts';

interface Loaded {
  readonly viewer: User;
  readonly answer: PlanAnswer | null;
  readonly payment: ProductsAnswer;
  /** where one came from, parsed and rebuilt */
  readonly from: string;
}

/** What the page says beyond what is on file. */
interface Said {
  readonly status: number;
  readonly notice?: PaymentMethodPageModel['notice'];
  readonly removeError?: string;
  readonly sent?: SentCheckout;
  readonly errors?: CheckoutErrors;
  readonly failure?: OrderFailure;
}

/**
 * GET /billing/payment-method?from=: what is on file, and another one instead (F2-58, F2-66); with `back`, what came of the
 * provider's page.
 */
export async function paymentMethod(c: EdgeContext): Promise<Response> {
  const isBack = c.get('url').searchParams.get('back') === '1';
  return isBack && c.get('session') !== null ? comeBack(c) : show(c, { status: 200 });
}

/** POST of its forms: 303 to where one came from, or to the provider's page; otherwise the page again, with a message. */
export async function submitPaymentMethod(c: EdgeContext): Promise<Response> {
  const sent = await readCheckoutForm(c);
  return withSentForm(
    c,
    sent,
    () => load(c),
    async (loaded) => {
      if (loaded instanceof Response) return loaded;
      return sent.fields.get('action') === 'remove' ? remove(c, loaded) : replace(c, loaded, sent);
    },
  );
}

async function replace(c: EdgeContext, loaded: Loaded, sent: SentCheckout): Promise<Response> {
  const { paymentWay } = loaded.payment;
  if (paymentWay === 'none') throw new Refusal(404, words.closed.text);
  const errors = checkPaymentMethod(Object.fromEntries(sent.fields), { paymentWay, hasOnFile: false });
  if (Object.keys(errors).length > 0) return render(c, loaded, { status: 400, sent, errors });
  try {
    const method = await newPaymentMethod(c, sent);
    if (method !== null && typeof method === 'object') return render(c, loaded, { ...method, sent, failure: method });
    const body = method === null ? { returnPath: paths.paymentMethod({ isBack: true }) } : { paymentMethodId: method };
    const { data } = await createOriginClient(c).send('changePaymentMethod', body, { idempotencyKey: sent.orderKey });
    // The provider must not learn where its customer came from, so a cookie of theirs remembers it.
    if (data.redirectUrl !== null) {
      keepWayBack(c, loaded.from);
      return c.redirect(data.redirectUrl, 303);
    }
    return answered(c, data, loaded.from, sent);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const status = error instanceof OriginProblem ? error.status : 503;
    if (status === 401) return toLogIn(c);
    if (status === 403) return c.redirect(paths.managePlan(), 303);
    const failure = refusedMethod(error);
    if (failure.status === 503) noteFailure(c, 'payment_method_not_changed', error);
    return render(c, loaded, { status: failure.status, sent, failure });
  }
}

/** The provider's page led here: what it took is put on file. Asking again changes nothing. */
async function comeBack(c: EdgeContext): Promise<Response> {
  try {
    const { data } = await createOriginClient(c).send('paymentMethodBack', {});
    return await answered(c, data, fromOf(c), null);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const status = error instanceof OriginProblem ? error.status : 503;
    if (status === 401) return toLogIn(c);
    if (status === 403) return c.redirect(paths.managePlan(), 303);
    if (status !== 409) noteFailure(c, 'payment_method_back_failed', error);
    return show(c, {
      status: status === 409 ? 200 : 503,
      notice: {
        title: words.notices.left,
        text: words.notices.leftText,
        tone: 'info',
        againHref: paths.paymentMethod({ isBack: true }),
      },
    });
  }
}

/** Another method is on file: the way on, unless the overdue payment was declined or is still under way. */
async function answered(
  c: EdgeContext,
  { order }: PaymentMethodAnswer,
  from: string,
  sent: SentCheckout | null,
): Promise<Response> {
  switch (order?.status) {
    case 'declined':
    case 'expired': {
      const { redirectUrl, message } = order;
      // A bank that wants its customer's approval asks for it there.
      const link = redirectUrl === null ? {} : { link: { text: words.problems.payThere, href: redirectUrl } };
      const problem = { ...words.problems.declined(message), ...link };
      const failure = { status: 402, problem, keepsKey: false } as const;
      return show(c, { status: 402, failure, ...(sent === null ? {} : { sent }) });
    }
    case 'pending':
      if (order.redirectUrl !== null) {
        keepWayBack(c, from);
        return c.redirect(order.redirectUrl, 303);
      }
      return show(c, {
        status: 200,
        notice: {
          title: words.notices.pending,
          text: words.notices.pendingText,
          tone: 'info',
          againHref: paths.order({ orderId: order.orderId }),
        },
      });
    case 'paid':
      return c.redirect(paidWay(from, order.invoiceId), 303);
    case undefined:
      return c.redirect(planPageSaying(from, 'method') ?? from, 303);
  }
}

/** Where one came from, told that the overdue payment went through. */
function paidWay(from: string, invoiceId: string | null): string {
  const paid = invoiceId === null ? null : paidPath(from, invoiceId);
  return planPageSaying(from, 'paid') ?? paid ?? from;
}

/** The page of the plan, told what was done, with whom or what it was about; null for any other page. */
function planPageSaying(from: string, done: PlanDone): string | null {
  const [path = '', query = ''] = from.split('?', 2);
  if (matchRoute(path) !== 'manage-plan') return null;
  return withQuery(path, { ...Object.fromEntries(new URLSearchParams(query)), done });
}

async function remove(c: EdgeContext, loaded: Loaded): Promise<Response> {
  try {
    await createOriginClient(c).send('removePaymentMethod', {});
    const { removed: title, removedText: text } = words.notices;
    return await show(c, { status: 200, notice: { title, text, tone: 'ok' } });
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const status = error instanceof OriginProblem ? error.status : 503;
    if (status === 401) return toLogIn(c);
    if (status === 403) return c.redirect(paths.managePlan(), 303);
    if (status === 409) return render(c, loaded, { status, removeError: words.remove.renews });
    noteFailure(c, 'payment_method_not_removed', error);
    return render(c, loaded, { status: 503, removeError: words.remove.failed });
  }
}

async function show(c: EdgeContext, said: Said): Promise<Response> {
  const loaded = await load(c);
  return loaded instanceof Response ? loaded : render(c, loaded, said);
}

/** A buyer whose address is not proven is led to the page of the plan, which says how to prove it. */
async function load(c: EdgeContext): Promise<Loaded | Response> {
  const own = await loadWhole(c, () => Promise.all([loadPlan(c), loadProducts(c)]));
  if (own instanceof Response) return own;
  const {
    viewer,
    data: [answer, payment],
  } = own;
  if (viewer.scope === 'purchase') return c.redirect(paths.managePlan(), 303);
  return { viewer, answer, payment, from: fromOf(c) };
}

/** Where one came from: by the address, or by the cookie that remembers it while the provider's page is open. */
function fromOf(c: EdgeContext): string {
  const { searchParams } = c.get('url');
  const kept = searchParams.get('back') === '1' ? readWayBack(c) : null;
  return kept ?? safeRedirectPath(searchParams.get('from'), paths.managePlan(), c.get('settings').propertySite);
}

function render(c: EdgeContext, { viewer, answer, payment, from }: Loaded, said: Said): Promise<Response> {
  const { paymentWay } = payment;
  if (paymentWay === 'hosted-page') c.set('leadsOut', true);
  const plan = answer?.plan ?? null;
  const isOverdue = plan !== null && planStateOf(plan) === 'overdue';
  const isNeeded = plan !== null && planStateOf(plan) === 'renewing';
  const onFile = answer?.paidWith ?? payment.onFile;
  const action = paths.paymentMethod({ from });
  return renderPage(c, said.status, {
    head: planHead('payment-method'),
    site: siteFor(c, viewer),
    page: {
      kind: 'payment-method',
      onFile,
      overdue: isOverdue ? { productName: plan.productName, price: plan.price, endsAt: plan.endsAt } : null,
      isNeeded,
      form:
        paymentWay === 'none'
          ? null
          : {
              title: onFile === null ? words.first : words.another,
              action,
              key: said.sent === undefined || said.failure?.keepsKey === false ? newOrderKey() : said.sent.orderKey,
              paymentWay,
              values: said.sent?.values ?? emptyCheckout(payWaysOf({ paymentWay, hasOnFile: false })[0]),
              errors: said.errors ?? {},
              problem: said.failure?.problem ?? null,
              due: isOverdue ? plan.price : null,
            },
      why: onFile === null ? whyOf(from) : null,
      notice: said.notice ?? null,
      removeError: said.removeError ?? null,
      backHref: from,
      action,
    },
  });
}

/** Why one was sent here, by the page that did. */
function whyOf(from: string): string | null {
  return matchRoute(from.split('?', 1)[0] ?? '') === 'change-plan' ? words.forChange : null;
}
