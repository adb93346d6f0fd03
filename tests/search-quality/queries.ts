import { DatabaseSync } from 'node:sqlite';
import { type Random, randomOf } from '../../scripts/population/random.ts';
import { foldText, nameKey } from '../../shared/people/names/name-key.ts';
import { stateName } from '../../shared/people/us-states.ts';
import { misspell } from './misspell.ts';
import { NICKNAME_PAIRS } from './nickname-pairs.ts';

/** A search with the person it must find. */
export interface QualityQuery {
  readonly kind: string;
  readonly name: string;
  /** '' for anywhere */
  readonly location: string;
  readonly expected: string;
}

interface Person {
  readonly id: string;
  readonly first_name: string;
  readonly middle_name: string | null;
  readonly last_name: string;
  readonly suffix: string | null;
  readonly akas: string;
  readonly city: string;
  readonly state_code: string;
  /** how many people in that city have that last name, and that first name */
  readonly sameLast: number;
  readonly sameFirst: number;
}

/** The most namesakes in one city: with more, nobody could say who is meant. */
const NAMESAKES_MAX = 4;
/** Minimum letters of a word to be mistyped. */
const LETTERS_MIN = 4;

/** Several words, or a word that may be typed as several. */
const isCompound = (name: string): boolean => /[-' ]/.test(name);
const isPlain = (text: string): boolean => /^[A-Za-z]+$/.test(text) && text.length >= LETTERS_MIN;
const cityOf = ({ city, state_code }: Pick<Person, 'city' | 'state_code'>): string => `${city}, ${state_code}`;
/** Most people give the city, some only the state. */
const placeOf = (person: Person, random: Random): string =>
  random.chance(0.8) ? cityOf(person) : stateName(person.state_code);

interface Kind {
  readonly kind: string;
  readonly count: number;
  /** the name and place to search for; null if the person does not suit this kind */
  readonly ask: (person: Person, random: Random) => readonly [name: string, location: string] | null;
}

const KINDS: readonly Kind[] = [
  {
    kind: 'first name misspelled',
    count: 50,
    ask: (p, random) =>
      isPlain(p.first_name) ? [`${misspell(p.first_name, random)} ${p.last_name}`, cityOf(p)] : null,
  },
  {
    kind: 'last name misspelled',
    count: 60,
    ask: (p, random) => (isPlain(p.last_name) ? [`${p.first_name} ${misspell(p.last_name, random)}`, cityOf(p)] : null),
  },
  {
    kind: 'both names misspelled',
    count: 50,
    ask: (p, random) =>
      isPlain(p.first_name) && isPlain(p.last_name)
        ? [`${misspell(p.first_name, random)} ${misspell(p.last_name, random)}`, cityOf(p)]
        : null,
  },
  {
    kind: 'nickname',
    count: 60,
    ask(p, random) {
      const pairs = NICKNAME_PAIRS.filter(([, formal]) => nameKey(formal) === nameKey(p.first_name));
      return pairs.length === 0 ? null : [`${random.pick(pairs)[0]} ${p.last_name}`, cityOf(p)];
    },
  },
  {
    kind: 'nickname and last name misspelled',
    count: 20,
    ask(p, random) {
      const pairs = NICKNAME_PAIRS.filter(([, formal]) => nameKey(formal) === nameKey(p.first_name));
      if (pairs.length === 0 || !isPlain(p.last_name)) return null;
      return [`${random.pick(pairs)[0]} ${misspell(p.last_name, random)}`, cityOf(p)];
    },
  },
  {
    kind: 'initial of the first name',
    count: 20,
    ask: (p) => (isPlain(p.first_name) ? [`${p.first_name[0]} ${p.last_name}`, cityOf(p)] : null),
  },
  {
    kind: 'two initials',
    count: 15,
    ask: (p) =>
      isPlain(p.first_name) && p.middle_name !== null
        ? [`${p.first_name[0]}. ${p.middle_name[0]}. ${p.last_name}`, cityOf(p)]
        : null,
  },
  {
    kind: 'half of a double last name',
    count: 25,
    ask(p, random) {
      const halves = p.last_name.split('-');
      return halves.length === 2 ? [`${p.first_name} ${random.pick(halves)}`, cityOf(p)] : null;
    },
  },
  {
    kind: 'last name written apart or as one',
    count: 20,
    ask(p, random) {
      if (!isCompound(p.last_name)) return null;
      const [apart, asOne] = [p.last_name.replace(/[-']/g, ' '), p.last_name.replace(/[-' ]/g, '')];
      return [`${p.first_name} ${random.chance(0.5) ? apart : asOne}`, cityOf(p)];
    },
  },
  {
    kind: 'compound last name alone',
    count: 25,
    ask: (p) => (isCompound(p.last_name) && p.sameLast <= NAMESAKES_MAX ? [p.last_name, cityOf(p)] : null),
  },
  {
    kind: 'compound last name alone, written otherwise',
    count: 15,
    ask(p, random) {
      if (!/^[^-]*[' ][^-]*$/.test(p.last_name) || p.sameLast > NAMESAKES_MAX) return null;
      const [apart, asOne] = [p.last_name.replace(/'/g, ' '), p.last_name.replace(/[' ]/g, '')];
      return [random.chance(0.5) ? apart : asOne, cityOf(p)];
    },
  },
  {
    kind: 'compound first name alone',
    count: 15,
    ask: (p) => (isCompound(p.first_name) && p.sameFirst <= NAMESAKES_MAX ? [p.first_name, cityOf(p)] : null),
  },
  {
    kind: 'middle name left out',
    count: 15,
    ask: (p, random) => (p.middle_name === null ? null : [`${p.first_name} ${p.last_name}`, placeOf(p, random)]),
  },
  {
    kind: 'middle initial for a middle name',
    count: 10,
    ask: (p) =>
      (p.middle_name?.length ?? 0) > 1 ? [`${p.first_name} ${p.middle_name?.[0]} ${p.last_name}`, cityOf(p)] : null,
  },
  {
    kind: 'last name first, with a comma',
    count: 15,
    ask: (p, random) => [`${p.last_name}, ${p.first_name}`, placeOf(p, random)],
  },
  { kind: 'last name first', count: 15, ask: (p) => [`${p.last_name} ${p.first_name}`, cityOf(p)] },
  {
    kind: 'another name',
    count: 25,
    ask(p, random) {
      const akas = JSON.parse(p.akas) as string[];
      return akas.length === 0 ? null : [random.pick(akas), cityOf(p)];
    },
  },
  {
    kind: 'without diacritics',
    count: 20,
    ask(p, random) {
      const name = `${p.first_name} ${p.last_name}`;
      return foldText(name) === name.toLowerCase() ? null : [foldText(name), placeOf(p, random)];
    },
  },
  {
    kind: 'with a suffix',
    count: 20,
    ask(p, random) {
      const suffix = p.suffix ?? random.pick(['Jr', 'Sr.', 'III', 'jr.']);
      return [`${p.first_name} ${p.last_name} ${suffix}`, cityOf(p)];
    },
  },
];

/** Draws a seed's queries from a population: always the same ones from the same file. */
export function drawQueries(peopleFile: string, seed: string): QualityQuery[] {
  const people = readPeople(peopleFile);
  return KINDS.flatMap(({ kind, count, ask }) => {
    const random = randomOf(seed, kind);
    const found: QualityQuery[] = [];
    const asked = new Set<string>();
    // Rare kinds are drawn from everybody, from their own starting point.
    const start = random.below(people.length);
    const step = Math.floor(people.length * 0.618) | 1;
    for (let turn = 0; turn < people.length && found.length < count; turn++) {
      const person = people[(start + turn * step) % people.length];
      const question = person === undefined || asked.has(person.id) ? null : ask(person, random);
      if (person === undefined || question === null) continue;
      asked.add(person.id);
      found.push({ kind, name: question[0], location: question[1], expected: person.id });
    }
    return found;
  });
}

/** Everybody with a city and few enough namesakes there, by id. */
function readPeople(peopleFile: string): Person[] {
  const database = new DatabaseSync(peopleFile, { readOnly: true });
  try {
    const all = database
      .prepare(
        `SELECT p.id, p.first_name, p.middle_name, p.last_name, p.suffix, p.akas, l.city, l.state_code
         FROM person p JOIN place l ON l.id = p.current_place_id ORDER BY p.id`,
      )
      .all() as unknown as Omit<Person, 'sameLast' | 'sameFirst'>[];
    type Named = (typeof all)[number];
    const namesakes = (keyOf: (p: Named) => string): ((p: Named) => number) => {
      const counts = new Map<string, number>();
      for (const p of all) counts.set(keyOf(p), (counts.get(keyOf(p)) ?? 0) + 1);
      return (p) => counts.get(keyOf(p)) ?? 0;
    };
    const sameName = namesakes((p) => `${nameKey(p.first_name)}|${nameKey(p.last_name)}|${cityOf(p)}`);
    // 'De La Cruz' and 'Delacruz' are one name to a search.
    const sameLast = namesakes((p) => `${nameKey(p.last_name).replaceAll(' ', '')}|${cityOf(p)}`);
    const sameFirst = namesakes((p) => `${nameKey(p.first_name)}|${cityOf(p)}`);
    return all
      .filter((person) => person.first_name.length > 1 && sameName(person) <= NAMESAKES_MAX)
      .map((person) => ({ ...person, sameLast: sameLast(person), sameFirst: sameFirst(person) }));
  } finally {
    database.close();
  }
}
