import { paths } from '../../../shared/urls/paths.ts';
import { formPathOf, whenLoaded } from '../../checkout/back-to-form.ts';
import { creditsCheckout, loadCredits, placeCreditsOrder } from '../../checkout/credits-checkout.ts';
import { loadFormPage } from '../../checkout/load-form-page.ts';
import { readCheckoutForm } from '../../checkout/read-checkout-form.ts';
import { unknownPerson } from '../../checkout/unknown-person.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { creditsHead } from '../../seo/billing-heads.ts';

/** GET /checkout/search (F2-57): credits for a background report, for anyone, with what that report contains. */
export async function checkoutSearch(c: EdgeContext): Promise<Response> {
  const [loaded, sent] = await loadFormPage(c, () => loadCredits(c));
  if (loaded.subject === 'unknown') throw unknownPerson();
  return renderPage(c, 200, {
    head: creditsHead(loaded.subject !== null, siteOrigin(c) + paths.checkoutSearch()),
    site: siteFor(c, loaded.viewer),
    page: { kind: 'checkout-search', ...creditsCheckout(c, loaded, { path: paths.checkoutSearch(), sent }) },
  });
}

/** POST of the same page's form. */
export async function submitCheckoutSearch(c: EdgeContext): Promise<Response> {
  const sent = await readCheckoutForm(c);
  return whenLoaded(
    c,
    formPathOf(c),
    sent,
    () => loadCredits(c),
    (loaded) => placeCreditsOrder(c, loaded, sent),
  );
}
