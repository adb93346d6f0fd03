import type { PurchasesAnswer } from '../../../shared/contract/billing.ts';
import { accountCopy } from '../../../shared/copy/account/account.ts';
import { purchasesCopy } from '../../../shared/copy/account/purchases.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { COURT_RUNNER_ID } from '../../../shared/people/person-sections.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { boughtName, personHref, reportHref } from '../../billing/bought-subject.ts';
import styles from './AccountPage.module.css';
import type { AccountPageModel } from './account-model.ts';

const words = accountCopy.reports;

/** How many reports and requests the overview shows of each. */
const SHOWN = 5;

/** The reports that are still open, the first to close first, the latest court runners, and the way to all of it. */
export function AccountReports({ page: { purchases, propertySite } }: { page: AccountPageModel }) {
  const { reports, runners } = purchases;
  if (reports.length + runners.length === 0)
    return (
      <AccountPart id="account-reports" title={words.none}>
        <p>
          {words.noneText} <a href={paths.peopleSearch()}>{words.find}</a>
        </p>
      </AccountPart>
    );
  return (
    <AccountPart id="account-reports" title={words.title}>
      <ul className={styles.list}>
        {reports.slice(0, SHOWN).map((report) => (
          <ReportLine key={reportHref(report.about, propertySite)} report={report} propertySite={propertySite} />
        ))}
        {runners.slice(0, SHOWN).map((runner) => (
          <RunnerLine key={runner.invoiceId} runner={runner} />
        ))}
      </ul>
      <p>
        <a className={styles.way} href={paths.purchases()}>
          {words.all}
        </a>
      </p>
    </AccountPart>
  );
}

function ReportLine({
  report: { about, expiresAt },
  propertySite,
}: Pick<AccountPageModel, 'propertySite'> & { report: PurchasesAnswer['reports'][number] }) {
  return (
    <li>
      <a href={reportHref(about, propertySite)}>{boughtName(about) ?? purchasesCopy.reports.nameless}</a>
      <span className={styles.note}>{words.until(formatDay(expiresAt))}</span>
    </li>
  );
}

function RunnerLine({ runner: { about, status } }: { runner: PurchasesAnswer['runners'][number] }) {
  // Runners only ask about people.
  if (about.kind !== 'person') return null;
  return (
    <li>
      <a href={`${personHref(about)}#${COURT_RUNNER_ID}`}>{words.runner(about.fullName)}</a>
      <span className={styles.note}>{purchasesCopy.runners.statuses[status]}</span>
    </li>
  );
}
