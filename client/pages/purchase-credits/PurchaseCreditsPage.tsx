import { checkoutCreditsCopy as words } from '../../../shared/copy/billing/checkout-credits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { CreditsPage } from '../../checkout/CreditsPage.tsx';
import type { PurchaseCreditsPageModel } from '../../checkout/checkout-model.ts';
import type { SiteModel } from '../../site/site-model.ts';

/** Credits for account holders (F2-57): the same, with how many are left. Without a person, the way back is the account. */
export function PurchaseCreditsPage({ page, site }: { page: PurchaseCreditsPageModel; site: SiteModel }) {
  const { creditsLeft, creditsExpire } = page;
  return (
    <CreditsPage
      page={page}
      site={site}
      back={page.back ?? { href: paths.account(), firstName: null, to: 'account' }}
      left={creditsLeft === 0 ? words.noneLeft : words.left(creditsLeft, creditsExpire)}
    />
  );
}
