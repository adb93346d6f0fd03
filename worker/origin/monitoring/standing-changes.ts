import type { ChangeKind } from '../../../shared/contract/monitor.ts';
import type { SqlDatabase } from '../env.ts';
import type { RecordCategory } from '../import/rows.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import { addressFact, type Fact, fingerprint, phoneFact, propertyFact, recordFact, relativeFact } from './facts.ts';
import type { FoundChange } from './news.ts';

/** What was found about somebody. */
interface Found<T> {
  readonly personId: string;
  readonly found: readonly T[];
}

/** A kind of row that facts are read from, for a query whose ?1 is a JSON array of ids and ?2 adultBornBy. */
interface Source {
  readonly kinds: readonly ChangeKind[];
  readonly sql: string;
  readonly factOf: (row: Row) => Fact;
}

/** A row of any source: only its own columns are there. */
interface Row {
  readonly person_id: string;
  readonly house_number: string;
  readonly street: string;
  readonly unit: string | null;
  readonly zip5: string;
  readonly number: string;
  readonly kind: 'Relative' | 'Associate';
  readonly id: string;
  readonly pnp_id: string;
  readonly category: RecordCategory;
}

const OF_THEM = 'person_id IN (SELECT value FROM json_each(?1))';

const SOURCES: readonly Source[] = [
  {
    kinds: ['address'],
    sql: `SELECT person_id, house_number, street, unit, zip5 FROM residence WHERE ${OF_THEM}`,
    factOf: ({ house_number: houseNumber, street, unit, zip5 }) => addressFact({ houseNumber, street, unit, zip5 }),
  },
  { kinds: ['phone'], sql: `SELECT person_id, number FROM phone WHERE ${OF_THEM}`, factOf: phoneFact },
  {
    kinds: ['relative'],
    sql: `SELECT r.person_id, r.kind, p.id FROM relation r JOIN person p ON p.person_key = r.other_key
      WHERE r.${OF_THEM} AND ${adultSql('p', '?2')}`,
    factOf: relativeFact,
  },
  {
    kinds: ['property'],
    sql: `SELECT person_id, pnp_id FROM ownership WHERE ${OF_THEM}`,
    factOf: ({ pnp_id }) => propertyFact(pnp_id),
  },
  {
    kinds: ['criminal', 'license', 'public-record'],
    sql: `SELECT person_id, id, category FROM record WHERE ${OF_THEM}`,
    factOf: recordFact,
  },
];

/**
 * The changes of facts that are still on record, by person: what has been hidden or removed since it was found is in no
 * number. It reads only the kinds in which something was found, of the people of whom it was; one round trip at most.
 * `now` is in milliseconds since 1970.
 */
export async function loadStandingChanges<T extends Pick<FoundChange, 'fact' | 'kind'>>(
  people: SqlDatabase,
  monitors: readonly Found<T>[],
  now: number,
): Promise<ReadonlyMap<string, readonly T[]>> {
  const asked = SOURCES.flatMap((source) => {
    const ids = monitors.filter(({ found }) => found.some(({ kind }) => source.kinds.includes(kind)));
    return ids.length === 0 ? [] : [{ source, ids: JSON.stringify(ids.map(({ personId }) => personId)) }];
  });
  if (asked.length === 0) return new Map();
  const results = await people.batch<Row>(
    asked.map(({ source, ids }) =>
      source.sql.includes('?2')
        ? people.prepare(source.sql).bind(ids, adultBornBy(now))
        : people.prepare(source.sql).bind(ids),
    ),
  );
  const onRecord = new Set(
    asked.flatMap(({ source }, at) =>
      (results[at]?.results ?? []).map((row) => fingerprint(row.person_id, source.factOf(row))),
    ),
  );
  return new Map(
    monitors.map(({ personId, found }) => [personId, found.filter(({ fact }) => onRecord.has(fact))] as const),
  );
}
