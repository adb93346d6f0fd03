import type { User } from '../../../shared/contract/account.ts';
import type { ProductsAnswer } from '../../../shared/contract/billing.ts';
import type { PaymentMethodAnswer, PlanAnswer } from '../../../shared/contract/plans.ts';
import { paymentMethodCopy as words } from '../../../shared/copy/billing/payment-method.ts';
import { checkPaymentMethod } from '../../../shared/forms/checkout-form.ts';
import { payWaysOf } from '../../../shared/forms/pay-ways.ts';
import { planStateOf } from '../../../shared/plans/plan-state.ts';
import { safeRedirectPath } from '../../../shared/urls/parsers/safe-redirect.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { matchRoute } from '../../../shared/urls/route-table.ts';
import { loadWhole, toLogIn } from '../../account/load-own.ts';
import { backToForm, formPathOf, type Said, whenLoaded } from '../../checkout/back-to-form.ts';
import { loadFormPage } from '../../checkout/load-form-page.ts';
import { loadPlan } from '../../checkout/load-held-plan.ts';
import { loadProducts } from '../../checkout/load-products.ts';
import { newPaymentMethod } from '../../checkout/new-payment-method.ts';
import {
  checkoutValuesOf,
  emptyCheckout,
  newOrderKey,
  readCheckoutForm,
  type SentCheckout,
} from '../../checkout/read-checkout-form.ts';
import { forgetSentForm, type SentForm } from '../../checkout/sent-form.ts';
import { keepWayBack, readWayBack } from '../../checkout/way-back.ts';
import type { EdgeContext } from '../../context.ts';
import { noteFailure } from '../../failures/log.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../../origin-client/errors.ts';
import { refusedMethod } from '../../plans/method-failure.ts';
import { type MethodNotice, readMethodNotice, sayMethodNotice } from '../../plans/method-notice.ts';
import { paidTo, planPageSaying } from '../../plans/way-on.ts';
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
interface Saying extends Pick<Said, 'problem' | 'keepsKey'> {
  readonly notice?: MethodNotice | null;
}

/**
 * GET /billing/payment-method?from=: what is on file, and another one instead (F2-58, F2-66); with `back`, what came of the
 * provider's page.
 */
export async function paymentMethod(c: EdgeContext): Promise<Response> {
  const isBack = c.get('url').searchParams.get('back') === '1';
  if (isBack && c.get('session') !== null) return comeBack(c);
  const [loaded, sent] = await loadFormPage(c, () => load(c));
  const said = { problem: sent?.problem ?? null, notice: readMethodNotice(sent?.notice ?? null) };
  return loaded instanceof Response ? loaded : render(c, loaded, { sent, said, status: 200 });
}

/** POST of its forms: 303 to where one came from, or to the provider's page; otherwise to the page, with a message. */
export async function submitPaymentMethod(c: EdgeContext): Promise<Response> {
  const sent = await readCheckoutForm(c);
  return whenLoaded(
    c,
    formPathOf(c),
    sent,
    () => load(c),
    async (loaded) => {
      if (loaded instanceof Response) return loaded;
      return sent.fields.get('action') === 'remove' ? remove(c, loaded, sent) : replace(c, loaded, sent);
    },
  );
}

async function replace(c: EdgeContext, { payment, from }: Loaded, sent: SentCheckout): Promise<Response> {
  const { paymentWay } = payment;
  const page = paths.paymentMethod({ from });
  if (paymentWay === 'none') return c.redirect(page, 303);
  const errors = checkPaymentMethod(Object.fromEntries(sent.fields), { paymentWay, hasOnFile: false });
  if (Object.keys(errors).length > 0) return backToForm(c, page, sent, { errors });
  try {
    const method = await newPaymentMethod(c, sent);
    if (method === 'not-sent') return backToForm(c, page, sent, { problem: words.problems.unknown });
    if ('problem' in method) return backToForm(c, page, sent, method);
    const body =
      method.id === null ? { returnPath: paths.paymentMethod({ isBack: true }) } : { paymentMethodId: method.id };
    const { data } = await createOriginClient(c).send('changePaymentMethod', body, { idempotencyKey: sent.orderKey });
    // The provider must not learn where its customer came from, so a cookie of theirs remembers it.
    if (data.redirectUrl !== null) {
      keepWayBack(c, from);
      return c.redirect(data.redirectUrl, 303);
    }
    return await answered(c, data, from, ({ notice, ...said }) =>
      backToForm(c, page, sent, { ...said, notice: notice == null ? null : JSON.stringify(notice) }),
    );
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const status = error instanceof OriginProblem ? error.status : 503;
    if (status === 401) return toLogIn(c);
    if (status === 403) return c.redirect(paths.managePlan(), 303);
    const failure = refusedMethod(error);
    if (failure === null) noteFailure(c, 'payment_method_not_changed', error);
    return backToForm(c, page, sent, failure ?? { problem: words.problems.unknown });
  }
}

/** The provider's page led here: what it took is put on file. Asking again changes nothing. */
async function comeBack(c: EdgeContext): Promise<Response> {
  try {
    const { data } = await createOriginClient(c).send('paymentMethodBack', {});
    return await answered(c, data, fromOf(c), (said) => show(c, said));
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const status = error instanceof OriginProblem ? error.status : 503;
    if (status === 401) return toLogIn(c);
    if (status === 403) return c.redirect(paths.managePlan(), 303);
    if (status !== 409) noteFailure(c, 'payment_method_back_failed', error);
    return show(c, { notice: { kind: 'left' } }, status === 409 ? 200 : 503);
  }
}

/** Another method is on file: the way on, unless the overdue payment was declined or is still under way (`say`). */
async function answered(
  c: EdgeContext,
  { order }: PaymentMethodAnswer,
  from: string,
  say: (said: Saying) => Promise<Response>,
): Promise<Response> {
  switch (order?.status) {
    case 'declined':
    case 'expired': {
      const { redirectUrl, message } = order;
      // A bank that wants its customer's approval asks for it there.
      const link = redirectUrl === null ? {} : { link: { text: words.problems.payThere, href: redirectUrl } };
      return say({ problem: { ...words.problems.declined(message), ...link, isDeclined: true }, keepsKey: false });
    }
    case 'pending':
      if (order.redirectUrl !== null) {
        keepWayBack(c, from);
        return c.redirect(order.redirectUrl, 303);
      }
      return say({ notice: { kind: 'pending', order: order.orderId }, keepsKey: false });
    case 'paid':
      forgetSentForm(c);
      return c.redirect(paidTo(from, order.invoiceId), 303);
    case undefined:
      forgetSentForm(c);
      return c.redirect(planPageSaying(from, 'method') ?? from, 303);
  }
}

async function remove(c: EdgeContext, { from }: Loaded, sent: SentCheckout): Promise<Response> {
  const say = (kind: 'removed' | 'renews' | 'not-removed') =>
    backToForm(c, paths.paymentMethod({ from }), sent, {
      notice: JSON.stringify({ kind } satisfies MethodNotice),
      keepsKey: false,
    });
  try {
    await createOriginClient(c).send('removePaymentMethod', {});
    return await say('removed');
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const status = error instanceof OriginProblem ? error.status : 503;
    if (status === 401) return toLogIn(c);
    if (status === 403) return c.redirect(paths.managePlan(), 303);
    if (status === 409) return say('renews');
    noteFailure(c, 'payment_method_not_removed', error);
    return say('not-removed');
  }
}

async function show(c: EdgeContext, said: Saying, status = 200): Promise<Response> {
  const loaded = await load(c);
  return loaded instanceof Response ? loaded : render(c, loaded, { sent: null, said, status });
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

function render(
  c: EdgeContext,
  { viewer, answer, payment, from }: Loaded,
  { sent, said, status }: { readonly sent: SentForm | null; readonly said: Saying; readonly status: number },
): Promise<Response> {
  const { paymentWay } = payment;
  if (paymentWay === 'hosted-page') c.set('leadsOut', true);
  const plan = answer?.plan ?? null;
  const isOverdue = plan !== null && planStateOf(plan) === 'overdue';
  const isNeeded = plan !== null && planStateOf(plan) === 'renewing';
  const onFile = answer?.paidWith ?? payment.onFile;
  const action = paths.paymentMethod({ from });
  const firstWay = payWaysOf({ paymentWay, hasOnFile: false })[0];
  return renderPage(c, status, {
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
              key: sent?.orderKey ?? newOrderKey(),
              paymentWay,
              values: sent === null ? emptyCheckout(firstWay) : checkoutValuesOf(new URLSearchParams(sent.fields)),
              errors: sent?.errors ?? {},
              problem: said.problem ?? null,
              due: isOverdue ? plan.price : null,
            },
      why: onFile === null ? whyOf(from) : null,
      ...sayMethodNotice(said.notice ?? null),
      backHref: from,
      action,
    },
  });
}

/** Why one was sent here, by the page that did. */
function whyOf(from: string): string | null {
  return matchRoute(from.split('?', 1)[0] ?? '') === 'change-plan' ? words.forChange : null;
}
