import type { CourtRunnerRecord, CourtRunnerRequest } from '../../../../shared/contract/court-runner.ts';
import { formatPrice } from '../../../../shared/copy/format/dollars.ts';
import { courtRunnerCopy } from '../../../../shared/copy/records/court-runner.ts';
import { formatCourtDay } from '../../../../shared/court-runner/court-date.ts';
import styles from './PersonCourtRunner.module.css';

const words = courtRunnerCopy.requested;

/** The steps of a request that is out: only what has happened is marked as done (P4-102, P9-061). */
export function PersonCourtRunnerTrack({ request }: { request: CourtRunnerRequest }) {
  return (
    <ol className={styles.track}>
      <li className={styles.done}>
        <b>{words.asked}</b>
        <span>{formatCourtDay(request.requestedAt)}</span>
        <small>{words.paid(request.invoiceId, formatPrice(request.total))}</small>
      </li>
      {request.courtRunnerRecords.map((record) => (
        <County
          key={`${record.countyName} ${record.stateCode}`}
          record={record}
          expectedBy={formatCourtDay(request.expectedBy)}
        />
      ))}
      <li>
        <b>{words.result}</b>
        <small>{words.resultText}</small>
      </li>
    </ol>
  );
}

function County({ record, expectedBy }: { record: CourtRunnerRecord; expectedBy: string }) {
  const county = courtRunnerCopy.county(record.countyName, record.stateCode);
  if (record.status === 'Requested') {
    return (
      <li className={styles.now}>
        <b>{words.out(county)}</b>
        <span>{words.chip}</span>
        <small>{words.expected(expectedBy)}</small>
      </li>
    );
  }
  return (
    <li className={styles.done}>
      <b>{record.status === 'Failed' ? words.failed(county) : words.back(county)}</b>
      {record.returnedAt === null ? null : <span>{formatCourtDay(record.returnedAt)}</span>}
    </li>
  );
}
