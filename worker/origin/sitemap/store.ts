import { SITEMAP_FILE_ROWS, type SitemapEntry, type SitemapList } from '../../../shared/contract/finding/browse.ts';
import { INDEXABLE_FILL_SCORE } from '../../../shared/people/fill-score.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';

interface PersonRow {
  id: string;
  full_name: string;
  city: string | null;
  state_code: string | null;
  updated: string | null;
}
interface PlaceRow {
  city: string | null;
  state_code: string;
  people: number;
  properties: number;
  updated: string | null;
}

// What a file lists: keys ?1 to ?2, of which these are shown now.
const PEOPLE_LISTED = `p.person_key BETWEEN ?1 AND ?2 AND p.fill_score >= ${INDEXABLE_FILL_SCORE} AND ${adultSql('p', '?3')}`;
const NAMES_LISTED = 'n.key BETWEEN ?1 AND ?2';
const PLACES_LISTED = 'c.place_id BETWEEN ?1 AND ?2 AND (c.people > 0 OR c.properties > 0)';
const STATES_LISTED = 'c.people > 0 OR c.properties > 0';
// Only homes whose page says something else than their neighbors' (isDistinct of the property's answer).
const PROPERTIES_LISTED = `y.property_key BETWEEN ?1 AND ?2
  AND NOT EXISTS (SELECT 1 FROM alike_property s WHERE s.property_key = y.property_key)`;

// The city is the one that the person is shown with, so the URL is the page's canonical one.
const PEOPLE_SQL = `SELECT p.id, p.full_name, l.city, l.state_code, p.updated
  FROM person p LEFT JOIN place l ON l.id = p.current_place_id WHERE ${PEOPLE_LISTED} ORDER BY p.person_key`;
const NAMES_SQL = `SELECT n.partial, n.updated FROM directory_name n WHERE ${NAMES_LISTED} ORDER BY n.key`;
const PLACES_SQL = `SELECT l.city, l.state_code, c.people, c.properties, c.updated
  FROM place_count c JOIN place l ON l.id = c.place_id WHERE ${PLACES_LISTED} ORDER BY c.place_id`;
const STATES_SQL = `SELECT NULL AS city, c.state_code, c.people, c.properties, NULL AS updated
  FROM state_count c WHERE ${STATES_LISTED} ORDER BY c.state_code`;
const PROPERTIES_SQL = `SELECT y.pnp_id, y.last_seen AS updated FROM property y WHERE ${PROPERTIES_LISTED} ORDER BY y.property_key`;

// A file of which everything is hidden is like one that never was. ?1 stands for the date by which adults are born.
const FIRST_KEY = `((f.file - 1) * ${SITEMAP_FILE_ROWS} + 1)`;
const LAST_KEY = `(f.file * ${SITEMAP_FILE_ROWS})`;
const anyOf = (from: string, listed: string): string =>
  `EXISTS (SELECT 1 FROM ${from} WHERE ${listed.replaceAll('?1', FIRST_KEY).replaceAll('?2', LAST_KEY).replaceAll('?3', '?1')})`;
const FILES_SQL = `SELECT f.list, f.file, f.last_modified FROM sitemap_file f
  WHERE CASE f.list
    WHEN 'people' THEN ${anyOf('person p', PEOPLE_LISTED)}
    WHEN 'names' THEN ${anyOf('directory_name n', NAMES_LISTED)}
    WHEN 'places' THEN ${anyOf('place_count c', PLACES_LISTED)} OR f.file = 1 AND ${anyOf('state_count c', STATES_LISTED)}
    ELSE ${anyOf('property y', PROPERTIES_LISTED)} END
  ORDER BY f.list, f.file`;

interface FileRow {
  readonly list: SitemapList;
  readonly file: number;
  readonly last_modified: string | null;
}

/** The files that list anything, list by list; `last_modified` is a month or null. */
export async function listSitemapFiles(db: SqlDatabase, now: number): Promise<readonly FileRow[]> {
  return rowsOf<FileRow>(db.prepare(FILES_SQL).bind(adultBornBy(now)));
}

/**
 * The entries of a file, in one round trip: of 10,000 keys those shown now, so that nothing hidden has to be removed
 * from a list. `file` counts from 1; empty if there is no such file, or nothing in it is left.
 */
export async function loadSitemapFile(
  db: SqlDatabase,
  list: SitemapList,
  file: number,
  now: number,
): Promise<SitemapEntry[]> {
  const range = [(file - 1) * SITEMAP_FILE_ROWS + 1, file * SITEMAP_FILE_ROWS] as const;
  switch (list) {
    case 'people':
      return (await rowsOf<PersonRow>(db.prepare(PEOPLE_SQL).bind(...range, adultBornBy(now)))).map(personEntry);
    case 'names': {
      const rows = await rowsOf<{ partial: string; updated: string | null }>(db.prepare(NAMES_SQL).bind(...range));
      return rows.map(({ partial, updated }) => ({ kind: 'last-name', partial, lastModified: updated }));
    }
    case 'places':
      return (await loadPlaces(db, range, file === 1)).map(placeEntry);
    case 'properties': {
      const rows = await rowsOf<{ pnp_id: string; updated: string | null }>(db.prepare(PROPERTIES_SQL).bind(...range));
      return rows.map(({ pnp_id, updated }) => ({ kind: 'property', pnpId: pnp_id, lastModified: updated }));
    }
  }
}

/** The states are few: they are in the first file, before the cities. */
async function loadPlaces(db: SqlDatabase, range: readonly [number, number], hasStates: boolean): Promise<PlaceRow[]> {
  const statements = [...(hasStates ? [db.prepare(STATES_SQL)] : []), db.prepare(PLACES_SQL).bind(...range)];
  const answers = await db.batch<PlaceRow>(statements);
  return answers.flatMap(({ results }) => results);
}

async function rowsOf<R>(statement: SqlStatement): Promise<R[]> {
  return (await statement.all<R>()).results;
}

function personEntry({ id, full_name, city, state_code, updated }: PersonRow): SitemapEntry {
  return { kind: 'person', id, fullName: full_name, city, stateCode: state_code, lastModified: updated };
}

function placeEntry({ city, state_code, people, properties, updated }: PlaceRow): SitemapEntry {
  return {
    kind: 'place',
    city,
    stateCode: state_code,
    hasPeople: people > 0,
    hasProperties: properties > 0,
    lastModified: updated,
  };
}
