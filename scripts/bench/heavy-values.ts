import { DatabaseSync } from 'node:sqlite';
import { type KnownValues, knownValues } from '../../tests/support/fuzz/known-values.ts';
import type { Random } from '../../tests/support/fuzz/nasty-values.ts';

/** How many of the most common names or places of each kind are tried. */
const COMMONEST = 12;
const SHORT_NAMES = ['Bill', 'Liz', 'Kate', 'Jim', 'Beth', 'Alex', 'Jo', 'Mary Kate'];
const PARTICLES = ['De La', 'Van Der', 'O', 'Mc', 'St'];
/** How many words of a name are considered. */
const NAME_WORDS = 6;
/** A partial number has seven known digits; the unknown ones may be anywhere. */
const OPEN_DIGITS = 3;

/** Draws a value that may be expensive to search for; null for an unknown field. */
export type HeavyValues = (key: string, random: Random) => string | null;

/**
 * The values that are most expensive to search for in a population, by field: what most people share, and what has many
 * readings.
 */
export function heavyValues(peopleFile: string): HeavyValues {
  const database = new DatabaseSync(peopleFile, { readOnly: true });
  const column = (sql: string): string[] =>
    (database.prepare(sql).all() as { value: string }[]).map(({ value }) => String(value));
  try {
    const common = (name: string): string[] =>
      column(`SELECT ${name} AS value FROM person GROUP BY 1 ORDER BY COUNT(*) DESC, 1 LIMIT ${COMMONEST}`);
    const firsts = [...common('first_name'), ...SHORT_NAMES];
    const lasts = common('last_name');
    const cities = [
      ...column(`SELECT city AS value FROM place GROUP BY 1 ORDER BY COUNT(*) DESC, 1 LIMIT ${COMMONEST}`),
      ...column(
        `SELECT l.city || ', ' || l.state_code AS value FROM place l JOIN place_count c ON c.place_id = l.id
         ORDER BY c.people DESC LIMIT ${COMMONEST}`,
      ),
    ];
    const states = column(`SELECT state_code AS value FROM state_count ORDER BY people DESC LIMIT ${COMMONEST}`);
    const houses = column(
      `SELECT house_number || ' ' || street AS value FROM address GROUP BY place_id, street_key, house_number
       ORDER BY COUNT(*) DESC LIMIT ${COMMONEST}`,
    );
    const housePlaces = column(
      `SELECT l.city || ', ' || l.state_code AS value FROM address a JOIN place l ON l.id = a.place_id
       GROUP BY a.place_id, a.street_key, a.house_number ORDER BY COUNT(*) DESC LIMIT ${COMMONEST}`,
    );
    const numbers = column(`SELECT number AS value FROM phone GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT ${COMMONEST}`);
    const ids = column(
      `SELECT p.id AS value FROM person p ORDER BY (SELECT COUNT(*) FROM relation r WHERE r.person_id = p.id)
         + (SELECT COUNT(*) FROM residence r WHERE r.person_id = p.id) DESC LIMIT ${COMMONEST}`,
    );
    const known = knownValues(peopleFile);
    const drawn: Readonly<Record<string, (random: Random) => string>> = {
      name: (random) => heavyName(random, firsts, lasts),
      q: (random) =>
        random.pick([heavyName(random, firsts, lasts), random.pick(cities).slice(0, 2 + random.below(5)), 'san']),
      location: (random) => random.pick([...cities, ...states, ...housePlaces]),
      city: (random) => random.pick(cities),
      state: (random) => random.pick(states),
      street: (random) => random.pick(houses) + random.pick(['', ' Apt 1', ' Apt 12', ' Apt B', ' 1 1']),
      phone: (random) => `1${openDigits(random.pick(numbers), random)}`,
      phoneNumbers: (random) => `1${random.pick(numbers)}`,
      personId: (random) => random.pick(ids),
      personIds: (random) => Array.from({ length: 12 }, () => random.pick(ids)).join(','),
      letter: (random) => random.pick([...'abcdefghijklmnopqrstuvwxyz']),
      partial: (random) =>
        random
          .pick(lasts)
          .toLowerCase()
          .replaceAll(/[^a-z]/g, ''),
      page: (random) => random.pick(['1', '2', '10', '100']),
    };
    return (key, random) => (Object.hasOwn(drawn, key) ? (drawn[key]?.(random) ?? null) : knownOf(known, key, random));
  } finally {
    database.close();
  }
}

function knownOf(known: readonly KnownValues[], key: string, random: Random): string | null {
  const values = random.pick(known);
  return Object.hasOwn(values, key) ? random.pick(values[key] ?? ['']) : null;
}

function heavyName(random: Random, firsts: readonly string[], lasts: readonly string[]): string {
  const [first, last] = [random.pick(firsts), random.pick(lasts)];
  const words = Array.from({ length: NAME_WORDS }, () => random.pick(random.below(2) === 0 ? firsts : lasts));
  return random.pick([
    first,
    last,
    `${first} ${last}`,
    `${first.slice(0, 2)} ${last}`,
    `${first} ${last.slice(0, 2)}`,
    `${first.slice(0, 2)} ${last.slice(0, 2)}`,
    `${first} ${last[0]} ${last}`,
    `${last}, ${first}`,
    `${random.pick(PARTICLES)} ${last}`,
    `${first} ${random.pick(PARTICLES)} ${last}`,
    `${last.slice(0, -2)}${last.slice(-1)} ${first.slice(1)}`,
    words.join(' '),
    words.slice(0, 2 + random.below(NAME_WORDS - 2)).join(' '),
    words.map((word) => word.slice(0, 3)).join(' '),
  ]);
}

/** A number with any three of its digits unknown. */
function openDigits(number: string, random: Random): string {
  const marks = [...number];
  for (let open = random.below(OPEN_DIGITS + 1); open > 0; open -= 1) marks[random.below(marks.length)] = 'X';
  return marks.join('');
}
