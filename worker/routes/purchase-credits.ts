import { formatDay } from '../../shared/copy/day.ts';
import { parseFunnelQuery } from '../../shared/funnels/parse-funnel-query.ts';
import { paths } from '../../shared/urls/paths.ts';
import { withQuery } from '../../shared/urls/query.ts';
import { creditsCheckout, loadCredits, placeCreditsOrder } from '../checkout/credits-checkout.ts';
import type { CheckoutAgain } from '../checkout/place-order.ts';
import type { SentCheckout } from '../checkout/read-checkout-form.ts';
import type { EdgeContext } from '../context.ts';
import { loadPageData } from '../errors.ts';
import { renderPage } from '../render/render-page.tsx';
import { loadViewer, siteFor } from '../render/site-model.ts';
import { creditsHead } from '../seo/checkout-heads.ts';

/** GET /billing/purchase-credits (F2-57): credits for who has an account, with those that are left; else 303 to the log-in. */
export function purchaseCredits(c: EdgeContext): Promise<Response> {
  return renderCredits(c);
}

/** POST of the same page: its form. */
export async function submitPurchaseCredits(c: EdgeContext): Promise<Response> {
  const funnel = parseFunnelQuery(c.var.url.searchParams);
  const [loaded, viewer] = await loadPageData(() => Promise.all([loadCredits(c, funnel), loadViewer(c)]));
  if (viewer === null) return toLogin(c);
  return placeCreditsOrder(c, loaded, true, (sent, again) => renderCredits(c, sent, again));
}

async function renderCredits(c: EdgeContext, sent?: SentCheckout, again?: CheckoutAgain): Promise<Response> {
  const funnel = parseFunnelQuery(c.var.url.searchParams);
  const viewer = await loadViewer(c);
  if (viewer === null) return toLogin(c);
  const loaded = await loadPageData(() => loadCredits(c, funnel));
  const { backgroundCreditsCount, userBgCreditsNearestExpDate } = viewer;
  const form = { path: paths.purchaseCredits(), funnel, viewer, sent, again };
  return renderPage(c, again?.status ?? 200, {
    head: creditsHead(loaded.subject !== null),
    site: siteFor(c, viewer),
    page: {
      kind: 'purchase-credits',
      ...creditsCheckout(c, loaded, form),
      creditsLeft: backgroundCreditsCount,
      creditsExpire: userBgCreditsNearestExpDate === null ? null : formatDay(Date.parse(userBgCreditsNearestExpDate)),
    },
  });
}

function toLogin(c: EdgeContext): Response {
  const redirect = withQuery(paths.purchaseCredits(), parseFunnelQuery(c.var.url.searchParams));
  return c.redirect(paths.login({ redirect, propertySite: c.var.settings.propertySite }), 303);
}
