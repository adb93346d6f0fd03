import { checkoutProblemsCopy } from '../../shared/copy/billing/checkout-problems.ts';
import { type EdgeContext, pathWithQuery } from '../context.ts';
import { noteFailure } from '../failures/log.ts';
import { isOriginError } from '../origin-client/errors.ts';
import { renderPage } from '../render/render-page.tsx';
import { anonymousSite } from '../render/site-model.ts';
import { errorHead } from '../seo/page-heads.ts';
import type { SentCheckout } from './read-checkout-form.ts';

/** Fields that must be retyped; they never appear in a page. */
const SECRETS: readonly string[] = ['cardNumber', 'securityCode'];
const { title, text } = checkoutProblemsCopy.notSent;

/**
 * Loads what the response to a submitted form needs, before anything is done. If the origin cannot say who submitted it
 * or what is for sale, the response is a 503 with a button that submits the form again under its key. An error page
 * would lose the key, and the next try would be a second order. Secrets must be retyped.
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
      trackingId: c.get('trackingId'),
      message: `${title} ${text}`,
      retryPath: null,
      resend: { action: pathWithQuery(c), fields: [['key', orderKey], ...kept] },
    },
  });
}
