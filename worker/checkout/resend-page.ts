import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import { type EdgeContext, pathWithQuery } from '../context.ts';
import { noteFailure } from '../failures/log.ts';
import { isOriginError } from '../origin-client/errors.ts';
import { renderPage } from '../render/render-page.tsx';
import { anonymousSite } from '../render/site-model.ts';
import { errorHead } from '../seo/page-heads.ts';
import type { SentCheckout } from './read-checkout-form.ts';

/** What is typed anew instead of standing in a page. */
const SECRETS: readonly string[] = ['cardNumber', 'securityCode', 'password'];
const { title, text } = checkoutCopy.problems.notSent;

/**
 * Runs what a form that was sent is answered from, before anything of it is done. Where the origin does not say who sent it,
 * or what is for sale, the answer is a 503 with a button that sends it again under its key: with a page of errors the key
 * would be gone, and with it that the next try is the same order. What is secret is asked for anew.
 */
export async function withSentForm<T>(
  c: EdgeContext,
  sent: SentCheckout,
  load: () => Promise<T>,
  go: (loaded: T) => Promise<Response>,
): Promise<Response> {
  let loaded: T;
  try {
    loaded = await load();
  } catch (error) {
    if (!isOriginError(error)) throw error;
    noteFailure(c, 'checkout_not_loaded', error);
    return renderResend(c, sent);
  }
  return go(loaded);
}

function renderResend(c: EdgeContext, { fields, orderKey }: SentCheckout): Promise<Response> {
  const kept = [...fields].filter(([name]) => name !== 'key' && !SECRETS.includes(name));
  return renderPage(c, 503, {
    head: errorHead({ status: 503, message: null }),
    site: anonymousSite(c),
    page: {
      kind: 'error',
      status: 503,
      trackingId: c.var.trackingId,
      message: `${title} ${text}`,
      retryPath: null,
      resend: { action: pathWithQuery(c), fields: [['key', orderKey], ...kept] },
    },
  });
}
