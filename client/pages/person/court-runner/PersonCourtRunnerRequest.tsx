import type { CourtRunnerRecord, CourtRunnerRequest } from '../../../../shared/contract/court-runner.ts';
import { courtRunnerCopy } from '../../../../shared/copy/records/court-runner.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { ButtonLink } from '../../../ui/action/ButtonLink.tsx';
import styles from './PersonCourtRunner.module.css';
import { PersonCourtRunnerCounty } from './PersonCourtRunnerCounty.tsx';
import { PersonCourtRunnerTrack } from './PersonCourtRunnerTrack.tsx';

/** One request: where it stands as long as a county is out (P4-102), and what came back of the others. */
export function PersonCourtRunnerRequest({ request }: { request: CourtRunnerRequest }) {
  const back = request.courtRunnerRecords.filter(isBack);
  return (
    <article className={styles.request}>
      {request.status === 'Requested' ? <PersonCourtRunnerTrack request={request} /> : null}
      {back.map((record) => (
        <PersonCourtRunnerCounty key={`${record.countyName} ${record.stateCode}`} record={record} />
      ))}
      <p>
        <ButtonLink size="small" href={paths.invoice({ invoiceId: request.invoiceId })}>
          {courtRunnerCopy.receipt}
        </ButtonLink>
      </p>
    </article>
  );
}

const isBack = ({ status }: CourtRunnerRecord) => status !== 'Requested';
