import { calls } from '../../../shared/contract/calls.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { seeded } from '../random.ts';
import { nastyText, percentEncode, type Random } from './nasty-values.ts';

/** How many odd strings there are: every kind in every box, several times over. */
export const ODD_STRINGS = 10_000;
const SEED = 20_261_126;
/** What somebody may paste by mistake. */
const FOUR_KILOBYTES = 4_096;
const NAMES = ['Maria Garcia', "Sean O'Neil", 'de la Cruz', 'James', 'Smith', '5035550142', '1423 Main St', 'Portland'];

const repeat = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const lengthOf = (random: Random): number => random.pick([1, 7, 40, 99, 100, 101, 500, FOUR_KILOBYTES]);
const many = (random: Random, pieces: readonly string[], between = ''): string => {
  const count = random.pick([1, 2, 5, 20, 60]);
  return Array.from({ length: count }, () => random.pick(pieces)).join(between);
};

/** The kinds of odd strings, each by a name that a failure tells. */
const ODD = {
  'four kilobytes': (random) => repeat(random.pick(['a', 'Maria ', '1', 'é', 'x-', ', ', "O'"]), FOUR_KILOBYTES),
  emoji: (random) => many(random, ['💡', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '☺️', '5️⃣', '🇺🇸', 'Maria']),
  'right to left': (random) => many(random, ['محمد', 'שלום', '\u202e', '\u2067', '\u200f', 'Garcia', '٣٤'], ' '),
  wildcards: (random) => many(random, ['%', '_', '*', '?', '[a-z]', 'Ma*', 'S_ith', '%ia', '^', 'NEAR(', ' OR ', '-a']),
  quotes: (random) => many(random, ["'", '"', '`', '’', '“', "''", '";--', "' OR '1'='1", '\\', '\\"']),
  'control characters': (random) => many(random, ['\u0001', '\b', '\t', '\r\n', '\u001b[31m', '\u007f', '\u2028', 'a']),
  NUL: (random) => many(random, ['\0', 'Maria\0Garcia', '\0\0', ' ', 'x']),
  'lone surrogates': (random) => many(random, ['\ud800', '\udfff', '\udc00\ud800', 'Maria', ' ', 'a\ud83d']),
  'path traversals': (random) =>
    many(random, ['../', '..\\', '%2e%2e/', '/etc/passwd', './', '//', '..;/', '\\\\x\\y']),
  'very long words': (random) => repeat(random.pick(['a', 'ab', 'qxz', 'Ł', 'smith']), lengthOf(random)),
  'many words': (random) => many(random, ['a', 'maria', 'de', 'la', 'st', 'van', 'garcia', 'jr', 'or', 'ny'], ' '),
  'many commas': (random) => many(random, [',', ', ', 'Garcia,', 'Portland, OR,', ',,,,', ';', ' , ']),
  digits: (random) => many(random, ['0', '1', '555', '97201', '-', '(', ')', '+1', 'X', '.', '٣', '½', '1e9']),
  'a known name and more': (random) => `${random.pick(NAMES)}${nastyText('control', random, 3)}${random.pick(NAMES)}`,
  'text that hides': (random) => nastyText('whitespace', random, 60) + random.pick(['', 'Maria']),
  'letters of other alphabets': (random) => nastyText('unicode', random, 60),
  'code of all sorts': (random) => nastyText('code', random),
} as const satisfies Readonly<Record<string, (random: Random) => string>>;
type OddKind = keyof typeof ODD;
const KINDS = Object.keys(ODD) as OddKind[];

const query = (path: string, fields: Readonly<Record<string, string>>): string =>
  `${path}?${Object.entries(fields)
    .map(([name, value]) => `${name}=${percentEncode(value)}`)
    .join('&')}`;
/** Filters that make a search read further. */
const FILTERED = { age: '35-44', state: 'CA', sort: 'name' };

/** Where every search box leads. */
const SEARCH = '/search';

/** Pages with a box that takes the string, and what a form or a path makes of it. */
const PAGES = {
  'search by name': (odd) => query(SEARCH, { name: odd }),
  'search by name, place': (odd) => query(SEARCH, { name: 'Maria Garcia', location: odd }),
  'search by name, both': (odd) => query(SEARCH, { name: odd, location: odd }),
  'search by phone': (odd) => query(SEARCH, { by: 'phone', phone: odd }),
  'search by street': (odd) => query(SEARCH, { by: 'address', street: odd, location: 'Portland, OR' }),
  'search by street, place': (odd) => query(SEARCH, { by: 'address', street: '1 Main St', location: odd }),
  'people search': (odd) => query(paths.peopleSearch(), { name: odd, location: odd }),
  'reverse phone': (odd) => query(paths.reversePhone(), { phone: odd }),
  'address search': (odd) => query(paths.addressSearch(), { street: odd, location: odd }),
  'results, a name': (odd) => `/name/${percentEncode(odd)}/-`,
  'results, a place': (odd) => `/name/Maria-Garcia/${percentEncode(odd)}`,
  'results, filters': (odd) => query('/name/Garcia/-', { city: odd, state: odd, age: odd, sort: odd, page: odd }),
  'a phone': (odd) => `/phone/${percentEncode(odd)}`,
  'a street': (odd) => `/address/${percentEncode(odd)}/Portland-OR`,
  'white pages': (odd) => `/white-pages/${percentEncode(odd)}`,
  'property search': (odd) => `/property-search/${percentEncode(odd)}`,
} as const satisfies Readonly<Record<string, (odd: string) => string>>;

/** Calls of the origin that take the string; browsers make the first two themselves. */
const CALLS = {
  'suggest, a name': (odd) => query(calls.suggest.path, { q: odd, type: 'name' }),
  'suggest, a place': (odd) => query(calls.suggest.path, { q: odd, type: 'location' }),
  'people, a name': (odd) => query(calls.searchPeople.path, { name: odd }),
  'people, a place': (odd) => query(calls.searchPeople.path, { name: 'Maria Garcia', location: odd }),
  'people, both': (odd) => query(calls.searchPeople.path, { name: odd, location: odd }),
  'people, a city filter': (odd) => query(calls.searchPeople.path, { name: 'Garcia', city: odd }),
  'people, all filters': (odd) => query(calls.searchPeople.path, { name: odd, city: 'Houston, TX', ...FILTERED }),
  'a typed line': (odd) => query(calls.readTyped.path, { q: odd }),
  'a typed line, a place': (odd) => query(calls.readTyped.path, { q: odd, location: odd }),
  'phone, marks': (odd) => query(calls.searchPhone.path, { phone: odd }),
  'address, a street': (odd) => query(calls.searchAddress.path, { street: odd, location: 'Portland, OR' }),
  'address, a place': (odd) => query(calls.searchAddress.path, { street: '1 Main St', location: odd }),
  'white pages, a place': (odd) => `/api/locations/${percentEncode(odd)}`,
  'properties, a place': (odd) => `/api/property-search/${percentEncode(odd)}`,
  'directory, a last name': (odd) => `/api/directory/g/${percentEncode(odd)}`,
} as const satisfies Readonly<Record<string, (odd: string) => string>>;

/** An odd string in a box: where, which kind, and the request that it makes. */
export interface OddRequest {
  readonly box: string;
  readonly kind: OddKind;
  /** as on the request line */
  readonly path: string;
}

/** Calls take a hundred characters at most, so longer strings would only show that they are refused. */
const CALL_TEXT_MAX = 100;
/** One call in this many gets its string whole, to see that it is refused. */
const WHOLE_EVERY = 10;

/** Odd string `index` in a page's box: always the same; each box and each kind in turn. */
export function oddPage(index: number): OddRequest {
  return oddRequest(PAGES, index, (odd) => odd);
}

/** The same in a call of the origin. */
export function oddCall(index: number): OddRequest {
  return oddRequest(CALLS, index, (odd) => (index % WHOLE_EVERY === 0 ? odd : odd.slice(0, CALL_TEXT_MAX)));
}

function oddRequest(
  boxes: Readonly<Record<string, (odd: string) => string>>,
  index: number,
  cut: (odd: string) => string,
): OddRequest {
  const random = seeded(SEED + index);
  const all = Object.entries(boxes);
  const [box, pathOf] = all[index % all.length] ?? random.pick(all);
  const kind = KINDS[Math.floor(index / all.length) % KINDS.length] ?? random.pick(KINDS);
  return { box, kind, path: pathOf(cut(ODD[kind](random))) };
}

/** Who makes a call: the edge, unless only browsers may. */
export const callerOfOdd = ({ path }: OddRequest): 'edge' | 'browser' =>
  path.startsWith(calls.suggest.path) ? 'browser' : 'edge';
