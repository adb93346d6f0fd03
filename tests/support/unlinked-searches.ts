import { DatabaseSync } from 'node:sqlite';
import { paths } from '../../shared/urls/paths.ts';
import { spread } from './crawler.ts';

/** Places as people write them, and some that do not exist. */
const PLACES = [
  '',
  'NYC',
  'LA',
  'Philly',
  'near Portland, OR',
  'portlnad, OR',
  'King County',
  'Nowhereville',
  '60601',
  'WY',
];
const FILTERS = ['state=OR', 'age=35-44', 'sort=age', 'sort=name', 'page=2', 'page=60'];

/**
 * Searches that no page links to and somebody types: names on record with a letter left out, doubled or exchanged, first
 * names with the last name of somebody else, in places where they are and are not, with filters. `most` of each kind.
 */
export function unlinkedSearches(peopleFile: string, most: number): string[] {
  const people = new DatabaseSync(peopleFile, { readOnly: true });
  const rows = people
    .prepare(
      `SELECT p.first_name, p.last_name, l.city, l.state_code FROM person p JOIN place l ON l.id = p.current_place_id
       WHERE p.first_name GLOB '[A-Z][a-z][a-z][a-z]*' AND p.last_name GLOB '[A-Z][a-z][a-z][a-z]*' ORDER BY p.id`,
    )
    .all() as { first_name: string; last_name: string; city: string; state_code: string }[];
  people.close();
  const some = (of: number) => spread(rows.slice(of).concat(rows.slice(0, of)), most);
  const search = (name: string, location = ''): string => paths.personSearch({ name, location });
  return [
    ...some(1).map(({ first_name, last_name }) => search(`${first_name} ${last_name}`)),
    ...some(2).map(({ first_name, last_name }, at) => search(`${first_name} ${misspelled(last_name, at)}`)),
    ...some(3).map(({ first_name, last_name }, at) => search(`${misspelled(first_name, at)} ${last_name}`)),
    ...some(4).map(({ last_name }, at) => search(last_name, PLACES[at % PLACES.length])),
    ...some(5).map(({ first_name, last_name }, at) => search(`${first_name} ${last_name}`, PLACES[at % PLACES.length])),
    ...some(6).map(({ last_name, city, state_code }) => search(last_name, `${city}, ${state_code}`)),
    ...some(7).map(({ first_name, city, state_code }, at) =>
      search(`${first_name} ${rows[(at * 37) % rows.length]?.last_name}`, `${city}, ${state_code}`),
    ),
    ...some(8).map(({ last_name }, at) => `${search(last_name)}?${FILTERS[at % FILTERS.length]}`),
  ];
}

/** With its third letter left out, doubled, or exchanged with the next. */
function misspelled(name: string, at: number): string {
  const [start, letter, rest] = [name.slice(0, 2), name.charAt(2), name.slice(3)];
  return (
    [`${start}${rest}`, `${start}${letter}${letter}${rest}`, `${start}${rest.charAt(0)}${letter}${rest.slice(1)}`][
      at % 3
    ] ?? name
  );
}
