import type { SqlDatabase } from '../env.ts';
import type { Homes } from './facets.ts';
import { askHomes } from './home-store.ts';
import type { Hit } from './list-people.ts';
import { extraStatements, type LineRow, type ResultExtras, readExtras } from './result-store.ts';

/** A result line's facts about a person, without where they live. */
export interface PersonRow extends Omit<LineRow, 'city' | 'state_code'> {
  readonly person_key: number;
  readonly first_name: string;
  /** JSON array of other full names */
  readonly akas: string;
}

/** Everything for the lines of one page and the facets beside them. */
export interface LoadedPage {
  readonly people: ReadonlyMap<number, PersonRow>;
  readonly homes: Homes;
  readonly extras: ResultExtras;
}

/** A person of a loaded page with the place they were found by; null if they were hidden in the meantime. */
export function rowOf(
  hit: Pick<Hit, 'personKey' | 'home'>,
  { people, homes }: Pick<LoadedPage, 'people' | 'homes'>,
): (PersonRow & LineRow) | null {
  const row = people.get(hit.personKey);
  if (row === undefined) return null;
  const home = homes.get(hit.home);
  return { ...row, city: home?.city ?? null, state_code: home?.stateCode ?? null };
}

/**
 * Loads the people of a page, and the places of everyone found unless already known, in one round trip. People hidden
 * in the meantime are left out.
 */
export async function loadPage(
  db: SqlDatabase,
  page: readonly Pick<Hit, 'personKey' | 'home'>[],
  hits: readonly Pick<Hit, 'home'>[],
  known: Homes | null,
  now: number,
): Promise<LoadedPage> {
  const keys = page.map(({ personKey }) => personKey);
  const people = db
    .prepare(
      `SELECT p.person_key, p.id, p.first_name, p.full_name, p.birth_year, p.birth_month, p.is_dead, p.akas,
         EXISTS (SELECT 1 FROM shown_residence s
           WHERE s.person_key = p.person_key AND s.place_id = k.value ->> 1 AND s.is_current = 1) AS is_current
       FROM json_each(?1) k CROSS JOIN person p ON p.person_key = k.value ->> 0`,
    )
    .bind(JSON.stringify(page.map(({ personKey, home }) => [personKey, home])));
  const asked = askHomes(db, known === null ? hits : [], now);
  const [persons, places, relatives, ...homes] = await db.batch<unknown>([
    people,
    ...extraStatements(db, 'keys', keys, now),
    ...asked.statements,
  ]);
  const rows = (persons?.results ?? []) as PersonRow[];
  return {
    people: new Map(rows.map((row) => [row.person_key, row])),
    homes: known ?? asked.read(homes),
    extras: readExtras([places, relatives]),
  };
}
