import type { HeadModel } from '../../client/pages/page-model.ts';
import { isNarrowed } from '../../client/pages/results/results-filters.ts';
import { placeOfList } from '../../client/pages/results/results-place.ts';
import type { SearchAnswer } from '../../shared/contract/finding/search.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { NAME_SUFFIXES } from '../../shared/people/names/name-suffixes.ts';
import { placeText } from '../../shared/urls/location.ts';
import type { SearchFilters } from '../../shared/urls/parsers/parse-search-filters.ts';
import { paths } from '../../shared/urls/paths.ts';

/** Result pages past this one stay out of search engines (docs/rules.md). */
const LAST_INDEXED_PAGE = 5;

export interface ResultsHeadInput {
  readonly origin: string;
  /** as read from the path */
  readonly name: string;
  readonly location: string;
  readonly filters: SearchFilters;
  readonly answer: SearchAnswer;
  /** see hasFlags in page-heads.ts */
  readonly hasFlags: boolean;
}

const words = pageHeadCopy.results;

/**
 * The head of a list says what the list says: how many people have exactly the name, and that nobody does if nobody
 * does. Not indexed are lists that are filtered or sorted, past page 5, with flags, or without anybody of exactly the
 * name; that exist by a misspelled place; or that are the lists of several places together. The canonical URL is that
 * of the whole list: a page of a filtered list, or one past the end, is not part of it.
 */
export function resultsHead({ origin, name: typed, location, filters, answer, hasFlags }: ResultsHeadInput): HeadModel {
  const name = nameInWords(typed);
  const isPastTheEnd = answer.total > 0 && answer.results.length === 0;
  const isWholeList = Object.values(filters).every((value) => value === null);
  const page = isPastTheEnd ? 1 : answer.page;
  const { title, description } = describeList(name, location, filters, answer);
  return {
    title: pageHeadCopy.titled(page > 1 ? words.page(title, page) : title),
    description,
    isIndexable:
      page <= LAST_INDEXED_PAGE &&
      isWholeList &&
      !hasFlags &&
      answer.results.length > 0 &&
      answer.exactTotal > 0 &&
      isOwnPlace(answer),
    canonical:
      origin +
      paths.personSearch({ name, location: placeAsUnderstood(answer, location), page: isWholeList ? page : null }),
  };
}

/** Who is listed, or that nobody is, in the words of the page. */
function describeList(
  name: string,
  location: string,
  filters: SearchFilters,
  { place, total, exactTotal: exact, isTotalCapped: isCapped }: SearchAnswer,
): { readonly title: string; readonly description: string } {
  if (place?.isKnown === false) {
    const unknown = words.unknownPlace(location);
    return { title: unknown, description: `${unknown}.` };
  }
  const where = placeOfList(place, location);
  if (exact > 0) {
    const who = words.who(name, where);
    return { title: who, description: words.description(who, { exact, close: total - exact, isCapped }) };
  }
  const nobody = words.nobody(name, where, isNarrowed(filters));
  return { title: nobody, description: total === 0 ? `${nobody}.` : words.onlyClose(nobody, total, isCapped) };
}

/** A misspelling is no place of its own, and the surroundings of a place are lists of other places. */
function isOwnPlace({ place }: SearchAnswer): boolean {
  return place === null || (place.isKnown && place.reading !== 'spelling' && place.scope !== 'near');
}

/** One list has one URL: a zip becomes its city, and 'St. Louis' is spelled as in the gazetteer. */
function placeAsUnderstood({ place }: SearchAnswer, typed: string): string {
  if (!place?.isKnown) return typed;
  const name = placeText(place.city, place.stateCode);
  return place.scope === 'near' ? `near ${name}` : name;
}

/** The name without the suffix, which the search ignores (P2-124). */
function nameInWords(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && NAME_SUFFIXES.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return words.join(' ');
}
