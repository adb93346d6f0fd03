import { CreditsPage } from '../../checkout/CreditsPage.tsx';
import type { CheckoutSearchPageModel } from '../../checkout/checkout-model.ts';
import type { SiteModel } from '../../site/site-model.ts';

/** The checkout of the background funnel (F2-57): for anybody; it mentions the person whose page led here. */
export function CheckoutSearchPage({ page, site }: { page: CheckoutSearchPageModel; site: SiteModel }) {
  return <CreditsPage page={page} site={site} back={page.back} left={null} />;
}
