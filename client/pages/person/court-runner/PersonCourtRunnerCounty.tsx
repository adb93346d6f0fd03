import type { CourtRunnerRecord } from '../../../../shared/contract/court-runner.ts';
import { courtRunnerCopy } from '../../../../shared/copy/records/court-runner.ts';
import { formatCourtDay } from '../../../../shared/court-runner/court-date.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import styles from './PersonCourtRunner.module.css';
import { PersonCourtRunnerCases } from './PersonCourtRunnerCases.tsx';

const words = courtRunnerCopy.returned;

/** What came back of a county: its cases (P4-103), that there are none (P4-104, P8-040), or that nobody could search. */
export function PersonCourtRunnerCounty({ record }: { record: CourtRunnerRecord }) {
  const county = courtRunnerCopy.county(record.countyName, record.stateCode);
  const cases = record.payload?.cases ?? [];
  const day = record.returnedAt === null ? null : formatCourtDay(record.returnedAt);
  const isFailed = record.status === 'Failed';
  return (
    <section className={styles.county}>
      <div className={styles.head}>
        <h4>{county}</h4>
        {isFailed || day === null ? null : (
          <span>{cases.length > 0 ? words.casesOn(cases.length, day) : words.on(day)}</span>
        )}
      </div>
      {isFailed ? (
        <Empty icon="info" title={courtRunnerCopy.failed.title} text={courtRunnerCopy.failed.text} />
      ) : cases.length === 0 ? (
        <Empty icon="check" title={words.none} text={words.noneText(county)} />
      ) : (
        <PersonCourtRunnerCases cases={cases} day={day} />
      )}
    </section>
  );
}

function Empty({ icon, title, text }: { icon: 'info' | 'check'; title: string; text: string }) {
  return (
    <div className={styles.empty}>
      <span>
        <Icon name={icon} />
      </span>
      <p>
        <b>{title}</b> {text}
      </p>
    </div>
  );
}
