import { accountLedgerCopy as words } from '../../../shared/copy/account/account-ledger.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { AccountTitle } from '../../account/AccountPart.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Card, CardFoot, EmptyState } from '../../ui/surface/Card.tsx';
import styles from './AccountLedgerPage.module.css';
import { AccountLedgerTable } from './AccountLedgerTable.tsx';
import type { AccountLedgerPageModel } from './account-ledger-model.ts';

/** What every lookup and credit was used for. */
export function AccountLedgerPage({ page, site }: { page: AccountLedgerPageModel; site: SiteModel }) {
  const { rows, more, isCut } = page;
  return (
    <AccountLayout site={site} current="ledger">
      <AccountTitle title={words.title}>{words.lede}</AccountTitle>
      <Card>
        {rows.length === 0 ? (
          <EmptyState icon="search">
            <h2>{words.none}</h2>
            <p>{words.noneText}</p>
            <ButtonLink href={paths.peopleSearch()}>{words.find}</ButtonLink>
          </EmptyState>
        ) : (
          <AccountLedgerTable rows={rows} />
        )}
        {more === 0 ? null : (
          <CardFoot>
            <a className={styles.more} href={paths.accountLedger({ isWhole: true })}>
              {words.showAll(rows.length + more)}
            </a>
          </CardFoot>
        )}
      </Card>
      <p className={styles.foot}>
        {isCut ? (
          <>
            {words.cut(rows.length + more)} {site.viewer?.scope === 'purchase' ? null : <ToData />}{' '}
          </>
        ) : null}
        {words.kept}
      </p>
    </AccountLayout>
  );
}

function ToData() {
  return <a href={paths.accountData()}>{words.toData}</a>;
}
