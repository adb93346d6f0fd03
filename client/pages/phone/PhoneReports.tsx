import { phoneDisputeCopy } from '../../../shared/copy/search/phone-disputes.ts';
import { phoneReportsCopy as words } from '../../../shared/copy/search/phone-reports.ts';
import { monthInSentence } from '../../../shared/people/months.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { PhoneReportForm } from '../../phone-reports/PhoneReportForm.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './PhoneReports.module.css';
import type { PhonePageModel } from './phone-model.ts';

/** What people report about calls from the number, never how many they are, and the form to report one. */
export function PhoneReports({ page }: { page: PhonePageModel }) {
  const { reported, reportForm } = page;
  const { level, kinds } = page.answer.reports;
  return (
    <section aria-labelledby="reports">
      <SectionHead id="reports" title={words.title}>
        <span className={styles.span}>{words.span}</span>
      </SectionHead>
      {reported === null ? null : (
        <div className={styles.outcome}>
          <Banner tone={reported === 'yes' ? 'ok' : 'info'}>{words.outcomes[reported]}</Banner>
        </div>
      )}
      <Card>
        {level === null ? (
          <p className={styles.none}>{words.none}</p>
        ) : (
          <div className={styles.body}>
            <p className={styles.total}>{words.total[level]}</p>
            <ul className={styles.kinds}>
              {kinds.map((one) => (
                <li key={one.kind}>
                  <b>{words.kinds[one.kind]}</b>
                  <span>{words.by[one.level]}</span>
                  <span className={styles.month}>{words.last(monthInSentence(one.lastReported) ?? '')}</span>
                </li>
              ))}
            </ul>
            <p className={styles.levels}>{words.levels}</p>
            <p className={styles.levels}>
              <a href={paths.phoneDispute(page.answer)}>{phoneDisputeCopy.open}</a>
            </p>
          </div>
        )}
        <div className={styles.foot}>
          <p>{words.note}</p>
          <details>
            <summary>
              <Icon name="alert" size={16} />
              {words.open}
            </summary>
            <div className={styles.form}>
              <PhoneReportForm form={reportForm} />
            </div>
          </details>
        </div>
      </Card>
    </section>
  );
}
