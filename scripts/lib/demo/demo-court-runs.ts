import type { DatabaseSync } from 'node:sqlite';
import type { CourtRunnerCase, CourtRunnerPerson } from '../../../shared/contract/court-runner.ts';
import { countyName } from '../../../shared/copy/format/county-name.ts';
import { readRecordDate } from '../../../shared/people/record-date.ts';
import { type Disposition, decideDisposition } from '../../../shared/records/disposition.ts';
import { casesOfCounty, keptSince } from '../../../worker/origin/court-runner/search-courthouse.ts';
import type { RecordRow } from '../../../worker/origin/records/record-source.ts';

/** A courthouse where a runner finds cases about a person of the population. */
export interface CourtRun {
  readonly personId: string;
  readonly fips: string;
  readonly countyName: string;
  readonly stateCode: string;
  readonly cases: readonly CourtRunnerCase[];
}

/** The ends of a charge that a local run shows; 'unknown': of a case that is still open, the runner notes none. */
const ENDINGS: readonly Disposition[] = ['guilty', 'dismissed', 'acquitted', 'deferred', 'unknown'];
/** How many people and records are searched, so that a start does not wait for a population of a million. */
const PEOPLE_SEARCHED = 20_000;
const RECORDS_SEARCHED = 3_000;

interface FoundRow extends RecordRow {
  readonly person_id: string;
  readonly full_name: string;
  readonly state_code: string;
}

/** Court runs whose charges together ended in every way, as few as needed; fewer ways in a small population. */
export function chooseCourtRuns(people: DatabaseSync, now: number): CourtRun[] {
  const missing = new Set(ENDINGS);
  const runs: CourtRun[] = [];
  for (const rows of Map.groupBy(recentRows(people, now), (row) => `${row.person_id} ${row.state_code}`).values()) {
    const run = runsFor(people, rows).find(({ cases }) => endingsOf(cases).some((ending) => missing.has(ending)));
    if (run === undefined) continue;
    runs.push(run);
    for (const ending of endingsOf(run.cases)) missing.delete(ending);
    if (missing.size === 0) break;
  }
  return runs;
}

/** Whom a runner asks for who is to find this person's cases: the birth date is the one on them, as far as it goes. */
export function whomToAskFor(people: DatabaseSync, personId: string): CourtRunnerPerson {
  const person = people
    .prepare('SELECT first_name AS firstName, last_name AS lastName, birth_year, birth_month FROM person WHERE id = ?')
    .get(personId) as { firstName: string; lastName: string; birth_year: number | null; birth_month: number | null };
  const onRecord = people
    .prepare(
      `SELECT body ->> '$.birthDate' AS birthDate FROM record
       WHERE person_id = ? AND record_group = 'criminalAndTrafficRecords' ORDER BY length(body ->> '$.birthDate') DESC LIMIT 1`,
    )
    .get(personId);
  const date = readRecordDate(typeof onRecord?.birthDate === 'string' ? onRecord.birthDate : null);
  return {
    id: personId,
    firstName: person.firstName,
    middleName: null,
    lastName: person.lastName,
    dateOfBirth: {
      year: date?.year ?? person.birth_year ?? 1970,
      month: date?.month ?? person.birth_month ?? 1,
      day: date?.day ?? 1,
    },
  };
}

/** Records of the living that courts still keep. */
function recentRows(people: DatabaseSync, now: number): FoundRow[] {
  return people
    .prepare(
      `SELECT p.id AS person_id, p.full_name, r.state_code, r.id, r.record_group, r.category, r.filed, r.body,
              '[]' AS parties, NULL AS address_id, 0 AS is_address_hidden, r.first_seen, r.last_seen, r.source
       FROM (SELECT * FROM person WHERE is_dead = 0 LIMIT ${PEOPLE_SEARCHED}) p JOIN record r ON r.person_id = p.id
       WHERE r.record_group = 'criminalAndTrafficRecords' AND r.filed >= ? AND r.state_code IS NOT NULL
       ORDER BY p.id, r.filed DESC, r.id LIMIT ${RECORDS_SEARCHED}`,
    )
    .all(keptSince(now)) as unknown as FoundRow[];
}

/** A run to each county of the state where the person of these records lived. */
function runsFor(people: DatabaseSync, rows: readonly FoundRow[]): CourtRun[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { person_id: personId, full_name: fullName, state_code: stateCode } = first;
  const asked = whomToAskFor(people, personId);
  const counties = people
    .prepare(
      `SELECT DISTINCT fips_code AS fips, county FROM residence
       WHERE person_id = ? AND state_code = ? AND fips_code IS NOT NULL AND county IS NOT NULL`,
    )
    .all(personId, stateCode) as { fips: string; county: string }[];
  return counties.map(({ fips, county }) => {
    const where = { fips, countyName: countyName({ county, stateCode, fips }), stateCode };
    return { personId, ...where, cases: casesOfCounty({ fullName, rows }, { asked, ...where }) };
  });
}

function endingsOf(cases: readonly CourtRunnerCase[]): Disposition[] {
  return cases.flatMap(({ offenses }) => offenses.map(({ disposition }) => decideDisposition(disposition)));
}
