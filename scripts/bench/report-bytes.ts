import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { paths } from '../../shared/urls/paths.ts';
import { DEMO_PASSWORD, REPORT_EMAIL } from '../lib/demo/demo-accounts.ts';
import { addDemoReports } from '../lib/demo/demo-purchases.ts';
import type { PersonToLookAt } from '../lib/demo/people-worth-looking-at.ts';
import { USER_AGENT } from './interaction.ts';
import { beginTable, print } from './table.ts';

/** How many records the two compared people should have; the closest in the population are taken. */
const FEW = 10;
const MANY = 400;
/** The second page's HTML should be at most this many times the first's. */
const AIM = 1.2;

export interface Reported extends PersonToLookAt {
  readonly records: number;
}

/** A person with few records and one with many, both with much other data and unlocked reports. */
export function unlockForBench(
  files: { readonly accountsFile: string; readonly peopleFile: string },
  worthLookingAt: readonly PersonToLookAt[],
): readonly [Reported, Reported] {
  const people = [personWith(files.peopleFile, FEW), personWith(files.peopleFile, MANY)] as const;
  addDemoReports(files, [...worthLookingAt, ...people], Date.now());
  return people;
}

/** Bytes of both unlocked pages, and their ratio. */
export async function benchReportBytes(url: URL, people: readonly [Reported, Reported]): Promise<void> {
  const cookie = await logIn(url);
  beginTable('The page of an unlocked report, bytes of its HTML');
  const sizes: number[] = [];
  for (const { fullName: name, city, stateCode, id, records } of people) {
    if (id === null) throw new Error('nobody to look at');
    const page = new URL(paths.person({ name, city, stateCode, id }), url);
    const response = await fetch(page, { headers: { cookie, 'user-agent': USER_AGENT } });
    const html = Buffer.from(await response.arrayBuffer());
    if (!html.includes('data-record=')) throw new Error(`the report of ${records} records is not open`);
    sizes.push(html.length);
    const zipped = gzipSync(html, { level: 9 }).length.toLocaleString('en-US');
    print(`${records} records`, `${html.length.toLocaleString('en-US')} B`, `${zipped} B after gzip -9`);
  }
  const [few = Number.NaN, many = Number.NaN] = sizes;
  print('the second over the first', (many / few).toFixed(2), `aim: at most ${AIM}`);
}

async function logIn(url: URL): Promise<string> {
  const response = await fetch(new URL(paths.login(), url), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url.origin, 'sec-fetch-site': 'same-origin', 'user-agent': USER_AGENT },
    body: new URLSearchParams({ email: REPORT_EMAIL, password: DEMO_PASSWORD }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Among the people with the most data, the one closest to that many records and properties. */
function personWith(peopleFile: string, wanted: number): Reported {
  const [person] = peopleWith(peopleFile, wanted, { limit: 1, leastFill: 85 });
  if (person === undefined) throw new Error('the database holds nobody with much data');
  return person;
}

/**
 * The people closest to that many records and properties, those with the fewest properties first; `leastFill`: the least
 * of a page's data, from 0 to 100.
 */
export function peopleWith(
  peopleFile: string,
  wanted: number,
  { limit, leastFill }: { readonly limit: number; readonly leastFill: number },
): Reported[] {
  const database = new DatabaseSync(peopleFile, { readOnly: true });
  try {
    const people = database
      .prepare(
        `SELECT p.id, p.full_name AS fullName, l.city, l.state_code AS stateCode,
           (SELECT count(*) FROM record c WHERE c.person_id = p.id)
             + (SELECT count(*) FROM ownership w WHERE w.person_id = p.id) AS records
         FROM person p JOIN place l ON l.id = p.current_place_id
         WHERE p.is_dead = 0 AND p.fill_score >= ?2
         ORDER BY abs(records - ?1), (SELECT count(*) FROM ownership w WHERE w.person_id = p.id), p.id LIMIT ?3`,
      )
      .all(wanted, leastFill, limit) as unknown as Omit<Reported, 'label'>[];
    return people.map((person) => ({ ...person, label: `${person.records} records` }));
  } finally {
    database.close();
  }
}
