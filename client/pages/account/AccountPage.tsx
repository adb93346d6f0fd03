import { accountCopy as words } from '../../../shared/copy/account/account.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { AccountPart, AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import { PlanCard } from '../../billing/PlanCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { AccountCredits } from './AccountCredits.tsx';
import styles from './AccountPage.module.css';
import { AccountReceipts } from './AccountReceipts.tsx';
import { AccountReports } from './AccountReports.tsx';
import type { AccountPageModel } from './account-model.ts';

/** What an account has; for a buyer whose address is not proven, what they bought and how to open the rest. */
export function AccountPage({ page, site }: { page: AccountPageModel; site: SiteModel }) {
  return (
    <AccountLayout site={site} current="overview">
      {page.scope === 'purchase' ? <Purchases page={page} /> : <Overview page={page} />}
    </AccountLayout>
  );
}

function Overview({ page }: { page: AccountPageModel }) {
  const { email, firstName, card, credits, receipts } = page;
  return (
    <>
      <AccountTitle title={firstName === null ? words.title : words.hello(firstName)}>{email}</AccountTitle>
      <AccountParts>
        <PlanCard card={card} isOverview />
        <AccountReports page={page} />
        <AccountCredits credits={credits} creditPrice={page.creditPrice} />
        <AccountReceipts receipts={receipts} />
        <AccountPart id="account-more" title={words.more.title}>
          <ul className={styles.list}>
            <li>
              <a href={paths.contactLists()}>{words.more.contacts}</a>
            </li>
            <li>
              <a href={paths.monitoredReports()}>{words.more.monitored}</a>
            </li>
            <li>
              <a href={paths.accountSecurity()}>{words.more.security}</a>
            </li>
            <li>
              <a href={paths.accountData()}>{words.more.data}</a>
            </li>
          </ul>
        </AccountPart>
      </AccountParts>
    </>
  );
}

function Purchases({ page }: { page: AccountPageModel }) {
  const { prove } = words;
  const { email, card, credits, receipts } = page;
  return (
    <>
      <AccountTitle title={words.title}>{email}</AccountTitle>
      <AccountParts>
        <AccountPart id="account-prove" title={prove.title}>
          <p>{prove.text}</p>
          <p>
            <ButtonLink look="pine" href={paths.oneTimeLogin({ redirect: paths.account() })}>
              {prove.button}
            </ButtonLink>
          </p>
        </AccountPart>
        {card.plan === null ? null : <PlanCard card={card} isOverview />}
        <AccountReports page={page} />
        <AccountCredits credits={credits} creditPrice={page.creditPrice} />
        <AccountReceipts receipts={receipts} />
      </AccountParts>
    </>
  );
}
