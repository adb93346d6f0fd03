import type { CourtRunnerRecord } from '../../../shared/contract/court-runner.ts';
import type { Offense } from '../../../shared/contract/records/criminal.ts';
import { buildCriminalRecord } from '../records/build-criminal.ts';
import type { RecordRow } from '../records/record-source.ts';

export type RunnerCase = NonNullable<CourtRunnerRecord['payload']>['cases'][number];

/** How long courts keep records, in years (P9-060). */
const COURTS_KEEP_YEARS = 7;

/** What a runner finds at one courthouse: the person's cases filed there, latest first. */
export function casesOfCounty(rows: readonly RecordRow[], countyName: string): RunnerCase[] {
  return rows.flatMap((row) => {
    const record = buildCriminalRecord({ row, name: { fullName: '' }, address: null, parties: [] });
    const here = record.offenses.filter(({ county, crimeCounty }) => [county, crimeCounty].includes(countyName));
    const byCase = Map.groupBy(here, ({ caseNumber }) => caseNumber);
    return [...byCase.values()].map((offenses) => ({
      fileDate: offenses.find(({ chargesFiledDate }) => chargesFiledDate !== null)?.chargesFiledDate ?? null,
      sourceName: offenses.find(({ court }) => court !== null)?.court ?? record.sourceName,
      offenses: offenses.map(chargeOf),
    }));
  });
}

/** The first day that courts still have records of, in the records' date format. `now` is in milliseconds. */
export function keptSince(now: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - COURTS_KEEP_YEARS);
  return day.toISOString().slice(0, 10);
}

function chargeOf({ offenseTitle, sentence, crimeType, offenseDate, bestKnownDate, plea }: Offense) {
  return { offenseTitle, sentence, crimeType, offenseDate, bestKnownDate, plea };
}
