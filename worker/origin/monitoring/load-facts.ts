import type { SqlDatabase } from '../env.ts';
import type { RecordCategory, RelationName } from '../import/rows.ts';
import { isDeceased, isMinor } from '../people/age.ts';
import { addressFact, type Fact, phoneFact, propertyFact, recordFact, relativeFact } from './facts.ts';

/** A fact and what readers see of it. */
export interface FactOnRecord {
  readonly fact: Fact;
  /** if this text is another one next time, the fact has changed */
  readonly seenAs: string;
  /** false: it is known from now on, but nobody is told of it */
  readonly isNews: boolean;
}

/** What is on record about one person. */
export interface FactsOnRecord {
  readonly isDead: boolean;
  readonly facts: readonly FactOnRecord[];
}

/** Lists are JSON arrays of arrays; true is 1. */
interface FactsRow {
  id: string;
  is_dead: number;
  birth_year: number | null;
  birth_month: number | null;
  homes: string;
  phones: string;
  relations: string;
  owned: string;
  records: string;
}

type Bit = 0 | 1;
type Text = string | null;
type HomeValues = [string, string, Text, string, Bit, Text, Text];
type PhoneValues = [string, Text, Bit, Bit];
type RelationValues = ['Relative' | 'Associate', string, RelationName, Bit, number | null, number | null];
type OwnedValues = [string, Bit];
type RecordValues = [string, RecordCategory, string, Text, unknown];

/**
 * Everybody in one statement, each with lists in one row. Months of confirmation are left out: a fact that is confirmed
 * every month is not news every month. So are the marks of how a record was matched.
 */
const FACTS_SQL = `SELECT p.id, p.is_dead, p.birth_year, p.birth_month,
    (SELECT json_group_array(json_array(r.house_number, r.street, r.unit, r.zip5, r.is_current, r.move_in, r.move_out))
     FROM residence r WHERE r.person_key = p.person_key) AS homes,
    (SELECT json_group_array(json_array(f.number, f.line_type, f.is_listed, f.is_professional))
     FROM phone f WHERE f.person_key = p.person_key) AS phones,
    (SELECT json_group_array(json_array(r.kind, o.id, r.relation, o.is_dead, o.birth_year, o.birth_month))
     FROM relation r JOIN person o ON o.person_key = r.other_key WHERE r.person_key = p.person_key) AS relations,
    (SELECT json_group_array(json_array(w.pnp_id, w.is_current)) FROM ownership w WHERE w.person_id = p.id) AS owned,
    (SELECT json_group_array(json_array(c.id, c.category, c.title, c.filed, json_remove(c.body, '$.matchIndicators')))
     FROM record c WHERE c.person_id = p.id) AS records
  FROM json_each(?1) i JOIN person p ON p.id = i.value`;

/**
 * The facts of several people, in one round trip. People who may not be shown are missing, minors included. `now` is in
 * milliseconds since 1970.
 */
export async function loadFacts(
  people: SqlDatabase,
  personIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, FactsOnRecord>> {
  const { results } = await people.prepare(FACTS_SQL).bind(JSON.stringify(personIds)).all<FactsRow>();
  const shown = results.filter((row) => !isMinor(birthOf(row), now));
  return new Map(shown.map((row) => [row.id, readFacts(row, now)]));
}

function birthOf({ birth_year, birth_month }: Pick<FactsRow, 'birth_year' | 'birth_month'>) {
  return { year: birth_year, month: birth_month };
}

function readFacts(row: FactsRow, now: number): FactsOnRecord {
  const isDead = isDeceased(row.is_dead === 1, birthOf(row), now);
  const rows = <T>(list: string): T[] => JSON.parse(list) as T[];
  const facts: FactOnRecord[] = [];
  const add = (fact: Fact, seenAs: readonly unknown[], isNews = true) =>
    facts.push({ fact, seenAs: JSON.stringify(seenAs), isNews });
  for (const [houseNumber, street, unit, zip5, ...seenAs] of rows<HomeValues>(row.homes))
    add(addressFact({ houseNumber, street, unit, zip5 }), seenAs);
  // Nothing that serves to reach the dead is shown (withoutReach).
  for (const [number, ...seenAs] of rows<PhoneValues>(row.phones)) add(phoneFact({ number }), seenAs, !isDead);
  for (const [kind, id, relation, isGone, year, month] of rows<RelationValues>(row.relations)) {
    // Known, so that turning 18 is no news; never told.
    add(relativeFact({ kind, id }), [relation, isGone], !isMinor({ year, month }, now));
  }
  for (const [pnpId, ...seenAs] of rows<OwnedValues>(row.owned)) add(propertyFact(pnpId), seenAs);
  for (const [id, category, ...seenAs] of rows<RecordValues>(row.records)) add(recordFact({ id, category }), seenAs);
  return { isDead, facts };
}
