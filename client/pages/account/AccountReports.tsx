import { accountCopy } from '../../../shared/copy/account/account.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { PERSON_SECTIONS } from '../../../shared/people/person-sections.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import styles from './AccountPage.module.css';
import type { AccountPageModel, OpenReport } from './account-model.ts';

const words = accountCopy.reports;

/** The reports that are still open, the longest open first. */
export function AccountReports({ reports }: Pick<AccountPageModel, 'reports'>) {
  return (
    <AccountPart id="account-reports" title={reports.length === 0 ? words.none : words.title}>
      {reports.length === 0 ? (
        <p>
          {words.noneText} <a href={paths.peopleSearch()}>{words.find}</a>
        </p>
      ) : (
        <ul className={styles.list}>
          {reports.map((report) => (
            <ReportLine key={report.personId} report={report} />
          ))}
        </ul>
      )}
    </AccountPart>
  );
}

/** The page of the person finds its own spelling of the path. */
function ReportLine({ report: { personId, name, openUntil } }: { report: OpenReport }) {
  const path = paths.person({ name: name ?? '-', city: null, stateCode: null, id: personId });
  return (
    <li>
      <a href={`${path}#${PERSON_SECTIONS.background.anchor}`}>{name ?? words.nameless}</a>
      <span className={styles.note}>{words.until(formatDay(openUntil))}</span>
    </li>
  );
}
