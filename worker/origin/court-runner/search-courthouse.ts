import type { CourtRunnerCase, CourtRunnerPerson } from '../../../shared/contract/court-runner.ts';
import type { CriminalRecord, Offense } from '../../../shared/contract/records/criminal.ts';
import { isInCounty } from '../../../shared/copy/format/county-name.ts';
import { COURTS_KEEP_YEARS } from '../../../shared/court-runner/county-options.ts';
import { buildCriminalRecord } from '../records/build-criminal.ts';
import { parseBody } from '../records/record-body.ts';
import type { RecordRow } from '../records/record-source.ts';
import { isPersonAskedFor } from './is-person-asked-for.ts';

/** A courthouse, and for whom its clerk is asked. */
export interface CourthouseSearch {
  readonly asked: CourtRunnerPerson;
  readonly fips: string;
  readonly countyName: string;
  readonly stateCode: string;
}

/** Files of one person, whose name today is one of the names on them. */
export interface CourtFiles {
  readonly fullName: string;
  readonly rows: readonly RecordRow[];
}

/**
 * What a runner finds at one courthouse: the cases filed there about somebody with the name and birth date asked for,
 * latest first. None if the files are about somebody else.
 */
export function casesOfCounty({ fullName, rows }: CourtFiles, search: CourthouseSearch): CourtRunnerCase[] {
  const area = { county: search.countyName, stateCode: search.stateCode, fips: search.fips };
  return rows.flatMap((row) => {
    const record = buildCriminalRecord({ row, name: { fullName }, address: null, parties: [] });
    // The record itself has no day of birth anymore, and the courthouse's file has.
    const { birthDate } = parseBody<CriminalRecord>(row.body).dates('birthDate');
    if (!isPersonAskedFor(search.asked, { names: [fullName, ...record.akas], birthDate })) return [];
    const here = record.offenses.filter(({ county, crimeCounty }) =>
      [county, crimeCounty].some((said) => said !== null && isInCounty(said, area)),
    );
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

function chargeOf(offense: Offense): CourtRunnerCase['offenses'][number] {
  const { offenseTitle, sentence, crimeType, offenseDate, bestKnownDate, plea, disposition } = offense;
  return { offenseTitle, sentence, crimeType, offenseDate, bestKnownDate, plea, disposition };
}
