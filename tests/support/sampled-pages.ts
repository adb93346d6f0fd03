import { DatabaseSync } from 'node:sqlite';
import { paths } from '../../shared/urls/paths.ts';
import { anotherClient, FROM_OURS, rawRequest } from './raw-http.ts';

const HUMAN = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36' };

/** The headers of a visitor nobody has seen, who comes from one of our pages. */
export const freshVisitor = () => ({ ...HUMAN, ...FROM_OURS, ...anotherClient() });

/** A page as somebody gets it, after its redirects. */
export async function readPage(site: URL, path: string, cookie: string | null = null): Promise<string> {
  const headers = { ...freshVisitor(), ...(cookie === null ? {} : { cookie }) };
  let at = path;
  for (let redirects = 0; redirects < 4; redirects += 1) {
    const { status, headers: answered, body } = await rawRequest(site, at, { headers });
    if (status === 200) return body;
    if (answered.location === undefined) throw new Error(`${at} returned ${status}`);
    at = answered.location.replace(site.origin, '');
  }
  throw new Error(`${path} only redirects`);
}

/** The address of somebody's page without their name; the page finds its own spelling. */
export function pathOf(id: string, query: Parameters<typeof paths.person>[0]['query'] = {}): string {
  return paths.person({ name: '-', city: null, stateCode: null, id, query });
}

/** The page that waits for its counts, with all records that it has room for. */
export function fullPathOf(id: string): string {
  return `${pathOf(id)}?full=1`;
}

/**
 * Adults of the population: two with hundreds of records, half with some, and whoever comes. Ids are random, so their
 * order mixes everybody.
 */
export function samplePeople(file: string, count: number): string[] {
  const idsWhere = (condition: string, limit: number) =>
    read(
      file,
      `SELECT p.id FROM person p WHERE p.birth_year < 2000 AND ${condition} ORDER BY substr(p.id, 5) LIMIT ${limit}`,
    );
  const records = '(SELECT COUNT(*) FROM record r WHERE r.person_id = p.id)';
  const ids = [
    ...idsWhere(`${records} > 100`, 2),
    ...idsWhere(`${records} > 0`, count / 2),
    ...idsWhere('TRUE', count),
  ];
  return [...new Set(ids)].slice(0, count);
}

/** Ids of properties from all over the population. */
export function sampleProperties(file: string, count: number): string[] {
  return read(file, `SELECT pnp_id AS id FROM property ORDER BY substr(pnp_id, 5) LIMIT ${count}`);
}

function read(file: string, sql: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare(sql).all();
  database.close();
  return rows.map(({ id }) => String(id));
}
