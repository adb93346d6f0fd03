import { formatDay } from '../../../shared/copy/format/day.ts';
import { parseFunnelQuery } from '../../../shared/funnels/funnel-link.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { withQuery } from '../../../shared/urls/query.ts';
import { formPathOf, whenLoaded } from '../../checkout/back-to-form.ts';
import { creditsCheckout, loadCredits, placeCreditsOrder } from '../../checkout/credits-checkout.ts';
import { loadFormPage } from '../../checkout/load-form-page.ts';
import { readCheckoutForm } from '../../checkout/read-checkout-form.ts';
import { unknownPerson } from '../../checkout/unknown-person.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { creditsHead } from '../../seo/billing-heads.ts';

/**
 * GET /billing/purchase-credits (F2-57): credits for visitors with an account, and how many they have left; otherwise
 * 303 to the login.
 */
export async function purchaseCredits(c: EdgeContext): Promise<Response> {
  if (c.get('session') === null) return toLogin(c);
  const [loaded, sent] = await loadFormPage(c, () => loadCredits(c));
  const { viewer, subject } = loaded;
  if (viewer === null) return toLogin(c);
  if (subject === 'unknown') throw unknownPerson();
  const { backgroundCreditsCount, userBgCreditsNearestExpDate } = viewer;
  return renderPage(c, 200, {
    head: creditsHead(subject !== null, siteOrigin(c) + paths.purchaseCredits()),
    site: siteFor(c, viewer),
    page: {
      kind: 'purchase-credits',
      ...creditsCheckout(c, loaded, { path: paths.purchaseCredits(), sent }),
      creditsLeft: backgroundCreditsCount,
      creditsExpire: userBgCreditsNearestExpDate === null ? null : formatDay(Date.parse(userBgCreditsNearestExpDate)),
    },
  });
}

/** POST of the same page's form. */
export async function submitPurchaseCredits(c: EdgeContext): Promise<Response> {
  if (c.get('session') === null) return toLogin(c);
  const sent = await readCheckoutForm(c);
  return whenLoaded(
    c,
    formPathOf(c),
    sent,
    () => loadCredits(c),
    async (loaded) => (loaded.viewer === null ? toLogin(c) : placeCreditsOrder(c, loaded, sent)),
  );
}

function toLogin(c: EdgeContext): Response {
  const redirect = withQuery(paths.purchaseCredits(), parseFunnelQuery(c.get('url').searchParams));
  return c.redirect(paths.login({ redirect, propertySite: c.get('settings').propertySite }), 303);
}
