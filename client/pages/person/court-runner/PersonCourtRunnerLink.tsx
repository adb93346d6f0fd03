import { courtRunnerCopy } from '../../../../shared/copy/records/court-runner.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { buildRunnerForm } from './court-runner-form-model.ts';
import { COURT_RUNNER_ID, COURT_RUNNER_OPENER } from './court-runner-ids.ts';

/**
 * Where no court record is found, somebody can go and ask: opens the request in a dialog (P2-105), or leads to it without
 * scripts. Nothing where none can be asked for.
 */
export function PersonCourtRunnerLink({ page }: { page: Pick<PersonPageModel, 'details'> }) {
  if (buildRunnerForm(page, 0) === null) return null;
  return (
    <>
      {' '}
      <a href={`#${COURT_RUNNER_ID}`} {...{ [COURT_RUNNER_OPENER]: '' }}>
        {courtRunnerCopy.offer}
      </a>
    </>
  );
}
