import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { safeRedirectPath } from '../../../shared/urls/parsers/safe-redirect.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { loadOwn, toLogIn } from '../../account/load-own.ts';
import { forgetSentForm } from '../../checkout/sent-form.ts';
import { paidWay } from '../../checkout/way-back.ts';
import { type EdgeContext, paramsOf } from '../../context.ts';
import { Refusal } from '../../failures/errors.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { nullFor404 } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { orderHead } from '../../seo/billing-heads.ts';

/** How often the page refreshes itself, and after how many seconds each time. */
const LOOKS_MAX = 6;
const LOOK_AFTER_S = 10;

/**
 * GET /billing/orders/{orderId}: where the payment provider sends the buyer back, paid or not. 303 to what a paid order
 * opened, or to its receipt; otherwise its status, and a link back to its checkout. A pending order is checked again a few
 * times, by a header that needs no script.
 */
export async function order(c: EdgeContext): Promise<Response> {
  const { orderId } = paramsOf(c, 'order');
  const own = await loadOwn(c, () => nullFor404(createOriginClient(c).get('orderStatus', {}, { orderId })));
  if (own === null) return toLogIn(c);
  const { viewer, data: answer } = own;
  if (answer === null) throw new Refusal(404, billingCopy.order.missing);
  const { status, message, redirectUrl, returnPath } = answer;
  const { propertySite } = c.get('settings');
  if (status === 'paid') {
    // A plan's page would use no lookup after the provider's: its receipt leads there.
    forgetSentForm(c);
    return c.redirect(paidWay(answer, { propertySite }), 303);
  }

  const site = siteFor(c, viewer);
  const backHref = safeRedirectPath(returnPath, paths.purchaseCredits(), propertySite);
  if (status !== 'pending') {
    const { title } = billingCopy.order[status];
    return renderPage(c, 200, { head: orderHead(title), site, page: { kind: 'order', status, message, backHref } });
  }
  const looks = parseLooks(c.get('url').searchParams.get('looks'));
  const looksAgain = looks < LOOKS_MAX;
  const page = await renderPage(c, 200, {
    head: orderHead(billingCopy.order[redirectUrl === null ? 'pending' : 'open'].title),
    site,
    page: {
      kind: 'order',
      status,
      payHref: redirectUrl,
      againHref: paths.order({ orderId }),
      backHref,
      ...(viewer.scope === 'purchase' ? { guestEmail: viewer.primaryEmail } : {}),
      looksAgain,
    },
  });
  if (looksAgain) page.headers.set('refresh', `${LOOK_AFTER_S}; url=${paths.order({ orderId, looks: looks + 1 })}`);
  return page;
}

/** How often the page has refreshed; a value we did not write counts as the maximum. */
function parseLooks(text: string | null): number {
  if (text === null) return 0;
  return /^\d$/.test(text) ? Number(text) : LOOKS_MAX;
}
