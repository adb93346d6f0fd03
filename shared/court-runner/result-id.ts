import type { CourtRunnerRecord, CourtRunnerRequest } from '../contract/court-runner.ts';
import { countyName as nameOfCounty } from '../copy/format/county-name.ts';
import { COURT_RUNNER_ID } from '../people/person-sections.ts';

/** The id of a county's result on the person's page, so that forms can link to it. */
export function runnerResultId({ countyName, stateCode }: Pick<CourtRunnerRecord, 'countyName' | 'stateCode'>): string {
  const name = nameOfCounty({ county: countyName, stateCode }).toLowerCase();
  return `${COURT_RUNNER_ID}-${stateCode.toLowerCase()}-${name.replaceAll(/[^a-z]+/g, '-')}`;
}

/** The results that have that id: the latest search of each county. `requests` with the latest first. */
export function latestResults(requests: readonly CourtRunnerRequest[]): ReadonlySet<CourtRunnerRecord> {
  const latest = new Map<string, CourtRunnerRecord>();
  for (const record of requests.flatMap(({ courtRunnerRecords }) => courtRunnerRecords))
    if (record.status === 'Returned' && !latest.has(runnerResultId(record))) latest.set(runnerResultId(record), record);
  return new Set(latest.values());
}
