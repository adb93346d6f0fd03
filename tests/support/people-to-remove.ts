import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from '@playwright/test';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { paths } from '../../shared/urls/paths.ts';
import { isLiving } from './living.ts';

/** Somebody of the test population with a name that nobody else has, a listed landline, and a relative who names them. */
export interface PersonToRemove {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  /** ten digits */
  readonly phone: string;
  readonly relative: { readonly id: string; readonly name: string; readonly city: string; readonly state: string };
}

/** Read once per process. */
let people: readonly PersonToRemove[] | undefined;

/**
 * One whom no other test of this run has, and whose relative none has either: each is marked by a file in the run's output
 * folder, which Playwright empties before it begins.
 */
export function personToRemove(): PersonToRemove {
  people ??= apart(readPeople());
  const marks = join(test.info().project.outputDir, 'people-to-remove');
  mkdirSync(marks, { recursive: true });
  const person = people.find(({ id }) => isFirstTo(join(marks, id)));
  if (person === undefined) throw new Error(`all ${people.length} people who can be removed are taken`);
  return person;
}

/** Creates a file that only one process can create. */
function isFirstTo(mark: string): boolean {
  try {
    closeSync(openSync(mark, 'wx'));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Those who share nobody with the ones before them. */
function apart(all: readonly PersonToRemove[]): readonly PersonToRemove[] {
  const named = new Set<string>();
  return all.filter(({ id, relative }) => {
    if (named.has(id) || named.has(relative.id)) return false;
    named.add(id).add(relative.id);
    return true;
  });
}

export const pathOf = ({ id, name, city, state }: Pick<PersonToRemove, 'id' | 'name' | 'city' | 'state'>): string =>
  paths.person({ name, city, stateCode: state, id });

function readPeople(): PersonToRemove[] {
  const { peopleFile } = databaseFiles({ stateDir: TEST_STATE_DIR });
  const database = new DatabaseSync(peopleFile, { readOnly: true });
  const rows = database
    .prepare(
      `SELECT p.id, p.full_name AS name, l.city, l.state_code AS state, f.number AS phone,
              o.id AS relativeId, o.full_name AS relativeName, m.city AS relativeCity, m.state_code AS relativeState
       -- In this order: from the 20,000 relations, whatever the planner would prefer.
       FROM relation r
       CROSS JOIN person o ON o.id = r.person_id
       CROSS JOIN person p ON p.id = r.other_id
       CROSS JOIN place l ON l.id = p.current_place_id
       CROSS JOIN place m ON m.id = o.current_place_id
       CROSS JOIN phone f ON f.person_key = p.person_key AND f.is_listed = 1 AND f.line_type = 'Landline'
       WHERE r.kind = 'Relative' AND r.sort_order = 0 AND o.last_name <> p.last_name
         AND ${isLiving('p')} AND ${isLiving('o')}
         AND length(p.first_name) > 2 AND p.full_name NOT GLOB '*[^A-Za-z ]*' AND o.full_name NOT GLOB '*[^A-Za-z ]*'
         AND p.full_name IN (SELECT full_name FROM person GROUP BY first_key, last_key HAVING count(*) = 1)
         -- The first page of a search for the last name has them.
         AND p.last_key IN (SELECT last_key FROM person GROUP BY last_key HAVING count(*) < 10)
       ORDER BY p.id`,
    )
    .all() as unknown as (Omit<PersonToRemove, 'relative'> & {
    readonly relativeId: string;
    readonly relativeName: string;
    readonly relativeCity: string;
    readonly relativeState: string;
  })[];
  database.close();
  return rows.map(({ relativeId, relativeName, relativeCity, relativeState, ...person }) => ({
    ...person,
    relative: { id: relativeId, name: relativeName, city: relativeCity, state: relativeState },
  }));
}
