import { purchasesCopy as words } from '../../../shared/copy/account/purchases.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import { GuestAccess } from '../../billing/GuestAccess.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Card, EmptyState } from '../../ui/surface/Card.tsx';
import { PurchasedCredits } from './PurchasedCredits.tsx';
import { PurchasedReports } from './PurchasedReports.tsx';
import { PurchasedRunners } from './PurchasedRunners.tsx';
import styles from './PurchasesPage.module.css';
import type { PurchasesPageModel } from './purchases-model.ts';

/** What the viewer bought and can still use, and where: nothing here is for sale. Static. */
export function PurchasesPage({ page, site }: { page: PurchasesPageModel; site: SiteModel }) {
  const { reports, credits, runners } = page.purchases;
  const isEmpty = reports.length + credits.length + runners.length === 0;
  return (
    <AccountLayout site={site} current="purchases">
      <AccountTitle title={words.title}>{words.lede}</AccountTitle>
      <AccountParts>
        {isEmpty ? <Nothing /> : <Everything page={page} />}
        {page.guest === undefined ? null : <GuestAccess {...page.guest} />}
        <p>
          <a className={styles.way} href={paths.invoices()}>
            {words.toReceipts}
          </a>
        </p>
      </AccountParts>
    </AccountLayout>
  );
}

function Everything({ page: { purchases, propertySite, creditPrice, now } }: { page: PurchasesPageModel }) {
  const { reports, credits, runners } = purchases;
  return (
    <>
      <PurchasedReports reports={reports} propertySite={propertySite} now={now} />
      {runners.length === 0 ? null : <PurchasedRunners runners={runners} />}
      <PurchasedCredits credits={credits} price={creditPrice} now={now} />
    </>
  );
}

function Nothing() {
  return (
    <Card>
      <EmptyState icon="file">
        <h2>{words.empty.title}</h2>
        <p>{words.empty.text}</p>
        <ButtonLink href={paths.peopleSearch()}>{words.credits.find}</ButtonLink>
      </EmptyState>
    </Card>
  );
}
