import { DatabaseSync } from 'node:sqlite';
import { buildCallPath } from '../../shared/contract/calls/call.ts';
import { calls } from '../../shared/contract/calls.ts';
import { directoryKey } from '../../shared/urls/segments.ts';

/** Calls of one kind. */
export const CALLS_PER_KIND = 40;
const SHORT_NAMES = ['Bill', 'Bob', 'Liz', 'Kate', 'Tony', 'Peggy', 'Jim', 'Beth'];
/** How many last digits a partial lookup leaves open. */
const OPEN_DIGITS = 3;

interface PersonToAsk {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly full_name: string;
  readonly city: string;
  readonly state_code: string;
  readonly number: string | null;
  readonly house: string | null;
  readonly street: string | null;
  readonly home_city: string | null;
  readonly home_state: string | null;
}

/** The requests for one population, by kind: drawn by a fixed rule, so that each run is the same. */
export function scaleCalls(peopleFile: string): Readonly<Record<string, readonly string[]>> {
  const database = new DatabaseSync(peopleFile, { readOnly: true });
  const all = <T>(sql: string): T[] => database.prepare(sql).all(CALLS_PER_KIND) as T[];
  try {
    const common = all<{ first_name: string; last_name: string }>(
      'SELECT first_name, last_name FROM person GROUP BY first_name, last_name ORDER BY COUNT(*) DESC, 1, 2 LIMIT ?',
    );
    const lastNames = all<{ last_name: string }>(
      'SELECT last_name FROM person GROUP BY last_name ORDER BY COUNT(*) DESC, 1 LIMIT ?',
    );
    const some = all<PersonToAsk>(
      `SELECT p.id, p.first_name, p.last_name, p.full_name, l.city, l.state_code, f.number,
         r.house_number AS house, r.street, r.city AS home_city, r.state_code AS home_state
       FROM person p JOIN place l ON l.id = p.current_place_id
       LEFT JOIN phone f ON f.person_id = p.id AND f.sort_order = 0
       LEFT JOIN residence r ON r.person_id = p.id AND r.sort_order = 0
       WHERE length(p.first_name) > 4 AND length(p.last_name) > 4 AND p.id > 'PA' AND f.number IS NOT NULL AND r.street IS NOT NULL
       ORDER BY p.id LIMIT ?`,
    );
    const placeOf = (p: PersonToAsk): string => `${p.city}, ${p.state_code}`;
    return {
      'search: common name, nationwide': common.map((p) => people(`${p.first_name} ${p.last_name}`)),
      'search: anybody, by full name': some.map((p) => people(p.full_name)),
      'search: name and city': some.map((p) => people(p.full_name, placeOf(p))),
      'search: misspelled, nationwide': some.map((p) => people(`${p.first_name} ${misspell(p.last_name)}`)),
      'search: misspelled, with the city': some.map((p) =>
        people(`${misspell(p.first_name)} ${misspell(p.last_name)}`, placeOf(p)),
      ),
      'search: common last name and state': lastNames.map((p, at) => people(p.last_name, at % 2 ? 'CA' : 'TX')),
      'search: common last name alone': lastNames.map((p) => people(p.last_name)),
      'search: common first name alone': common.map((p) => people(p.first_name)),
      'search: nickname and common last name': lastNames.map((p, at) =>
        people(`${SHORT_NAMES[at % SHORT_NAMES.length]} ${p.last_name}`),
      ),
      'search: beginning of a first name': common.map((p) => people(`${p.first_name.slice(0, 3)} ${p.last_name}`)),
      'search: common name, by age and state': common.map((p) =>
        people(`${p.first_name} ${p.last_name}`, undefined, { age: '35-44', state: 'CA', sort: 'name' }),
      ),
      // Hardly anybody has a stranger's name in a city, so the answer counts other searches.
      'search: nobody in the city, with tries': some.map((p, at) => people(p.full_name, placeOf(another(some, at)))),
      'a typed line: name and place': some.map((p) =>
        typed(`${p.first_name} ${p.last_name} ${p.city} ${p.state_code}`),
      ),
      'a typed line: a name alone': some.map((p) => typed(`${p.last_name}, ${p.first_name}`)),
      phone: some.map(({ number }) => withQuery(calls.searchPhone.path, { phone: `1${number}` })),
      'phone, last three digits unknown': some.map(({ number }) =>
        withQuery(calls.searchPhone.path, {
          phone: `1${(number ?? '').slice(0, -OPEN_DIGITS)}${'X'.repeat(OPEN_DIGITS)}`,
        }),
      ),
      address: some.map((p) =>
        withQuery(calls.searchAddress.path, {
          street: `${p.house} ${p.street}`,
          location: `${p.home_city}, ${p.home_state}`,
        }),
      ),
      'typeahead: names': some.map((p) =>
        withQuery(calls.suggest.path, { q: `${p.first_name} ${p.last_name.slice(0, 2)}`, type: 'name' }),
      ),
      'typeahead: two letters': some.map((p) =>
        withQuery(calls.suggest.path, { q: p.last_name.slice(0, 2), type: 'name' }),
      ),
      'typeahead: places': some.map((p) => withQuery(calls.suggest.path, { q: p.city.slice(0, 3), type: 'location' })),
      'directory: a letter': lastNames.flatMap(({ last_name }) => {
        const key = directoryKey(last_name);
        return key === null ? [] : [buildCallPath(calls.directoryLetter.path, { letter: key.letter })];
      }),
      'directory: a common last name': lastNames.flatMap(({ last_name }) => {
        const key = directoryKey(last_name);
        return key === null ? [] : [buildCallPath(calls.directoryName.path, key)];
      }),
      'white pages of a city': some.map((p) => buildCallPath(calls.location.path, { location: placeOf(p) })),
      'properties of a city': some.map((p) => buildCallPath(calls.propertySearch.path, { location: placeOf(p) })),
      details: some.map(({ id }) => details(id, false)),
      'details with related people': some.map(({ id }) => details(id, true)),
    };
  } finally {
    database.close();
  }
}

/** Swaps two letters in the middle; drops one if they are equal. */
function misspell(name: string): string {
  const at = Math.floor(name.length / 2);
  const [one = '', other = ''] = [name[at - 1], name[at]];
  return one === other
    ? name.slice(0, at) + name.slice(at + 1)
    : name.slice(0, at - 1) + other + one + name.slice(at + 1);
}

function people(name: string, location?: string, more: Readonly<Record<string, string>> = {}): string {
  return withQuery(calls.searchPeople.path, { name, ...(location === undefined ? {} : { location }), ...more });
}

/** Somebody else of the list. */
function another<T>(list: readonly T[], at: number): T {
  return list[(at + 1) % list.length] as T;
}

function typed(line: string): string {
  return withQuery(calls.readTyped.path, { q: line });
}

function details(personId: string, withRelated: boolean): string {
  return withQuery(calls.personDetails.path, { personId, ...(withRelated ? { includeRelated: 'true' } : {}) });
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`;
}
