import type { HeadModel } from '../../client/pages/page-model.ts';
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

/**
 * Result lists that are filtered or sorted, past page 5, with flags, or empty are not indexed. The canonical URL is
 * that of the whole list: a page of a filtered list, or one past the end, is not part of it.
 */
export function resultsHead({ origin, name, location, filters, answer, hasFlags }: ResultsHeadInput): HeadModel {
  const words = pageHeadCopy.results;
  const whole = { name: nameInWords(name), location: placeAsUnderstood(answer, location) };
  const who = words.who(whole.name, whole.location);
  const isPastTheEnd = answer.total > 0 && answer.results.length === 0;
  const isWholeList = Object.values(filters).every((value) => value === null);
  return {
    title: pageHeadCopy.titled(answer.page > 1 && !isPastTheEnd ? words.page(who, answer.page) : who),
    description: words.description(who, answer.total, answer.isTotalCapped),
    isIndexable: answer.page <= LAST_INDEXED_PAGE && isWholeList && !hasFlags && answer.results.length > 0,
    canonical: origin + paths.personSearch({ ...whole, page: isWholeList && !isPastTheEnd ? answer.page : null }),
  };
}

/** One list has one URL: a zip becomes its city, and 'St. Louis' is spelled as in the gazetteer. */
function placeAsUnderstood({ place }: SearchAnswer, typed: string): string {
  return place?.isKnown ? placeText(place.city, place.stateCode) : typed;
}

/** The name without the suffix, which the search ignores (P2-124). */
function nameInWords(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && NAME_SUFFIXES.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return words.join(' ');
}
