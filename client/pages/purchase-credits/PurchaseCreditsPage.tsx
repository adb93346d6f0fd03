import { checkoutCreditsCopy as words } from '../../../shared/copy/billing/checkout-credits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { CreditsPage } from '../../checkout/CreditsPage.tsx';
import type { PurchaseCreditsPageModel } from '../../checkout/checkout-model.ts';
import type { SiteModel } from '../../site/site-model.ts';

/** Credits for account holders (F2-57): the same, with how many are left. Without a person, the way back is the account. */
export function PurchaseCreditsPage({ page, site }: { page: PurchaseCreditsPageModel; site: SiteModel }) {
  return (
    <CreditsPage
      page={page}
      site={site}
      back={page.back ?? { href: paths.account(), firstName: null, to: 'account' }}
      left={leftText(page)}
    />
  );
}

/** Whoever buys a report needs no credit: that there is none is said only where credits alone are sold. */
function leftText({ creditsLeft, creditsExpire, subject }: PurchaseCreditsPageModel): string | null {
  if (creditsLeft > 0) return words.left(creditsLeft, creditsExpire);
  return subject === null ? words.noneLeft : null;
}
