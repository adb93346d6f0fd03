import Validator from '@adobe/structured-data-validator';
import { schemaVocabulary } from './schema-vocabulary.ts';
import { flat, type ShownPage } from './shown-page.ts';

/** A thing of a JSON-LD graph, parsed. */
export interface Thing {
  readonly '@type': string;
  readonly [key: string]: unknown;
}

/** The things that a page says; empty for a page without structured data. Fails on more than one block. */
export function thingsOf({ structured }: Pick<ShownPage, 'structured'>): readonly Thing[] {
  if (structured.length > 1) throw new Error(`${structured.length} blocks of structured data`);
  const [text] = structured;
  if (text === undefined) return [];
  const { '@context': context, '@graph': graph } = JSON.parse(text);
  if (context !== 'https://schema.org' || !Array.isArray(graph)) throw new Error(`no graph of schema.org: ${text}`);
  return graph;
}

/** The things of one type, in order. */
export const ofType = (things: readonly Thing[], type: string): readonly Thing[] =>
  things.filter((thing) => thing['@type'] === type);

const validator = new Validator(schemaVocabulary());

/** What schema.org's vocabulary and Google's rules have against these things, errors and warnings alike. */
export async function schemaFaults(things: readonly Thing[]): Promise<string[]> {
  // Each by its type, as the validator's own extractor lists them; it adds to what it is given.
  const jsonld = Object.fromEntries(Map.groupBy(structuredClone(things), (thing) => thing['@type']));
  const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {} });
  return issues.map(({ severity, issueMessage, path }) => `${severity} ${issueMessage} at ${JSON.stringify(path)}`);
}

/** Words of the vocabulary, and of a search's address: they are for machines. */
const NOT_READ = new Set(['@type', 'contactType', 'query-input', 'urlTemplate']);

/** Every value of these things that the page does not show, with its key. */
export function unshownValues(page: ShownPage, origin: string): string[] {
  const unshown: string[] = [];
  const look = (key: string, value: unknown, index: number): void => {
    if (Array.isArray(value)) for (const [at, inside] of value.entries()) look(key, inside, at);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inside] of Object.entries(value)) look(name, inside, index);
    else if (!(key === 'position' ? value === index + 1 : isShown(key, value, page, origin)))
      unshown.push(`${key}: ${JSON.stringify(value)}`);
  };
  look('', thingsOf(page), 0);
  return unshown;
}

function isShown(key: string, value: unknown, page: ShownPage, origin: string): boolean {
  if (typeof value !== 'string') return false;
  if (NOT_READ.has(key)) return true;
  if (key === 'url' || key === 'item')
    return value === page.canonical || (value.startsWith(origin) && page.hrefs.has(value.slice(origin.length)));
  if (key !== 'telephone') return hasWhole(page.text, flat(value));
  const parts = /^\+1-(\d{3})-(\d{3})-(\d{4})$/.exec(value);
  return parts !== null && hasWhole(page.text, `(${parts[1]}) ${parts[2]}-${parts[3]}`);
}

/** Whether a text has these words, not as a part of longer ones. */
function hasWhole(text: string, words: string): boolean {
  const isWordAt = (index: number): boolean => /^[\p{L}\p{N}]/u.test(text.slice(index));
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
    if (!/[\p{L}\p{N}]/u.test(before) && !isWordAt(at + words.length)) return true;
  }
  return false;
}

/** The visible breadcrumbs against the list of them: a fault each. */
export function crumbFaults(page: ShownPage, origin: string): string[] {
  const lists = ofType(thingsOf(page), 'BreadcrumbList');
  const said = lists.flatMap(({ itemListElement }) => itemListElement as { name: string; item?: string }[]);
  const shown = page.crumbs ?? [];
  const expected =
    shown.length < 2 ? [] : shown.map(({ name, href }) => `${name} ${href === null ? '' : origin + href}`);
  const found = said.map(({ name, item = '' }) => `${flat(name)} ${item}`);
  return JSON.stringify(found) === JSON.stringify(expected) ? [] : [`says ${found}, shows ${expected}`];
}
