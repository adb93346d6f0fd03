import { parseFunnelQuery } from '../../../shared/funnels/funnel-link.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { creditsCheckout, loadCredits, placeCreditsOrder } from '../../checkout/credits-checkout.ts';
import type { CheckoutAgain } from '../../checkout/place-order.ts';
import { readCheckoutForm, type SentCheckout } from '../../checkout/read-checkout-form.ts';
import { withSentForm } from '../../checkout/resend-page.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { loadPageData } from '../../failures/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { askViewer, loadViewer, siteFor } from '../../render/site-model.ts';
import { creditsHead } from '../../seo/billing-heads.ts';

/** GET /checkout/search (F2-57): credits for a background report, for anyone, with what that report contains. */
export async function checkoutSearch(c: EdgeContext): Promise<Response> {
  return renderCheckout(c, await loadPageData(() => load(c)));
}

/** POST of the same page's form. */
export async function submitCheckoutSearch(c: EdgeContext): Promise<Response> {
  const sent = await readCheckoutForm(c);
  return withSentForm(
    c,
    sent,
    () => load(c),
    ({ credits, viewer }) =>
      placeCreditsOrder(c, credits, sent, viewer !== null, async (again) => {
        const isNew = viewer === null && again.isLoggedIn;
        return renderCheckout(c, { credits, viewer: isNew ? await loadViewer(c) : viewer }, sent, again);
      }),
  );
}

async function load(c: EdgeContext) {
  const funnel = parseFunnelQuery(c.get('url').searchParams);
  const [credits, viewer] = await Promise.all([loadCredits(c, funnel), askViewer(c)]);
  return { credits, viewer };
}

function renderCheckout(
  c: EdgeContext,
  { credits: loaded, viewer }: Awaited<ReturnType<typeof load>>,
  sent?: SentCheckout,
  again?: CheckoutAgain,
): Promise<Response> {
  const funnel = parseFunnelQuery(c.get('url').searchParams);
  const form = { path: paths.checkoutSearch(), funnel, viewer, sent, again };
  return renderPage(c, again?.status ?? 200, {
    head: creditsHead(loaded.subject !== null, siteOrigin(c) + paths.checkoutSearch()),
    site: siteFor(c, viewer),
    page: { kind: 'checkout-search', ...creditsCheckout(c, loaded, form) },
  });
}
