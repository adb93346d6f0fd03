import { randomInt } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext } from '@playwright/test';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { paths } from '../../shared/urls/paths.ts';
import { decodeHtml } from './decode-html.ts';
import { isLiving } from './living.ts';
import { FROM_OURS } from './raw-http.ts';

/** Somebody of the test population with a mobile number and an email address that nobody else has, a job and a relative. */
export interface PersonToClaim {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  /** ten digits */
  readonly phone: string;
  readonly email: string;
  readonly company: string;
  /** a landline that other people's records list, too */
  readonly shared: string;
}

/** Read once per process. */
let people: readonly PersonToClaim[] | undefined;

/** One of them, at random: tests that run at the same time hardly ever claim the same person. */
export function personToClaim(): PersonToClaim {
  people ??= readPeople();
  const person = people[randomInt(people.length)];
  if (person === undefined) throw new Error('nobody in the test population can be claimed');
  return person;
}

export const claimPathOf = ({ id, name, city, state }: PersonToClaim): string =>
  paths.person({ name, city, stateCode: state, id });

function readPeople(): PersonToClaim[] {
  const { peopleFile } = databaseFiles({ stateDir: TEST_STATE_DIR });
  const database = new DatabaseSync(peopleFile, { readOnly: true });
  const own = (table: string, value: string, alias: string) =>
    `NOT EXISTS (SELECT 1 FROM ${table} x WHERE x.${value} = ${alias}.${value} AND x.person_id <> p.id)`;
  const rows = database
    .prepare(
      `SELECT p.id, p.full_name AS name, l.city, l.state_code AS state, f.number AS phone, p.company_name AS company,
              s.number AS shared, (SELECT e.email FROM email e WHERE e.person_id = p.id ORDER BY e.sort_order LIMIT 1) AS email
       FROM person p
       JOIN place l ON l.id = p.current_place_id
       JOIN phone f ON f.person_id = p.id AND f.line_type = 'Mobile'
       JOIN phone s ON s.person_id = p.id AND s.line_type = 'Landline'
       WHERE ${isLiving('p')} AND p.company_name IS NOT NULL AND ${own('phone', 'number', 'f')}
         AND EXISTS (SELECT 1 FROM phone x WHERE x.number = s.number AND x.person_id <> p.id)
         AND EXISTS (SELECT 1 FROM email e WHERE e.person_id = p.id)
         AND EXISTS (SELECT 1 FROM relation r WHERE r.person_id = p.id)
       GROUP BY p.id ORDER BY p.id`,
    )
    .all() as unknown as PersonToClaim[];
  const shares = database.prepare('SELECT COUNT(*) AS people FROM email WHERE email = ?');
  const alone = rows.filter(({ email }) => (shares.get(email) as { people: number }).people === 1);
  database.close();
  return alone;
}

/** The codes that were sent to an address or a number (ten digits), the latest first, from the outbox of the local run. */
export async function codesTo(request: APIRequestContext, to: string): Promise<string[]> {
  const outbox = await request.get(paths.outbox(), { headers: FROM_OURS });
  const messages = decodeHtml(await outbox.text())
    .split('<article')
    .slice(1);
  const shown = /^\d{10}$/.test(to) ? to.replace(/^(...)(...)(....)$/, '($1) $2-$3') : `<dd>${to.toLowerCase()}</dd>`;
  return messages
    .filter((message) => message.includes(shown))
    .flatMap((message) => /(?<!\d)\d{6}(?!\d)/.exec(message.replace(/(?:id|labelledby)="[^"]*"/g, ''))?.[0] ?? []);
}
