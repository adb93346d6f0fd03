import type { DatabaseSync } from 'node:sqlite';
import { paths } from '../../shared/urls/paths.ts';
import { openDatabase } from '../lib/database/local-database.ts';
import { peopleWorthLookingAt } from '../lib/demo/people-worth-looking-at.ts';

/** A person with every kind of data, including namesakes and neighbors. */
export function pathOfFullPage(peopleFile: string): string {
  const person = peopleWorthLookingAt(peopleFile)[0];
  if (person?.id == null) throw new Error('the database holds nobody to look at');
  return paths.person({ name: person.fullName, city: person.city, stateCode: person.stateCode, id: person.id });
}

/** The living person with the most people around them and the most homes. */
export function pathOfBusiest(peopleFile: string): string {
  const person = readOne<{ id: string; name: string; city: string; stateCode: string }>(
    peopleFile,
    `SELECT p.id, p.full_name AS name, l.city, l.state_code AS stateCode
     FROM (SELECT * FROM person LIMIT 20000) p JOIN place l ON l.id = p.current_place_id
     WHERE p.is_dead = 0
     ORDER BY (SELECT count(*) FROM relation r WHERE r.person_id = p.id)
            + 3 * (SELECT count(*) FROM residence r WHERE r.person_id = p.id) DESC, p.id LIMIT 1`,
  );
  return paths.person(person);
}

/** The nationwide list of a name that many people have. */
export function pathOfCommonName(peopleFile: string): string {
  const namesakes = peopleWorthLookingAt(peopleFile).find(({ label }) => label === 'many namesakes');
  if (namesakes === undefined) throw new Error('no two people in the database have the same name');
  return paths.personSearch({ name: namesakes.fullName, location: '' });
}

/** A number in a public directory, whose owner everybody may see. */
export function pathOfListedPhone(peopleFile: string): string {
  const { number } = readOne<{ number: string }>(
    peopleFile,
    'SELECT number FROM phone WHERE is_listed = 1 ORDER BY number LIMIT 1',
  );
  return paths.phone({ phone: `1${number}` });
}

function readOne<Row>(peopleFile: string, sql: string): Row {
  const database: DatabaseSync = openDatabase(peopleFile);
  try {
    const row = database.prepare(sql).get();
    if (row === undefined) throw new Error('the database holds nobody to look at');
    return row as Row;
  } finally {
    database.close();
  }
}
