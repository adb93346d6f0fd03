import type { User } from '../../../shared/contract/account.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { parseFunnelQuery } from '../../../shared/funnels/funnel-link.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { withQuery } from '../../../shared/urls/query.ts';
import {
  creditsCheckout,
  type LoadedCredits,
  loadCredits,
  placeCreditsOrder,
} from '../../checkout/credits-checkout.ts';
import type { CheckoutAgain } from '../../checkout/place-order.ts';
import { readCheckoutForm, type SentCheckout } from '../../checkout/read-checkout-form.ts';
import { withSentForm } from '../../checkout/resend-page.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { loadPageData } from '../../failures/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { askViewer, siteFor } from '../../render/site-model.ts';
import { creditsHead } from '../../seo/billing-heads.ts';

/**
 * GET /billing/purchase-credits (F2-57): credits for visitors with an account, and how many they have left; otherwise
 * 303 to the login.
 */
export async function purchaseCredits(c: EdgeContext): Promise<Response> {
  if (c.get('session') === null) return toLogin(c);
  const { credits, viewer } = await loadPageData(() => load(c));
  return viewer === null ? toLogin(c) : renderCredits(c, credits, viewer);
}

/** POST of the same page's form. */
export async function submitPurchaseCredits(c: EdgeContext): Promise<Response> {
  if (c.get('session') === null) return toLogin(c);
  const sent = await readCheckoutForm(c);
  return withSentForm(
    c,
    sent,
    () => load(c),
    async ({ credits, viewer }) => {
      if (viewer === null) return toLogin(c);
      return placeCreditsOrder(c, credits, sent, true, (again) => renderCredits(c, credits, viewer, sent, again));
    },
  );
}

async function load(c: EdgeContext) {
  const funnel = parseFunnelQuery(c.get('url').searchParams);
  const [credits, viewer] = await Promise.all([loadCredits(c, funnel), askViewer(c)]);
  return { credits, viewer };
}

function renderCredits(
  c: EdgeContext,
  loaded: LoadedCredits,
  viewer: User,
  sent?: SentCheckout,
  again?: CheckoutAgain,
): Promise<Response> {
  const funnel = parseFunnelQuery(c.get('url').searchParams);
  const { backgroundCreditsCount, userBgCreditsNearestExpDate } = viewer;
  const form = { path: paths.purchaseCredits(), funnel, viewer, sent, again };
  return renderPage(c, again?.status ?? 200, {
    head: creditsHead(loaded.subject !== null, siteOrigin(c) + paths.purchaseCredits()),
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
  const redirect = withQuery(paths.purchaseCredits(), parseFunnelQuery(c.get('url').searchParams));
  return c.redirect(paths.login({ redirect, propertySite: c.get('settings').propertySite }), 303);
}
