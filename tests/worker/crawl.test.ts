import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INDEXABLE_FILL_SCORE } from '../../shared/people/fill-score.ts';
import { isClosedToCrawlers } from '../../shared/urls/crawl-rules.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { RouteName } from '../../shared/urls/route-table.ts';
import { type CrawledPage, Crawler, isBroken, routeOf, spread } from '../support/crawler.ts';
import { listFaults, totalOfList } from '../support/list-faults.ts';
import { isLiving } from '../support/living.ts';
import { closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { sampleSize } from '../support/sample.ts';
import { startTestServer } from '../support/test-server.ts';
import { unlinkedSearches } from '../support/unlinked-searches.ts';

/** Everybody who may be found must be reachable within this many clicks from home. */
const CLICKS_MAX = 5;
/** Three thousand pages take half a minute; on a busy machine, nobody knows. */
const CRAWL_TIMEOUT_MS = 600_000;
/** So many pages are read at least. */
const PAGES_MIN = 2_000;
/** How many pages are read from each sampled route. */
const SAMPLE = sampleSize(40, 15);
/** How many links to first-and-last-name searches are followed. */
const NAME_SAMPLE = sampleSize(120, 40);
/** Routes whose pages are all read, because they lead to everything else. */
const BROWSE: readonly (RouteName | null)[] = [
  'home',
  'people-search',
  'reverse-phone',
  'address-search',
  'property-home',
  'directory',
  'directory-letter',
  'directory-name',
  'white-pages-home',
  'white-pages',
  'property-search',
  'privacy',
  'glossary',
  'sample-report',
];
/** Kinds of pages of which the sitemap lists all: phones and results are found by links alone. */
const LISTED: readonly (RouteName | null)[] = [
  ...BROWSE.filter((route) => route !== 'person-search'),
  'person',
  'property',
];
/**
 * Lists that count who has a name and lives there today. The search behind their links also finds nicknames, and people
 * who lived there before.
 */
const COUNTS_FEWER: readonly string[] = ['first-names', 'common-names', 'name-states'];
const ENGINE = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

let site: Awaited<ReturnType<typeof startTestServer>>;
let crawler: Crawler;
/** ids of everybody whose page may be indexed */
let indexable: string[];
/** links from lists to name searches; some are followed */
let nameSearches: string[];
/** by path of each sitemap URL: in how many files it appears */
const sitemap = new Map<string, number>();

beforeAll(async () => {
  site = await startTestServer({ edgeVars: { TRUST_BOT_USER_AGENT: 'true', INDEX_INVENTED: 'true' } });
  indexable = indexableIn(site.databases.peopleFile);
  crawler = new Crawler(site.url, ENGINE);
  await crawler.followFrom('/', (path) => BROWSE.includes(routeOf(path)) && !/\?(?!page=)/.test(path));
  // Two levels of links from these pages: people, numbers, addresses, houses, searches.
  for (const _ of [1, 2]) await crawler.visit(sampleOfUnread());
  nameSearches = spread(namesOnLists(), NAME_SAMPLE);
  await crawler.visit(nameSearches.filter((path) => !crawler.pages.has(path)));
  // What nobody links to, and what these pages suggest instead.
  await crawler.visit(unlinkedSearches(site.databases.peopleFile, SAMPLE));
  await crawler.visit(suggestedSearches());
  await readSitemap();
}, CRAWL_TIMEOUT_MS);
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

function indexableIn(file: string): string[] {
  const people = new DatabaseSync(file, { readOnly: true });
  const rows = people.prepare('SELECT id FROM person WHERE fill_score >= ?').all(INDEXABLE_FILL_SCORE);
  people.close();
  return rows.map((row) => String(row.id));
}

/** Some unvisited links of each route. */
function sampleOfUnread(): string[] {
  const byRoute = Map.groupBy(
    [...crawler.links.keys()].filter((path) => !crawler.pages.has(path)).sort(),
    (path) => routeOf(path) ?? 'none',
  );
  return [...byRoute.values()].flatMap((paths) => spread(paths, SAMPLE));
}

/** Links from lists to name searches. */
function namesOnLists(): string[] {
  return [...crawler.links]
    .filter(([path, { from }]) => routeOf(path) === 'person-search' && BROWSE.includes(routeOf(from)))
    .map(([path]) => path)
    .sort();
}

/** Searches that pages of results suggest, with the number of people that each promises. */
function suggestedSearches(): string[] {
  const counted = [...crawler.pages.values()].flatMap(({ route, facts }) =>
    route === 'person-search' ? (facts?.counted ?? []).map(({ href }) => href) : [],
  );
  return [...new Set(counted)].filter((href) => routeOf(href) === 'person-search' && !crawler.pages.has(href));
}

async function readSitemap(): Promise<void> {
  const locations = async (path: string): Promise<string[]> => {
    const { status, headers, body } = await rawRequest(site.url, path, {
      headers: { ...ENGINE, 'x-local-client': `sitemap-${path}` },
    });
    expect([status, headers['content-type']], path).toEqual([200, 'application/xml; charset=UTF-8']);
    return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  };
  for (const file of await locations('/sitemap.xml'))
    for (const path of await locations(file)) sitemap.set(path, (sitemap.get(path) ?? 0) + 1);
}

const pages = (): [string, CrawledPage][] => [...crawler.pages];
const personIdOf = (path: string): string => path.split('?', 1)[0]?.split('/').at(-1) ?? '';

describe('a crawl from the home page', () => {
  it('finds no broken link', () => {
    const broken = pages().filter(([, page]) => isBroken(page));
    expect(broken.map(([path, { status }]) => `${status} ${path} on ${crawler.links.get(path)?.from}`)).toEqual([]);
    expect(crawler.pages.size).toBeGreaterThan(PAGES_MIN);
  });

  it('finds on every page a title, a description, one heading and a canonical address', () => {
    const faults = pages().flatMap(([path, { page }]) =>
      page === null ? [] : faultsOf(page, site.url.origin).map((fault) => `${path}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('finds everybody who may be found within a few clicks', () => {
    const clicks = new Map<string, number>();
    for (const [path, link] of crawler.links) {
      const id = personIdOf(path);
      if (routeOf(path) === 'person' && link.clicks < (clicks.get(id) ?? Number.POSITIVE_INFINITY))
        clicks.set(id, link.clicks);
    }
    const isFar = (id: string) => (clicks.get(id) ?? Number.POSITIVE_INFINITY) > CLICKS_MAX;
    expect(indexable.filter(isFar).slice(0, 10)).toEqual([]);
    expect(indexable.length).toBeGreaterThan(1_000);
  });

  it('finds somebody behind every name that a list links to', async () => {
    // A nonempty list is for search engines; an empty one is not.
    const empty = nameSearches.filter((path) => crawler.pages.get(path)?.page?.isIndexable !== true);
    expect(empty).toEqual([]);
    expect(nameSearches.length).toBe(NAME_SAMPLE);
  });
});

describe('what a page says of its list', () => {
  /** Pages with a list, as a search engine reads them. */
  const lists = () =>
    pages().flatMap(([asked, { path, route, page, facts }]) =>
      page === null || facts === null
        ? []
        : [{ asked, route, path, title: page.title, description: page.description ?? '', facts }],
    );

  it('is what the list bears out: title, description, heading, sentence and rows agree, in names and numbers', () => {
    const faults = lists().flatMap((list) => listFaults(list.route, list).map((fault) => `${list.path}: ${fault}`));
    expect(faults.slice(0, 40)).toEqual([]);
    expect(lists().length).toBeGreaterThan(500);
  });

  it('is the number that other pages promise beside their links to it, and never nobody', () => {
    const totals = new Map(lists().map((list) => [list.asked, totalOfList(list.route, list)]));
    const promised = lists().flatMap(({ path, facts }) => facts.counted.map((link) => ({ ...link, on: path })));
    const broken = promised.filter(({ href, count, isCapped, list }) => {
      const total = totals.get(href);
      if (total === undefined || total === null) return false;
      return isCapped || COUNTS_FEWER.includes(list ?? '') ? total < count : total !== count;
    });
    expect(
      broken
        .slice(0, 40)
        .map(({ href, count, on }) => `${on} promises ${count} at ${href}, which has ${totals.get(href)}`),
    ).toEqual([]);
    expect(promised.filter(({ count }) => count === 0).map(({ href, on }) => `${href} on ${on}`)).toEqual([]);
    expect(promised.filter(({ href }) => totals.has(href)).length).toBeGreaterThan(500);
  });
});

describe('what a crawler may index', () => {
  it('has a canonical address, which is the page itself or one that may be indexed, too', async () => {
    // Nobody reads a page that robots.txt closes.
    const indexed = pages().flatMap(([path, { page }]) =>
      page?.isIndexable === true && !isClosedToCrawlers(path) ? [page] : [],
    );
    const canonicals = new Set(indexed.map(({ canonical }) => canonical?.slice(site.url.origin.length) ?? ''));
    expect(canonicals).not.toContain('');
    await crawler.visit([...canonicals].filter((path) => !crawler.pages.has(path)));
    const wrong = [...canonicals].flatMap((path) => {
      const { status, page } = crawler.pages.get(path) ?? {};
      const isOwn = page?.isIndexable === true && page.canonical === site.url.origin + path;
      return isOwn ? [] : [`${path} answers ${status} with ${page?.canonical}, indexable: ${page?.isIndexable}`];
    });
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  it('is linked without nofollow, and nothing that robots.txt closes is', () => {
    const unmarked = pages().flatMap(([path, { page }]) => (page?.unmarked ?? []).map((href) => `${href} on ${path}`));
    expect(unmarked.slice(0, 20)).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('lists every page of the kinds that it lists and that may be indexed, and no other', async () => {
    const indexed = pages().flatMap(([path, { page }]) =>
      page?.isIndexable === true && LISTED.includes(routeOf(path)) && !path.includes('?') ? [page.canonical ?? ''] : [],
    );
    const missing = new Set(indexed.filter((address) => !sitemap.has(address.slice(site.url.origin.length))));
    expect([...missing].slice(0, 20)).toEqual([]);
    const closed = pages().filter(([path, { page }]) => sitemap.has(path) && page?.isIndexable !== true);
    expect(closed.map(([path, { status }]) => `${status} ${path}`).slice(0, 20)).toEqual([]);
    expect(indexed.length).toBeGreaterThan(500);
  });

  it('lists everybody who may be found once, and nobody else', () => {
    const named = [...sitemap.keys()].filter((path) => routeOf(path) === 'person').map(personIdOf);
    // Not toEqual on the lists: the difference of two long lists takes minutes to print.
    const [wanted, found] = [new Set(indexable), new Set(named)];
    expect(indexable.filter((id) => !found.has(id)).slice(0, 10)).toEqual([]);
    expect(named.filter((id) => !wanted.has(id)).slice(0, 10)).toEqual([]);
    expect([...sitemap].filter(([, times]) => times > 1).slice(0, 10)).toEqual([]);
  });

  it('lists only canonical addresses that links use too', async () => {
    const paths = [...sitemap.keys()];
    expect(paths.filter((path) => routeOf(path) !== 'property' && !crawler.links.has(path)).slice(0, 10)).toEqual([]);
    const sampled = [...Map.groupBy(paths, (path) => routeOf(path)).values()].flatMap((list) => spread(list, SAMPLE));
    await crawler.visit(sampled);
    const wrong = sampled.filter((path) => crawler.pages.get(path)?.page?.canonical !== site.url.origin + path);
    expect(wrong.slice(0, 10)).toEqual([]);
  });
});

/** Paths of pages that depend on the population. */
interface Samples {
  /** a search for an existing first and last name */
  readonly search: string;
  /** a last name of somebody in Chicago */
  readonly chicagoName: string;
  /** a person who may be indexed, and one with too little data */
  readonly person: string;
  readonly stranger: string;
  readonly listedNumber: string;
  readonly mobileNumber: string;
  readonly street: string;
}

function samplesIn(file: string): Samples {
  const people = new DatabaseSync(file, { readOnly: true });
  const row = (sql: string): Record<string, string> => {
    const found = people.prepare(`${sql} LIMIT 1`).get();
    if (found === undefined) throw new Error(`nobody is there for ${sql}`);
    return found as Record<string, string>;
  };
  const personPath = (where: string): string => {
    const {
      id = '',
      full_name: name = '',
      city = null,
      state_code: stateCode = null,
    } = row(
      `SELECT p.id, p.full_name, l.city, l.state_code FROM person p LEFT JOIN place l ON l.id = p.current_place_id
       WHERE p.fill_score ${where}`,
    );
    return paths.person({ name, city, stateCode, id });
  };
  // The number of somebody who has died is nobody's.
  const numberPath = (where: string): string => {
    const { number } = row(
      `SELECT f.number FROM phone f JOIN person p ON p.id = f.person_id
       WHERE ${where} AND ${isLiving('p')}`,
    );
    return paths.phone({ phone: `1${number}` });
  };
  const home = row('SELECT street, city, state_code FROM residence');
  const { first_name = '', last_name = '' } = row(
    "SELECT first_name, last_name FROM person WHERE first_name NOT GLOB '*[^A-Za-z]*' AND last_name NOT GLOB '*[^A-Za-z]*' AND first_name GLOB '???*' AND last_name GLOB '???*'",
  );
  const samples = {
    search: paths.personSearch({ name: `${first_name} ${last_name}`, location: '' }),
    chicagoName: String(
      row(
        `SELECT p.last_name FROM person p JOIN place l ON l.id = p.current_place_id
         WHERE l.city = 'Chicago' AND l.state_code = 'IL' AND p.is_dead = 0
           AND p.last_name GLOB '[A-Z]??*' AND substr(p.last_name, 2) NOT GLOB '*[^a-z]*'`,
      ).last_name,
    ),
    person: personPath(`>= ${INDEXABLE_FILL_SCORE} AND l.id IS NOT NULL`),
    stranger: personPath(`< ${INDEXABLE_FILL_SCORE}`),
    listedNumber: numberPath("f.is_listed = 1 AND f.line_type = 'Landline'"),
    mobileNumber: numberPath("f.line_type = 'Mobile'"),
    street: paths.street({ street: home.street ?? '', location: `${home.city}, ${home.state_code}` }),
  };
  people.close();
  return samples;
}

/** A page of every kind, whether it may be indexed, and its canonical URL. */
const RULES: readonly [what: string, (s: Samples) => readonly [string, boolean, canonical: string]][] = [
  ['the home page', () => ['/?utm_source=a', true, '/']],
  ['the search form', () => ['/people-search', true, '/people-search']],
  ['a search form with something in it', () => ['/people-search?name=a', false, '/people-search']],
  ['a place without a name', () => ['/name/-/Portland-OR', false, '/people-search']],
  ['the form for numbers', () => ['/reverse-phone', true, '/reverse-phone']],
  ['the form for addresses', () => ['/address-search?location=Portland%2C+OR', false, '/address-search']],
  ['the form for properties', () => ['/property', true, '/property']],
  ['the sample report', () => ['/sample-report', true, '/sample-report']],
  ['a record of the sample report', () => ['/sample-report?record=liens.sample-lien', false, '/sample-report']],
  ['search results', ({ search }) => [search, true, search]],
  ['search results of a suffix', ({ search }) => [search.replace('/-', '-Jr/-'), true, search]],
  ['their fifth page', () => ['/name/Smith/-?page=5', true, '/name/Smith/-?page=5']],
  ['their sixth page', () => ['/name/Smith/-?page=6', false, '/name/Smith/-?page=6']],
  ['filtered results', () => ['/name/Smith/-?state=OR', false, '/name/Smith/-']],
  ['results behind the end', () => ['/name/Smith/-?page=100', false, '/name/Smith/-']],
  ['results of a zip', ({ chicagoName }) => [`/name/${chicagoName}/60601`, true, `/name/${chicagoName}/Chicago-IL`]],
  ['sorted results', () => ['/name/Smith/-?sort=age', false, '/name/Smith/-']],
  ['results with a flag', () => ['/name/Smith/-?show_info_banner=true', false, '/name/Smith/-']],
  ['a search that finds nobody', () => ['/name/Zzyzx-Qqq/-', false, '/name/Zzyzx-Qqq/-']],
  ['a person', ({ person }) => [person, true, person]],
  ['a person with what campaigns add', ({ person }) => [`${person}?utm_source=a&gclid=b`, true, person]],
  ['a person with a flag', ({ person }) => [`${person}?is_free=false`, false, person]],
  ['a person under another name', ({ person }) => [person.replace(/[^/]+(?=-)/, 'Somebody'), true, person]],
  ['a person of whom little is known', ({ stranger }) => [stranger, false, stranger]],
  ['letters of last names', () => ['/directory/name', true, '/directory/name']],
  ['last names of a letter', () => ['/Directory/Name/S?utm_source=a', true, '/directory/name/s']],
  ['last names with a flag', () => ['/directory/name/s?a=1', false, '/directory/name/s']],
  ['people of a last name', () => ['/directory/name/s/smith', true, '/directory/name/s/smith']],
  ['the white pages of a state', () => ['/white-pages/or', true, '/white-pages/or']],
  ['the white pages of a city', () => ['/white-pages/Portland-Oregon', true, '/white-pages/portland-or']],
  ['properties of a state', () => ['/property-search/or', true, '/property-search/or']],
  ['properties of a city', () => ['/property-search/portland-or', true, '/property-search/portland-or']],
  ['a number of a public directory', ({ listedNumber }) => [listedNumber, true, listedNumber]],
  ['any other number', ({ mobileNumber }) => [mobileNumber, false, mobileNumber]],
  ['part of a number', () => ['/phone/1-503-555-0XXX', false, '/phone/1-503-555-0XXX']],
  ['a street', ({ street }) => [street, false, street]],
  ['the log-in', () => ['/auth/login?redirect=%2F', false, '/auth/login']],
];

describe('what search engines may keep', () => {
  it.each(RULES)('%s', async (_, rule) => {
    const [path, isIndexable, canonical] = rule(samplesIn(site.databases.peopleFile));
    await crawler.visit([path]);
    const { page } = crawler.pages.get(path) ?? {};
    expect([page?.isIndexable, page?.canonical]).toEqual([isIndexable, site.url.origin + canonical]);
    expect(page === null || page === undefined ? ['no page'] : faultsOf(page, site.url.origin)).toEqual([]);
  });
});

function faultsOf(
  { title, description, canonical, headings, shared }: NonNullable<CrawledPage['page']>,
  origin: string,
): string[] {
  const faults: string[] = [];
  if (title.trim() === '') faults.push('no title');
  if (headings !== 1) faults.push(`${headings} headings`);
  if (shared.get('og:title') !== title) faults.push('shared under another title');
  if ((shared.get('og:url') ?? null) !== canonical) faults.push('shared by another address');
  if (canonical === null) faults.push('no canonical link');
  else if (!canonical.startsWith(`${origin}/`)) faults.push(`canonical ${canonical}`);
  else if (/\?(?!page=\d+$)/.test(canonical)) faults.push(`a flag in ${canonical}`);
  if ((description ?? '').trim() === '') faults.push('no description');
  if (shared.get('og:description') !== description) faults.push('shared with another description');
  return faults;
}
