import { phoneDisputeCopy } from '../../../shared/copy/search/phone-disputes.ts';
import { phoneReportsCopy as words } from '../../../shared/copy/search/phone-reports.ts';
import { formatMonth } from '../../../shared/people/months.ts';
import { countReports, judgePhone } from '../../../shared/people/phone-verdict.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { PhoneReportForm } from '../../phone-reports/PhoneReportForm.tsx';
import { ReportLevels } from '../../phone-reports/ReportLevels.tsx';
import { ReportMonths } from '../../phone-reports/ReportMonths.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { CardSection } from '../../ui/surface/CardSection.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import outcome from './PhoneOutcome.module.css';
import styles from './PhoneReports.module.css';
import type { PhonePageModel } from './phone-model.ts';
import { whyVerdict } from './why-verdict.ts';

/**
 * What people report about calls from the number, in a word with a reason: month by month for a listed landline, and as
 * few, some or many for any other number. Includes the form to report a call.
 */
export function PhoneReports({ page }: { page: PhonePageModel }) {
  const { answer, reported, now } = page;
  const { reports, isListed } = answer;
  const count = countReports(reports);
  return (
    <CardSection
      id="reports"
      title={isListed ? words.isSpam : words.areThere}
      note={count === null ? words.span : words.count(count)}
      foot={<ReportACall page={page} />}
    >
      {reported === null ? null : (
        <div className={outcome.outcome}>
          <Banner tone={reported === 'yes' ? 'ok' : 'info'}>{words.outcomes[reported]}</Banner>
        </div>
      )}
      <p className={outcome.word}>{words.verdicts[judgePhone(reports)]}</p>
      <p className={outcome.why}>{whyVerdict(reports, now)}</p>
      {count !== null ? (
        <ReportMonths byMonth={reports.byMonth ?? []} now={now} />
      ) : reports.level === null ? null : (
        <ReportLevels level={reports.level} />
      )}
      <ReportedKinds page={page} />
    </CardSection>
  );
}

/** What the calls were about, according to the people who reported them. */
function ReportedKinds({ page: { answer } }: { page: PhonePageModel }) {
  const { kinds } = answer.reports;
  if (kinds.length === 0) return null;
  return (
    <details className={styles.kinds}>
      <summary>
        {words.details}
        <Icon name="down" size={16} />
      </summary>
      <ul>
        {kinds.map((one) => (
          <li key={one.kind}>
            <b>{words.kinds[one.kind]}</b>
            <span>
              {words.by[one.level]} · {words.last(formatMonth(one.lastReported) ?? '')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How to report a call, and how to dispute what others reported. */
function ReportACall({ page }: { page: PhonePageModel }) {
  const { answer } = page;
  return (
    <div className={styles.foot}>
      <details>
        <summary>
          <Icon name="alert" size={16} />
          {words.open}
        </summary>
        <div className={styles.form}>
          <p>{words.note}</p>
          <PhoneReportForm form={page.reportForm} />
        </div>
      </details>
      {answer.reports.level === null ? null : (
        <p>
          <a href={paths.phoneDispute(answer)}>{phoneDisputeCopy.open}</a>
        </p>
      )}
    </div>
  );
}
