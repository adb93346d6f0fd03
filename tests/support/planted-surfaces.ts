import { buildCallPath } from '../../shared/contract/calls/call.ts';
import { type CallName, calls } from '../../shared/contract/calls.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';
import { matchRoute } from '../../shared/urls/route-table.ts';
import { CALL_SAMPLES } from './call-samples.ts';
import { LEAK_QUESTIONS_OF_CALLS } from './leak-questions.ts';
import type { PlantedPerson } from './planted.ts';
import { pagesOfEveryRoute } from './sample-pages.ts';
import type { Truth } from './truth.ts';

/** One thing that somebody can ask of the site, and may be told something about a planted person by. */
export interface Ask {
  /** 'page person', 'call searchPhone': what a fault is told by */
  readonly surface: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** sent to the origin as the edge or a browser would; a page goes to the edge */
  readonly caller: 'edge' | 'browser' | 'page';
}

/** The questions of LEAK_QUESTIONS about a person who may not be in the database at all. */
export function truthOf(person: PlantedPerson): Truth {
  const { home, place } = person;
  const address = { ...home, city: place.city, stateCode: place.stateCode };
  // The questions read no more of a person.
  return {
    ...person,
    addresses: [address],
    phones: [{ number: person.phone }],
    owned: [home],
    akas: [],
    relatives: [],
    associates: [],
    emails: [person.email],
    records: [{ id: person.recordId, caseNumber: null }],
  } as unknown as Truth;
}

/** Every call of the table that tells of people, about this person. */
export function callsAbout(person: PlantedPerson): Ask[] {
  const truth = truthOf(person);
  return LEAK_QUESTIONS_OF_CALLS.flatMap(([name, questionOf]) => {
    const question = questionOf(truth);
    return question === null ? [] : [askOf(name, question)];
  });
}

/** Each page of every route that has something of this person in its path. */
export function pagesAbout(person: PlantedPerson): Ask[] {
  return pagesOf(person).filter(({ path }) => person.tokens.some(({ text }) => holds(decodeSafely(path), text)));
}

/** All other pages: those about nobody, and of accounts. */
export function pagesOfNobody(person: PlantedPerson): Ask[] {
  const about = new Set(pagesAbout(person).map(({ path }) => path));
  return [...pagesOf(person).filter(({ path }) => !about.has(path)), pageAsk(paths.accountExport())];
}

function pagesOf({ id, firstName, lastName, fullName, place, recordId, phone, home }: PlantedPerson): Ask[] {
  const location = placeText(place.city, place.stateCode);
  const samples = {
    withRecord: {
      ...{ id, first_name: firstName, last_name: lastName, full_name: fullName, city: place.city },
      ...{ state_code: place.stateCode, record_group: 'liens', record_id: recordId },
    },
    listed: { number: phone },
    home: { street: home.street, place: location },
    property: { pnp_id: home.pnpId },
  };
  const found = pagesOfEveryRoute(samples).map(({ path }) => path);
  return [...new Set(found)].filter((path) => path.startsWith('/')).map(pageAsk);
}

const pageAsk = (path: string): Ask => ({
  surface: `page ${matchRoute(path.split(/[?#]/, 1)[0] ?? '') ?? 'nowhere'}`,
  method: 'GET',
  path,
  caller: 'page',
});

/** What an account is shown of its own: every call that takes nothing, and tells what its owner chose. */
export function callsOfAccounts(): Ask[] {
  return (Object.keys(calls) as CallName[]).flatMap((name) => {
    const call = calls[name];
    const sample = CALL_SAMPLES[name];
    const isPlain = typeof sample === 'object' && sample.params === undefined && sample.query === undefined;
    return call.method === 'GET' && isPlain ? [askOf(name, {})] : [];
  });
}

/** Where others name somebody: neighbors and kin, lists, suggestions, the sitemap. */
export function asksAround(person: PlantedPerson): Ask[] {
  const { place, neighborId, firstName, lastName, phone, home } = person;
  const location = placeText(place.city, place.stateCode);
  const query = (name: CallName, of: Record<string, string>) => askOf(name, { query: of });
  return [
    named(
      'details of somebody else',
      query('personDetails', { personId: neighborId, includeRelated: 'true', includeProperties: 'true' }),
    ),
    named('related people of somebody else', query('personRelated', { personId: neighborId })),
    named('records of somebody else', query('personRecords', { personId: neighborId })),
    named('background of somebody else', query('personBackground', { personId: neighborId })),
    named('counts of somebody else', query('personCounts', { personId: neighborId })),
    named(
      'page of somebody else',
      pageAsk(paths.person({ name: 'Somebody Else', city: null, stateCode: null, id: neighborId })),
    ),
    named(
      'report of somebody else',
      pageAsk(paths.personFull({ name: 'Somebody Else', city: null, stateCode: null, id: neighborId })),
    ),
    named('search by a beginning', query('searchPeople', { name: firstName.slice(0, 4) })),
    named('search by a misspelling', query('searchPeople', { name: `${firstName}x ${lastName}` })),
    named('search by place', query('searchPeople', { name: lastName.slice(0, 4), location })),
    named('suggestions of names', query('suggest', { q: firstName.slice(0, 3), type: 'name' })),
    named('suggestions of last names', query('suggest', { q: lastName.slice(0, 3), type: 'name' })),
    named('numbers with open digits', query('searchPhone', { phone: `1${phone.slice(0, 8)}XX` })),
    named(
      'last names of a letter',
      askOf('directoryLetter', { params: { letter: (lastName[0] ?? 'a').toLowerCase() } }),
    ),
    named('people of a place', askOf('location', { params: { location } })),
    named('houses of a place', askOf('propertySearch', { params: { location } })),
    named('what a typed line means', query('readTyped', { q: `${home.houseNumber} ${home.street}`, location })),
  ];
}

/** Files and lists that are about nobody in particular. */
export function asksAtLarge(): Ask[] {
  return [
    ...(['people', 'names', 'places', 'properties'] as const).map((list) =>
      named(`sitemap of ${list}`, askOf('sitemapFile', { params: { list, file: '1' } })),
    ),
    ...(['people', 'names', 'properties'] as const).map((list) => pageAsk(paths.sitemapFile({ list, file: 1 }))),
    pageAsk(paths.sitemap()),
    askOf('directory', {}),
    pageAsk(paths.directory()),
    pageAsk(paths.whitePagesHome()),
    pageAsk(paths.propertyHome()),
  ];
}

const named = (surface: string, ask: Ask): Ask => ({ ...ask, surface });

function askOf(
  name: CallName,
  {
    params = {},
    query = {},
    body,
  }: {
    readonly params?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string>>;
    readonly body?: unknown;
  },
): Ask {
  const call = calls[name];
  const search = new URLSearchParams(query).toString();
  return {
    surface: `call ${name}`,
    method: call.method,
    path: `${buildCallPath(call.path, params)}${search === '' ? '' : `?${search}`}`,
    ...(body === undefined ? {} : { body }),
    caller: call.caller === 'browser' ? 'browser' : 'edge',
  };
}

/** Whether a text holds a token, in whatever case. */
export function holds(text: string, token: string): boolean {
  return text.toLowerCase().includes(token.toLowerCase());
}

/** The tokens of these people that an answer holds although its request does not. */
export function foundIn(answer: string, ask: Ask, people: readonly PlantedPerson[]): string[] {
  const text = decodeHtmlLight(answer).toLowerCase();
  // One look for all: most answers hold none of them.
  if (!ANY.test(text) && !people.some(({ phone }) => text.includes(phone.slice(6)))) return [];
  const asked = `${decodeSafely(ask.path)} ${JSON.stringify(ask.body ?? '')}`.toLowerCase();
  return people.flatMap(({ tokens }) =>
    tokens.flatMap(({ what, text: token }) => {
      const needle = token.toLowerCase();
      if (!text.includes(needle) || asked.includes(needle)) return [];
      // A number comes back in another spelling than it was asked in.
      const isEcho = what === 'phone' && asked.replace(/\D/g, '').includes(token.replace(/\D/g, ''));
      return isEcho ? [] : [`${what} ${token}`];
    }),
  );
}

/** What each planted name, street and id has in it. */
const ANY = /vex[a-d]|qoz[a-d]|wyx[a-d]|zuq[a-d]|xurquin|zq[a-d][a-y]|77700/;

const decodeHtmlLight = (text: string): string => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll('+', ' ')).replaceAll('-', ' ') + decodeURIComponent(path);
  } catch {
    return path;
  }
}
