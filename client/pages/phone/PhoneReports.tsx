import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { monthInSentence } from '../../../shared/people/months.ts';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import type { PhonePageModel } from '../page-model.ts';
import { PhoneReportForm } from './PhoneReportForm.tsx';
import styles from './PhoneReports.module.css';
import { PhoneReportsChart } from './PhoneReportsChart.tsx';

const words = phonePageCopy.reports;

/** What visitors say of calls from the number, and the form to say so. */
export function PhoneReports({ page }: { page: PhonePageModel }) {
  const { reports } = page.answer;
  const { reported } = page;
  return (
    <section aria-labelledby="reports">
      <SectionHead id="reports" title={words.title} count={reports.total}>
        <span className={styles.span}>{words.span}</span>
      </SectionHead>
      {reported === null || reported === 'missing' ? null : (
        <div className={styles.outcome}>
          <Banner>{words.outcomes[reported]}</Banner>
        </div>
      )}
      <Card>
        {reports.total === 0 ? (
          <p className={styles.none}>{words.none}</p>
        ) : (
          <div className={styles.body}>
            <PhoneReportsChart reports={reports} />
            <ul className={styles.kinds}>
              {reports.kinds.map(({ kind, reports: count, lastReported }) => (
                <li key={kind}>
                  <b>{words.kinds[kind]}</b>
                  <span>{words.by(count)}</span>
                  <span className={styles.month}>{monthInSentence(lastReported)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <PhoneReportForm page={page} />
      </Card>
    </section>
  );
}
