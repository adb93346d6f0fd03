import { BROWSE_PAGE_SIZE } from '../../shared/contract/finding/browse.ts';
import { SEARCH_PAGE_SIZE } from '../../shared/contract/finding/search.ts';
import { SITE_NAME } from '../../shared/copy/site/site.ts';
import { nameKey } from '../../shared/people/names/name-key.ts';
import { parsePath } from '../../shared/urls/parsers/parse-path.ts';
import type { RouteName } from '../../shared/urls/route-table.ts';
import { type ListFacts, numberIn } from './list-facts.ts';

/** What a crawler reads of a page with a list. */
export interface ListPage {
  /** with its query */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly facts: ListFacts;
}

/** How many entries a page of a list must have, by its own words; null if they do not say. */
function expectedRows(total: number, page: number, size: number): number {
  return Math.max(0, Math.min(size, total - (page - 1) * size));
}

const pageOf = (path: string): number => Number(/[?&]page=(\d+)/.exec(path)?.[1] ?? 1);
const first = (pattern: RegExp, text: string): number | null => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : numberIn(found);
};

/** Where a page's own words say how many entries its list has, and which entries are its rows. */
interface ListRule {
  /** matches the number in the sentence below the heading */
  readonly countLine: RegExp;
  readonly description: RegExp;
  /** the number of rows on the page; null if the numbers are sums of what the rows count */
  readonly rows: ((facts: ListFacts) => number) | null;
}

const PEOPLE = /^([\d,]+) (?:person|people)/;
const PROPERTIES = /^([\d,]+) (?:property|properties)/;

/** The lists to browse. A list of places counts what all its pages' rows count together. */
function ruleOf(route: RouteName, isState: boolean): ListRule | null {
  switch (route) {
    case 'directory-letter':
      return {
        countLine: /^([\d,]+) names?/,
        description: /^([\d,]+) last names?/,
        rows: ({ counted }) => counted.length,
      };
    case 'directory-name':
      return { countLine: PEOPLE, description: PEOPLE, rows: ({ people }) => people.length };
    case 'white-pages':
      return { countLine: PEOPLE, description: PEOPLE, rows: isState ? null : ({ people }) => people.length };
    case 'property-search':
      return {
        countLine: PROPERTIES,
        description: PROPERTIES,
        rows: isState ? null : ({ properties }) => new Set(properties).size,
      };
    case 'white-pages-home':
      return { countLine: PEOPLE, description: PEOPLE, rows: null };
    default:
      return null;
  }
}

/** How many people or properties a list says it has; null for a page that is no list to browse. */
export function totalOfList(route: RouteName | null, { path, facts }: ListPage): number | null {
  const rule = route === null ? null : ruleOf(route, isStatePath(path));
  if (rule === null) return route === 'person-search' ? totalOfResults(facts.countLine) : null;
  return first(rule.countLine, facts.countLine);
}

/** '/white-pages/or' and '/property-search/or' list cities. */
const isStatePath = (path: string): boolean => /^\/(?:white-pages|property-search)\/[a-z]{2}(?:\?|$)/.test(path);

/** Whatever a page with a list says about it that the list does not bear out. */
export function listFaults(route: RouteName | null, page: ListPage): string[] {
  if (route === 'person-search') return resultsFaults(page);
  const rule = route === null ? null : ruleOf(route, isStatePath(page.path));
  if (rule === null) return [];
  const { path, title, description, facts } = page;
  const faults: string[] = [];
  if (!title.includes(facts.heading)) faults.push(`the title ${title} is not about ${facts.heading}`);
  const said = first(rule.countLine, facts.countLine);
  if (said === null) return [...faults, `no count in "${facts.countLine}"`];
  const described = first(rule.description, description);
  if (described !== said) faults.push(`${said} on the page, but the description says "${description}"`);
  if (rule.rows !== null) {
    const rows = rule.rows(facts);
    // People removed since leave gaps on their page: never more than it says, and all of a list of one page.
    const most = expectedRows(Number.MAX_SAFE_INTEGER, 1, BROWSE_PAGE_SIZE);
    if (rows > Math.min(said, most)) faults.push(`${rows} rows of ${said}`);
    if (said <= BROWSE_PAGE_SIZE && rows !== said) faults.push(`${rows} rows, but it says ${said}`);
  } else if (!hasPages(facts, path)) {
    const own = facts.counted.filter(({ list }) => list === 'cities' || list === 'states');
    const sum = own.reduce((total, { count }) => total + count, 0);
    if (sum !== said) faults.push(`its rows count ${sum}, but it says ${said}`);
  }
  return [...faults, ...nameFaults(route, page)];
}

/** Whether a list of places has more pages than this one. */
function hasPages({ counted }: ListFacts, path: string): boolean {
  return pageOf(path) > 1 || counted.filter(({ list }) => list === 'cities').length >= BROWSE_PAGE_SIZE;
}

/** People listed under a last name they do not have, or in a place they are not shown with. */
function nameFaults(route: RouteName | null, { path, facts }: ListPage): string[] {
  if (route === 'directory-name') {
    const name = nameKey(facts.heading.replace(/^People named /, ''));
    return facts.people
      .filter((row) => !nameKey(row.name).replaceAll(' ', '').includes(name.replaceAll(' ', '')))
      .map((row) => `${row.name} is listed under ${name}`);
  }
  if (route !== 'white-pages' || isStatePath(path)) return [];
  const city = /^People in (.*), /.exec(facts.heading)?.[1] ?? '?';
  return facts.people.filter((row) => !row.text.includes(`${city}, `)).map((row) => `${row.text} is listed in ${city}`);
}

/** What results say: how many have exactly the name, and how many a similar name. */
interface Amount {
  readonly exact: number;
  readonly close: number;
  /** counting stopped there */
  readonly isCapped: boolean;
}

/** Reads the sentence below the heading of results; null if it says nothing. */
function amountOf(line: string): Amount | null {
  if (/^One person (?:goes by this name|with this name matches these filters)\./.test(line))
    return { exact: 1, close: 0, isCapped: false };
  const all = /^([\d,]+)(\+?) people (?:go by this name|with this name match these filters)\./.exec(line);
  if (all !== null) return { exact: numberIn(all[1]), close: 0, isCapped: all[2] === '+' };
  const nobody = /is named .*; ([\d,]+)(\+?) (?:person has|people have) a similar name\./.exec(line);
  if (nobody !== null) return { exact: 0, close: numberIn(nobody[1]), isCapped: nobody[2] === '+' };
  const both = /^([\d,]+) (?:person goes|people go) by exactly this name[;,] ([\d,]+)(\+?) more /.exec(line);
  return both === null ? null : { exact: numberIn(both[1]), close: numberIn(both[2]), isCapped: both[3] === '+' };
}

function totalOfResults(line: string): number {
  const amount = amountOf(line);
  return amount === null ? 0 : amount.exact + amount.close;
}

/** The same from the description for search engines. */
function describedAmount(description: string): { readonly exact: number; readonly close: number } | null {
  const both =
    /^([\d,]+)\+? (?:person|people) named .*?(?:, and ([\d,]+)\+? (?:person|people) with a similar name)?\. See /.exec(
      description,
    );
  if (both !== null) return { exact: numberIn(both[1]), close: numberIn(both[2] ?? '0') };
  const close = /^No one named .*; ([\d,]+)\+? (?:person|people) with a similar name\.$/.exec(description);
  if (close !== null) return { exact: 0, close: numberIn(close[1]) };
  return /^No (?:one named|place called) /.test(description) ? { exact: 0, close: 0 } : null;
}

function resultsFaults({ path, title, description, facts }: ListPage): string[] {
  const parsed = parsePath(path.split('?', 1)[0] ?? '');
  const name = parsed.kind === 'route' && parsed.name === 'person-search' ? parsed.params.name : '';
  // A place without a name has the search form.
  if (name === '') return [];
  const faults: string[] = [];
  const rows = facts.people.filter(({ isSpelling }) => !isSpelling);
  const amount = rows.length === 0 ? { exact: 0, close: 0, isCapped: false } : amountOf(facts.countLine);
  if (amount === null) return [`no count in "${facts.countLine}"`];
  const described = describedAmount(description);
  if (described === null) return [`a description of another kind: ${description}`];
  const total = amount.exact + amount.close;
  // A page past the end says so and is described as the list.
  const isPastTheEnd = rows.length === 0 && described.exact + described.close > 0;
  if (!isPastTheEnd && (described.exact !== amount.exact || described.close !== amount.close))
    faults.push(`"${facts.countLine}", but the description says "${description}"`);
  if (!isPastTheEnd && !amount.isCapped && rows.length !== expectedRows(total, pageOf(path), SEARCH_PAGE_SIZE))
    faults.push(`${rows.length} rows on page ${pageOf(path)} of ${total}`);
  if ((described.exact === 0) !== /^No (?:one named|place called) /.test(title))
    faults.push(`the title says "${title}", the description "${description}"`);
  if (!title.endsWith(` | ${SITE_NAME}`)) faults.push(`the title ${title}`);
  return [...faults, ...rowFaults(rows, name, amount.exact, path)];
}

const WHY = /also known as|short for|short form|close to|close name|nickname|spelled/i;

/** In the order of a match, whoever has exactly the name comes first, and has each word of it. */
function rowFaults(rows: ListFacts['people'], name: string, exact: number, path: string): string[] {
  if (/[?&]sort=/.test(path)) return [];
  const wanted = wordsOf(name);
  return rows
    .slice(0, Math.max(0, exact - (pageOf(path) - 1) * SEARCH_PAGE_SIZE))
    .filter(
      (row) => !WHY.test(row.text) && !wanted.every((word) => wordsOf(row.name).some((has) => has.startsWith(word))),
    )
    .map((row) => `${row.text} is counted as exactly ${name}`);
}

const wordsOf = (name: string): string[] =>
  nameKey(name)
    .split(' ')
    .filter((word) => word !== '');
