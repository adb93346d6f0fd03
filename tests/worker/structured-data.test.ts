import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { PERSON_SECTIONS } from '../../shared/people/person-sections.ts';
import { paths } from '../../shared/urls/paths.ts';
import { logIn, openAllLookups, suppress, unlockReports } from '../support/callers.ts';
import { anotherClient, closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { readPage } from '../support/read-page.ts';
import { FIRST_ID_CHARACTER, sampleSize } from '../support/sample.ts';
import { pageSamplesIn, pagesOfEveryRoute, type SamplePage } from '../support/sample-pages.ts';
import { type ShownPage, shownPage } from '../support/shown-page.ts';
import { crumbFaults, ofType, schemaFaults, type Thing, thingsOf, unshownValues } from '../support/structured-data.ts';
import { startTestServer } from '../support/test-server.ts';
import { openTruth, type Truth } from '../support/truth.ts';

const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const OTHER_BOT = 'curl/8.9';

/** How many people's pages are read as everybody reads them, and how many by each other kind of reader. */
const PERSONS = sampleSize(20_000, 150);
const PERSONS_OF_OTHERS = sampleSize(600, 40);
const SUBSCRIBER = 'smb@example.com';
const PARALLEL = 4;
const TOLD_MAX = 10;

/**
 * Everything that a visitor reads on a person's page and a proven engine does not: what depends on the counts of
 * records, which no bot causes to be counted, and ads. Nothing else may differ (docs/search-engines.md).
 */
const ONLY_FOR_VISITORS: Readonly<Record<string, (attribute: (name: string) => string | null) => boolean>> = {
  'the card that counts the report': (attribute) => attribute('id') === 'person-report',
  'the price under the life line': (attribute) => attribute('id') === 'price-life',
  'its button': (attribute) => attribute('aria-describedby') === 'price-life',
  'the offer in the bar of phones': (attribute) => attribute('id') === 'person-thumb-offer',
  'the section of the report': (attribute) => attribute('aria-labelledby') === PERSON_SECTIONS.background.anchor,
  'its entry in the contents of the page': (attribute) => attribute('href') === `#${PERSON_SECTIONS.background.anchor}`,
  'what is said of a bare name, which depends on whether there are records': (attribute) =>
    attribute('id')?.startsWith('name-only') ?? false,
  ads: (attribute) => attribute('data-ad') !== null,
};

type Site = Awaited<ReturnType<typeof startTestServer>>;
const pageOf = ({ id, fullName }: Truth): string => paths.person({ name: fullName, city: null, stateCode: null, id });

async function htmlOf(site: Site, path: string, userAgent: string, cookie = ''): Promise<string> {
  const headers = { ...anotherClient(), 'user-agent': userAgent, 'sec-fetch-site': 'same-origin', cookie };
  const { status, body } = await rawRequest(site.url, path, { headers });
  expect([path, status]).toEqual([path, 200]);
  return body;
}

/** Runs over a list, a few at a time, and collects what is wrong. */
async function faultsOf<T>(list: readonly T[], faultsOfOne: (one: T) => Promise<readonly string[]>): Promise<string[]> {
  const faults: string[] = [];
  const queue = [...list];
  const work = async (): Promise<void> => {
    for (let one = queue.pop(); one !== undefined; one = queue.pop()) faults.push(...(await faultsOfOne(one)));
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return faults.slice(0, TOLD_MAX);
}

const graphOf = (page: ShownPage): { readonly '@graph': readonly Thing[] } => JSON.parse(page.structured[0] ?? 'null');

/** The same object with each value replaced by its kind: what is left is its shape. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return '-';
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      key,
      key.startsWith('@') && key !== '@graph' ? inside : shapeOf(inside),
    ]),
  );
}

/** Every value outside of types. */
function valuesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(valuesIn);
  if (typeof value !== 'object' || value === null) return [value];
  return Object.entries(value).flatMap(([key, inside]) =>
    ['@type', '@context'].includes(key) ? [] : valuesIn(inside),
  );
}

/** How many addresses the person of a page has here. */
function addressesOf(webPage: Thing | undefined): number {
  const { address } = (webPage as Thing).mainEntity as Thing;
  return Array.isArray(address) ? address.length : 0;
}

describe('where engines are proven', () => {
  let site: Site;
  let persons: readonly Truth[];
  let indexed: readonly SamplePage[];
  let everyRoute: readonly SamplePage[];
  let reader: string;

  beforeAll(async () => {
    site = await startTestServer({ edgeVars: { TRUST_BOT_USER_AGENT: 'true', INDEX_INVENTED: 'true' } });
    const truth = openTruth(site.databases.peopleFile);
    persons = truth.stratified(PERSONS, FIRST_ID_CHARACTER).map((id) => truth.read(id));
    truth.close();
    const samples = pageSamplesIn(site.databases.peopleFile);
    everyRoute = pagesOfEveryRoute(samples);
    indexed = everyRoute.filter(({ mayIndex, isForReader }) => mayIndex === true && isForReader !== true);
    await openAllLookups(site.server, SUBSCRIBER);
    await unlockReports(site.server, REPORT_EMAIL, [samples.withRecord.id, ...some().map(({ id }) => id)]);
    reader = await logIn(site.url, REPORT_EMAIL);
  });
  afterAll(async () => {
    closeRawConnections();
    await site.server.dispose();
  });

  /** Some people of every kind; the list is ordered by kind. */
  function some(): Truth[] {
    const step = Math.max(1, persons.length / PERSONS_OF_OTHERS);
    const count = Math.min(PERSONS_OF_OTHERS, persons.length);
    return Array.from({ length: count }, (_, index) => persons[Math.floor(index * step)] as Truth);
  }

  test('a proven engine reads the page of a person that a visitor reads, but for what is listed', async () => {
    const faults = await faultsOf(some(), async (person) => {
      const path = pageOf(person);
      // In one piece, as engines get it: the late parts of the other one arrive in the browser.
      const whole = await htmlOf(site, `${path}?full=1`, HUMAN);
      const isListed = (attribute: (name: string) => string | null) =>
        Object.values(ONLY_FOR_VISITORS).some((is) => is(attribute));
      const [common, all] = [shownPage(whole, isListed), shownPage(whole)];
      const engine = shownPage(await htmlOf(site, path, GOOGLE));
      const listed = shownPage(await htmlOf(site, path, GOOGLE), isListed);
      const read = new Set(engine.pieces.map(({ text }) => text));
      const shown = new Set(all.pieces.map(({ text }) => text));
      return [
        ...common.pieces
          .filter(({ text }) => !read.has(text))
          .map(({ text }) => `${path}: only visitors read '${text}'`),
        ...listed.pieces
          .filter(({ text }) => !shown.has(text))
          .map(({ text }) => `${path}: only engines read '${text}'`),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('a proven engine gets the structured data of a person that a visitor gets, byte for byte', async () => {
    const faults = await faultsOf(some(), async (person) => {
      const [visitor, engine] = await Promise.all(
        [HUMAN, GOOGLE].map(async (agent) => shownPage(await htmlOf(site, pageOf(person), agent)).structured),
      );
      expect(visitor).toHaveLength(1);
      return visitor?.[0] === engine?.[0] ? [] : [`${person.id}: ${visitor} or ${engine}`];
    });
    expect(faults).toEqual([]);
  });

  test('every other page that may be indexed has the same text and structured data for both', async () => {
    const others = indexed.filter(({ path }) => !path.startsWith('/name/') || path.endsWith('/-'));
    expect(others.length).toBeGreaterThan(15);
    for (const { path } of others) {
      const [visitor, engine] = [
        shownPage(await htmlOf(site, path, HUMAN)),
        shownPage(await htmlOf(site, path, GOOGLE)),
      ];
      expect([path, engine.text]).toEqual([path, visitor.text]);
      expect([path, engine.structured]).toEqual([path, visitor.structured]);
    }
  });

  test('structured data says nothing that the page does not show [P9-049]', async () => {
    const faults = await faultsOf(persons, async (person) => {
      const page = shownPage(await htmlOf(site, pageOf(person), HUMAN));
      return [...unshownValues(page, site.url.origin), ...(await schemaFaults(thingsOf(page)))].map(
        (fault) => `${person.id}: ${fault}`,
      );
    });
    expect(faults).toEqual([]);
  });

  test.each([SUBSCRIBER, REPORT_EMAIL])('nor does that of %s, whose pages show more', async (email) => {
    const cookie = await logIn(site.url, email);
    let addresses = 0;
    const faults = await faultsOf(some(), async (person) => {
      const page = shownPage(await htmlOf(site, pageOf(person), HUMAN, cookie));
      const [webPage] = ofType(thingsOf(page), 'WebPage');
      addresses += addressesOf(webPage);
      return [...unshownValues(page, site.url.origin), ...(await schemaFaults(thingsOf(page)))].map(
        (fault) => `${person.id}: ${fault}`,
      );
    });
    expect(faults).toEqual([]);
    // They see former addresses in full.
    expect(addresses).toBeGreaterThan(PERSONS_OF_OTHERS);
  });

  test('every page that shows breadcrumbs lists them, in their order and with their words, and what it says holds', async () => {
    const withCrumbs = new Set<string>();
    for (const { path, status = 200, isForReader = false } of everyRoute) {
      const headers = { ...anotherClient(), 'user-agent': HUMAN, cookie: isForReader ? reader : '' };
      const { status: answered, body } = await rawRequest(site.url, path, { headers });
      expect([path, answered]).toEqual([path, status]);
      const page = shownPage(body);
      if (status !== 200) expect([path, page.structured]).toEqual([path, []]);
      else {
        // The page of all controls shows breadcrumbs as an example.
        if (path !== paths.kit()) expect([path, crumbFaults(page, site.url.origin)]).toEqual([path, []]);
        expect([path, await schemaFaults(thingsOf(page))]).toEqual([path, []]);
        expect([path, unshownValues(page, site.url.origin)]).toEqual([path, []]);
      }
      if (page.structured.length > 0) withCrumbs.add(path);
    }
    expect(withCrumbs.size).toBeGreaterThan(10);
  });

  test('of an invented person there is no structured data but the way to the page', async () => {
    const page = shownPage(await htmlOf(site, paths.sampleReport(), HUMAN));
    expect(thingsOf(page).map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  });

  test('the search that home announces finds people', async () => {
    const home = shownPage(await htmlOf(site, paths.home(), HUMAN));
    const [webSite] = ofType(thingsOf(home), 'WebSite');
    const { target } = (webSite as Thing).potentialAction as { target: { urlTemplate: string } };
    const { fullName } = persons.find(({ fullName }) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(fullName)) as Truth;
    const url = new URL(target.urlTemplate.replace('{search_term_string}', encodeURIComponent(fullName)));
    expect(url.origin).toBe(site.url.origin);
    const { status, headers } = await rawRequest(site.url, url.pathname + url.search, {
      headers: { ...anotherClient(), 'user-agent': HUMAN },
    });
    expect([status, headers.location]).toEqual([status, paths.personSearch({ name: fullName, location: '' })]);
    expect(await htmlOf(site, headers.location ?? '', HUMAN)).toContain(fullName);
  });

  test('any other bot gets the shape of a person’s structured data and no value [P6-046]', async () => {
    const faults = await faultsOf(some(), async (person) => {
      const [visitor, bot] = await Promise.all(
        [HUMAN, OTHER_BOT].map(async (agent) => {
          const html = await htmlOf(site, pageOf(person), agent);
          return { graph: graphOf(shownPage(html)), title: readPage(html).title };
        }),
      );
      const isSame = JSON.stringify(shapeOf(bot?.graph)) === JSON.stringify(shapeOf(visitor?.graph));
      // What the page is called stays: everybody reads it.
      expect(bot?.title).toBe(visitor?.title);
      const told = valuesIn(bot?.graph).filter((value) => value !== 'xxxxx');
      return [...(isSame ? [] : [`${person.id}: another shape`]), ...told.map((value) => `${person.id}: ${value}`)];
    });
    expect(faults).toEqual([]);
  });

  test('whoever was removed is in nobody else’s structured data', async () => {
    const saysOf = async (person: Truth): Promise<string> =>
      shownPage(await htmlOf(site, pageOf(person), HUMAN)).structured.join('');
    const found = await Promise.all(
      some().map(async (person) => {
        const said = await saysOf(person);
        return person.relatives.filter(({ id }) => said.includes(id)).map(({ id }) => ({ person, id }));
      }),
    );
    const [named] = found.flat();
    if (named === undefined) throw new Error('nobody’s structured data names a relative');
    const restore = await suppress(site.server, named.id);
    try {
      expect(await saysOf(named.person)).not.toContain(named.id);
    } finally {
      await restore();
    }
    expect(await saysOf(named.person)).toContain(named.id);
  });
});

describe('where nobody is proven', () => {
  let site: Site;
  let persons: readonly Truth[];

  beforeAll(async () => {
    site = await startTestServer({ edgeVars: { INDEX_INVENTED: 'true' } });
    const truth = openTruth(site.databases.peopleFile);
    persons = truth.stratified(8, FIRST_ID_CHARACTER).map((id) => truth.read(id));
    truth.close();
  });
  afterAll(async () => {
    closeRawConnections();
    await site.server.dispose();
  });

  test('who only says it is Google gets no value of a person’s structured data, and a visitor does [P6-046]', async () => {
    for (const person of persons) {
      const bot = shownPage(await htmlOf(site, pageOf(person), GOOGLE));
      expect(new Set(valuesIn(graphOf(bot)))).toEqual(new Set(['xxxxx']));
      // The page itself stays.
      expect(bot.text).toContain(person.fullName);
      const visitor = shownPage(await htmlOf(site, pageOf(person), HUMAN));
      expect(valuesIn(graphOf(visitor))).toContain(person.fullName);
    }
  });
});
