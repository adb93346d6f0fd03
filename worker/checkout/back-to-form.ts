import type { CheckoutProblem } from '../../client/checkout/checkout-model.ts';
import type { CheckoutErrors } from '../../shared/forms/checkout-form.ts';
import { paths } from '../../shared/urls/paths.ts';
import { withoutSentForm, withSentForm } from '../../shared/urls/sent-form.ts';
import { type EdgeContext, pathWithQuery } from '../context.ts';
import { PageDataError, Refusal } from '../failures/errors.ts';
import { noteFailure } from '../failures/log.ts';
import { isOriginError } from '../origin-client/errors.ts';
import { PROBLEMS } from './order-failure.ts';
import { fieldsShownAgain, newOrderKey, type SentCheckout } from './read-checkout-form.ts';
import { keepSentForm, type SentForm, wasTried } from './sent-form.ts';

/** What a form has to say that was sent and did nothing, or not everything. */
export interface Said {
  readonly errors?: CheckoutErrors;
  readonly problem?: CheckoutProblem | null;
  /** what was done, in a code of the page's own */
  readonly notice?: string | null;
  /** false: the order is over for good, and the next try is a new one */
  readonly keepsKey?: boolean;
}

/** The path of this request with its query, as the address of the form that it is about. */
export function formPathOf(c: EdgeContext): string {
  return withoutSentForm(pathWithQuery(c));
}

/**
 * 303 to the form with what was typed into it and what is to be said: the answer to every POST that does not lead on. The
 * GET reads both from the browser's cookie, so a reload or Back never sends the form again.
 *
 * @param page path of the form's page, with its query
 */
export async function backToForm(
  c: EdgeContext,
  page: string,
  sent: Pick<SentCheckout, 'orderKey' | 'fields'>,
  said: Said,
): Promise<Response> {
  const { errors = {}, problem = null, notice = null, keepsKey = true } = said;
  const id = await keepSentForm(c, {
    page,
    orderKey: keepsKey ? sent.orderKey : newOrderKey(),
    isTried: keepsKey && (await wasTried(c, sent.orderKey)),
    fields: fieldsShownAgain(sent.fields),
    errors,
    problem,
    notice,
    paidHref: null,
  });
  return c.redirect(withSentForm(page, id), 303);
}

/** The same for a form whose order has been waited for in vain. */
export async function sayAgain(
  c: EdgeContext,
  form: SentForm,
  { problem = null, keepsKey = true }: Said,
): Promise<Response> {
  const orderKey = keepsKey ? form.orderKey : newOrderKey();
  const id = await keepSentForm(c, { ...form, orderKey, isTried: keepsKey && form.isTried, problem });
  return c.redirect(withSentForm(form.page, id), 303);
}

/**
 * 303 to the page that waits until the origin says what became of the order of this form.
 *
 * @param paidHref where a paid order leads, if it opens no report itself; null: to its receipt
 */
export async function toWait(
  c: EdgeContext,
  page: string,
  sent: SentCheckout,
  paidHref: string | null = null,
): Promise<Response> {
  const id = await keepSentForm(c, {
    page,
    orderKey: sent.orderKey,
    isTried: true,
    fields: fieldsShownAgain(sent.fields),
    errors: {},
    problem: null,
    notice: null,
    paidHref,
  });
  return c.redirect(paths.checkoutWait({ sent: id }), 303);
}

/** Whether an order of this form may have reached the origin before decides where a form leads that could not be sent. */
export async function notReached(
  c: EdgeContext,
  page: string,
  sent: SentCheckout,
  paidHref: string | null = null,
): Promise<Response> {
  if (await wasTried(c, sent.orderKey)) return toWait(c, page, sent, paidHref);
  return backToForm(c, page, sent, { problem: PROBLEMS.notReached });
}

/**
 * Loads what the answer to a form needs, before anything is done. If the origin cannot say who sent it or what is for
 * sale, the form comes back under its key, as it was sent.
 */
export async function whenLoaded<T>(
  c: EdgeContext,
  page: string,
  sent: SentCheckout,
  load: () => Promise<T>,
  go: (loaded: T) => Promise<Response>,
): Promise<Response> {
  let loaded: T;
  try {
    loaded = await load();
  } catch (error) {
    // What is not there, the page itself says.
    if (error instanceof Refusal && error.status === 404) return c.redirect(page, 303);
    const cause = error instanceof PageDataError ? error.cause : error;
    if (!isOriginError(cause)) throw error;
    noteFailure(c, 'checkout_not_loaded', cause);
    return notReached(c, page, sent);
  }
  return go(loaded);
}
