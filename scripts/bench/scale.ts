import { DatabaseSync } from 'node:sqlite';
import { calls } from '../../shared/contract/calls.ts';
import { startLocalServer } from '../lib/local-server.ts';
import { localVars } from '../lib/local-vars.ts';
import { ensureDatabases } from '../lib/people-database.ts';
import { say } from '../lib/say.ts';
import { rowsReadBy, timeCall } from './origin-calls.ts';
import { print, quantile } from './table.ts';

/** Calls of one kind; each is asked twice and the second time counts. */
const CALLS_PER_KIND = 40;
const SHORT_NAMES = ['Bill', 'Bob', 'Liz', 'Kate', 'Tony', 'Peggy', 'Jim', 'Beth'];

/** People search and details of one size of population: how long the origin takes, and how many rows D1 reads. */
export async function benchScale(stateDir: string, people: number): Promise<void> {
  const { peopleFile } = await ensureDatabases({ stateDir, people, onProgress: say });
  const kinds = callsOf(peopleFile);
  const vars = localVars();
  const secret = vars.EDGE_ORIGIN_SECRET ?? '';
  // Production settings: locally every answer is checked against its schema, which costs time.
  const { server } = await startLocalServer({ port: 0, stateDir, vars: { ...vars, ENVIRONMENT: 'production' } });
  try {
    console.log(`\n${people.toLocaleString('en-US')} people: origin with D1, ${CALLS_PER_KIND} calls of each kind`);
    for (const [kind, paths] of Object.entries(kinds)) {
      const times: number[] = [];
      const rows: number[] = [];
      for (const path of paths) {
        await timeCall(server, secret, path);
        times.push(await timeCall(server, secret, path));
        rows.push(await rowsReadBy(server, secret, path));
      }
      const read = `rows read ${quantile(rows, 0.5)} (p95 ${quantile(rows, 0.95)}, most ${Math.max(...rows)})`;
      print(kind, `${quantile(times, 0.5).toFixed(1)} ms`, `p95 ${quantile(times, 0.95).toFixed(1)} ms, ${read}`);
    }
  } finally {
    await server.dispose();
  }
}

/** What is asked: drawn from the population by a fixed rule, so that each run asks the same. */
function callsOf(peopleFile: string): Record<string, string[]> {
  const database = new DatabaseSync(peopleFile, { readOnly: true });
  const all = <T>(sql: string): T[] => database.prepare(sql).all(CALLS_PER_KIND) as T[];
  try {
    const common = all<{ first_name: string; last_name: string }>(
      'SELECT first_name, last_name FROM person GROUP BY first_name, last_name ORDER BY COUNT(*) DESC, 1, 2 LIMIT ?',
    );
    const lastNames = all<{ last_name: string }>(
      'SELECT last_name FROM person GROUP BY last_name ORDER BY COUNT(*) DESC, 1 LIMIT ?',
    );
    const some = all<{ id: string; full_name: string; city: string; state_code: string }>(
      `SELECT p.id, p.full_name, l.city, l.state_code FROM person p JOIN place l ON l.id = p.current_place_id
       WHERE length(p.first_name) > 3 ORDER BY p.id LIMIT ?`,
    );
    return {
      'search: common name, nationwide': common.map((p) => searchPath(`${p.first_name} ${p.last_name}`)),
      'search: anybody, by full name': some.map((p) => searchPath(p.full_name)),
      'search: name and city': some.map((p) => searchPath(p.full_name, `${p.city}, ${p.state_code}`)),
      'search: common last name and state': lastNames.map((p, at) => searchPath(p.last_name, at % 2 ? 'CA' : 'TX')),
      'search: common last name alone': lastNames.map((p) => searchPath(p.last_name)),
      'search: nickname and common last name': lastNames.map((p, at) =>
        searchPath(`${SHORT_NAMES[at % SHORT_NAMES.length]} ${p.last_name}`),
      ),
      'search: beginning of a first name': common.map((p) => searchPath(`${p.first_name.slice(0, 3)} ${p.last_name}`)),
      details: some.map(({ id }) => detailsPath(id, false)),
      'details with related people': some.map(({ id }) => detailsPath(id, true)),
    };
  } finally {
    database.close();
  }
}

function searchPath(name: string, location?: string): string {
  const query = new URLSearchParams({ name, ...(location === undefined ? {} : { location }) });
  return `${calls.searchPeople.path}?${query}`;
}

function detailsPath(personId: string, withRelated: boolean): string {
  const query = new URLSearchParams({ personId, ...(withRelated ? { includeRelated: 'true' } : {}) });
  return `${calls.personDetails.path}?${query}`;
}
