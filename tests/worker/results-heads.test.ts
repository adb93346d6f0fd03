import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '../../shared/contract/finding/search.ts';
import { resultsNoneCopy } from '../../shared/copy/search/results-none.ts';
import { SITE_NAME } from '../../shared/copy/site/site.ts';
import { parsePath } from '../../shared/urls/parsers/parse-path.ts';
import { paths } from '../../shared/urls/paths.ts';
import { HELD_OUT_SEED } from '../search-quality/committed.ts';
import { drawQueries, type QualityQuery } from '../search-quality/queries.ts';
import { decodeHtml } from '../support/decode-html.ts';
import { type ListFacts, readListFacts } from '../support/list-facts.ts';
import { anotherClient, closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';

const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
/** Searches of each kind: more than 200 in all. */
const EACH = 25;

let site: Awaited<ReturnType<typeof startTestServer>>;
let drawn: readonly QualityQuery[];
/** of all the walks */
const answers: SearchAnswer[] = [];
beforeAll(async () => {
  site = await startTestServer({ edgeVars: { INDEX_INVENTED: 'true' } });
  drawn = drawQueries(site.databases.peopleFile, HELD_OUT_SEED);
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

/** A search, and the same in the words of its page. */
interface Walked {
  readonly path: string;
  readonly name: string;
  readonly answer: SearchAnswer;
  readonly isFiltered: boolean;
  readonly title: string;
  readonly description: string;
  readonly isIndexable: boolean;
  readonly facts: ListFacts;
}

type Ask = readonly [name: string, location: string, filter?: Readonly<Record<string, string>>];

async function walk([name, location, filter = {}]: Ask): Promise<Walked> {
  const path = paths.personSearch({ name, location });
  const parsed = parsePath(path);
  if (parsed.kind !== 'route' || parsed.name !== 'person-search') throw new Error(`no search: ${path}`);
  const asked = { name: parsed.params.name, ...(location === '' ? {} : { location: parsed.params.location }) };
  const read = async (target: string) => {
    const headers = { 'user-agent': HUMAN, ...anotherClient() };
    const { status, body } = await rawRequest(site.url, target, { headers });
    expect(status, target).toBe(200);
    return body;
  };
  const query = new URLSearchParams(filter).toString();
  const body = await read(query === '' ? path : `${path}?${query}`);
  const answer = JSON.parse(await read(`/api/search/people?${new URLSearchParams({ ...asked, ...filter })}`));
  const tag = (pattern: RegExp): string => decodeHtml(pattern.exec(body)?.[1] ?? '');
  return {
    path: `${path} ${query}`,
    name: parsed.params.name,
    answer,
    isFiltered: query !== '',
    title: tag(/<title>([^<]*)<\/title>/).replace(` | ${SITE_NAME}`, ''),
    description: tag(/<meta name="description" content="([^"]*)"/),
    isIndexable: !/<meta name="robots" content="noindex/.test(body),
    facts: readListFacts(body),
  };
}

/** With two letters in the middle exchanged. */
const swapped = (text: string): string => text.replace(/(\p{L}\p{L})(\p{L})(\p{L})/u, '$1$3$2');
const of =
  (...kinds: string[]) =>
  (): QualityQuery[] =>
    drawn.filter(({ kind }) => kinds.includes(kind)).slice(0, EACH);
const exact = of('middle name left out', 'with a suffix', 'last name first, with a comma');
const plain = ({ name, location }: QualityQuery): Ask => [name.replace(',', ''), location];

const KINDS: Readonly<Record<string, () => readonly Ask[]>> = {
  'an exact name': () => exact().map(plain),
  'a nickname': () => of('nickname')().map(plain),
  'the beginning of a name': () => of('half of a double last name', 'initial of the first name')().map(plain),
  'a last name alone': () =>
    exact().map(({ name, location }) => [withoutSuffix(name).split(' ').at(-1) ?? name, location.slice(-2)]),
  'a misspelled name': () => of('last name misspelled')().map(plain),
  'a misspelled name in no place': () => of('both names misspelled')().map(({ name }) => [name, '']),
  'a misspelled place': () => exact().map(({ name, location }) => [name, swapped(location)]),
  'a place that does not exist': () => exact().map(({ name }) => [name, 'Zzyzxville, OR']),
  'a name and somebody else’s place': () =>
    exact().map(({ name }, at) => [name, exact()[(at + 1) % EACH]?.location ?? '']),
  'a filtered name': () => exact().map(({ name, location }, at): Ask => [name, location, FILTERS[at % FILTERS.length]]),
};

/** A suffix is in the heading as it was typed, and not in the title, since the search ignores it. */
const withoutSuffix = (name: string): string => name.replace(/(?: (?:Jr|Sr|Ii|Iii|Iv|V))+$/, '');
const FILTERS: readonly Readonly<Record<string, string>>[] = [{ age: '35-44' }, { sort: 'name' }, { state: 'WY' }];
const idOf = (href: string): string => href.split('/').at(-1) ?? '';
const number = (count: number): string => count.toLocaleString('en-US');

describe.each(Object.entries(KINDS))('the page of %s', (_, asks) => {
  let walked: readonly Walked[];
  beforeAll(async () => {
    const found: Walked[] = [];
    for (const ask of asks()) found.push(await walk(ask));
    walked = found;
    answers.push(...found.map(({ answer }) => answer));
  });

  it('lists exactly the people of the answer, near spellings apart', () => {
    expect(walked).toHaveLength(EACH);
    for (const { path, answer, facts } of walked) {
      const idsOf = (isSpelling: boolean) =>
        facts.people.filter((row) => row.isSpelling === isSpelling).map(({ href }) => idOf(href));
      expect(idsOf(false), path).toEqual(answer.results.map(({ id }) => id));
      expect(idsOf(true), path).toEqual((answer.spellings ?? []).map(({ id }) => id));
    }
  });

  it('claims people of the name, in title and description, only as many as have exactly it', () => {
    for (const { path, name, answer, title, description, facts } of walked) {
      const { exactTotal, total, isTotalCapped, place } = answer;
      const close = total - exactTotal;
      expect(facts.heading.startsWith(name), path).toBe(true);
      if (place?.isKnown === false) expect(title, path).toMatch(/^No place called /);
      else if (exactTotal === 0) expect(title.startsWith(`No one named ${withoutSuffix(name)}`), path).toBe(true);
      else expect(title.startsWith(withoutSuffix(name)), `${path}: ${title}`).toBe(true);
      const numbers = [...description.matchAll(/([\d,]+)\+? (?:person|people)/g)].map(([, count]) => count);
      const told = [exactTotal, close].filter((count) => count > 0).map(number);
      expect(numbers, `${path}: ${description}`).toEqual(told);
      if (!isTotalCapped) expect(description, path).not.toContain('+ ');
    }
  });

  it('counts in its first line what the list counts', () => {
    for (const { path, answer, facts } of walked) {
      const { exactTotal, total } = answer;
      const counts = [exactTotal, total - exactTotal].filter((count) => count > 0).map(number);
      const words = facts.countLine.replace(/\bOne person/, '1 person');
      const said = [...words.matchAll(/(?:^|[;,] )([\d,]+)\+? (?:person|people|more)/g)].map(([, count]) => count);
      expect(said, `${path}: ${facts.countLine}`).toEqual(counts);
    }
  });

  it('is for search engines only if somebody has exactly the name, in a place that is called so, without filters', () => {
    for (const { path, answer, isFiltered, isIndexable } of walked) {
      const { place, exactTotal } = answer;
      const isOwnPlace = place === null || (place.isKnown && place.reading !== 'spelling' && place.scope !== 'near');
      expect(isIndexable, path).toBe(exactTotal > 0 && isOwnPlace && !isFiltered);
    }
  });

  it('offers the searches of the answer, with their numbers, and no other', () => {
    for (const { path, answer, facts } of walked) {
      const links = facts.counted
        .filter(({ list }) => list === resultsNoneCopy.tries.label || list === 'close-spellings')
        .map(({ href, count, isCapped }) => [href.split('?')[0], count, isCapped]);
      const tries = (answer.tries ?? []).toSorted(
        (a, b) => Number(a.kind === 'spelling') - Number(b.kind === 'spelling'),
      );
      expect(links, path).toEqual(
        tries.map(({ name, location, people, isCapped }) => [paths.personSearch({ name, location }), people, isCapped]),
      );
    }
  });
});

it('the walk met all kinds of answers', () => {
  const has = (test: (answer: SearchAnswer) => boolean) => answers.some(test);
  expect({
    onlyClose: has(({ total, exactTotal }) => total > 0 && exactTotal === 0),
    both: has(({ total, exactTotal }) => exactTotal > 0 && total > exactTotal),
    nobody: has(({ total, tries }) => total === 0 && (tries ?? []).length > 0),
    unfiltered: has(({ tries }) => (tries ?? []).some(({ kind }) => kind === 'unfiltered')),
    spellings: has(({ spellings }) => spellings !== undefined),
    misspelledPlace: has(({ place }) => place?.reading === 'spelling'),
    unknownPlace: has(({ place }) => place?.isKnown === false),
  }).toEqual({
    onlyClose: true,
    both: true,
    nobody: true,
    unfiltered: true,
    spellings: true,
    misspelledPlace: true,
    unknownPlace: true,
  });
});
