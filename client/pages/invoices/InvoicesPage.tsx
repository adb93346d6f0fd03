import type { Invoice } from '../../../shared/contract/billing.ts';
import { purchasesCopy } from '../../../shared/copy/account/purchases.ts';
import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { isVisit } from '../../../shared/court-runner/is-visit.ts';
import { COURT_RUNNER_ID } from '../../../shared/people/person-sections.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { DotLine } from '../../account/DotLine.tsx';
import { personHref } from '../../billing/bought-subject.ts';
import { CreditPrice, creditPriceId } from '../../billing/CreditPrice.tsx';
import { whatWasBought } from '../../billing/what-was-bought.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Card, EmptyState } from '../../ui/surface/Card.tsx';
import styles from './InvoicesPage.module.css';
import type { InvoicesPageModel } from './invoices-model.ts';

/** The viewer's receipts, newest first. */
export function InvoicesPage({ page, site }: { page: InvoicesPageModel; site: SiteModel }) {
  return (
    <AccountLayout site={site} current="receipts">
      <InvoicesContent page={page} />
    </AccountLayout>
  );
}

/** A line per receipt, or what the list is for. */
function InvoicesContent({ page: { invoices, creditPrice } }: { page: InvoicesPageModel }) {
  const { invoices: words } = billingCopy;
  return (
    <>
      <h1>{words.title}</h1>
      <p className={styles.lede}>
        {`${words.lede} `}
        <a href={paths.purchases()}>{purchasesCopy.link}</a>
      </p>
      <Card>
        {invoices.length === 0 ? (
          <EmptyState icon="file">
            <h2>{words.none}</h2>
            <p>{words.noneText}</p>
            <ButtonLink href={paths.purchaseCredits()} aria-describedby={creditPriceId(creditPrice)}>
              {words.toCredits}
            </ButtonLink>
            <CreditPrice price={creditPrice} />
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {invoices.map((invoice) => (
              <InvoiceLine key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

function InvoiceLine({ invoice }: { invoice: Invoice }) {
  const { invoices: words, statuses } = billingCopy;
  const { id, at, total, status, about } = invoice;
  return (
    <li>
      <p className={styles.what}>{whatWasBought(invoice)}</p>
      <div className={styles.number}>
        <DotLine
          parts={[
            <a key="receipt" href={paths.invoice({ invoiceId: id })}>
              {words.open(id)}
            </a>,
            ...(about?.kind === 'person' && isVisit(invoice.lines)
              ? [
                  <a key="runner" href={`${personHref(about)}#${COURT_RUNNER_ID}`}>
                    {billingCopy.invoice.toRunner}
                  </a>,
                ]
              : []),
          ]}
        />
      </div>
      <p className={styles.day}>{formatDay(at)}</p>
      <p className={styles.total}>{formatPrice(total)}</p>
      <p className={styles.status}>{statuses[status]}</p>
    </li>
  );
}
