import { parseFunnelQuery } from '../../shared/funnels/parse-funnel-query.ts';
import { paths } from '../../shared/urls/paths.ts';
import { creditsCheckout, loadCredits, placeCreditsOrder } from '../checkout/credits-checkout.ts';
import type { CheckoutAgain } from '../checkout/place-order.ts';
import type { SentCheckout } from '../checkout/read-checkout-form.ts';
import type { EdgeContext } from '../context.ts';
import { loadPageData } from '../errors.ts';
import { renderPage } from '../render/render-page.tsx';
import { loadViewer, siteFor } from '../render/site-model.ts';
import { creditsHead } from '../seo/checkout-heads.ts';

/** GET /checkout/search (F2-57): credits for a background report, for anybody, with what the report holds that is meant. */
export function checkoutSearch(c: EdgeContext): Promise<Response> {
  return renderCheckout(c);
}

/** POST of the same page: its form. */
export async function submitCheckoutSearch(c: EdgeContext): Promise<Response> {
  const funnel = parseFunnelQuery(c.var.url.searchParams);
  const [loaded, viewer] = await loadPageData(() => Promise.all([loadCredits(c, funnel), loadViewer(c)]));
  return placeCreditsOrder(c, loaded, viewer !== null, (sent, again) => renderCheckout(c, sent, again));
}

async function renderCheckout(c: EdgeContext, sent?: SentCheckout, again?: CheckoutAgain): Promise<Response> {
  const funnel = parseFunnelQuery(c.var.url.searchParams);
  const [loaded, viewer] = await loadPageData(() => Promise.all([loadCredits(c, funnel), loadViewer(c)]));
  const form = { path: paths.checkoutSearch(), funnel, viewer, sent, again };
  return renderPage(c, again?.status ?? 200, {
    head: creditsHead(loaded.subject !== null),
    site: siteFor(c, viewer),
    page: { kind: 'checkout-search', ...creditsCheckout(c, loaded, form) },
  });
}
