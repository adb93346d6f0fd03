import { SEARCH_SORTS, type SearchFacets } from '../../../shared/contract/finding/search.ts';
import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { AGE_BANDS, type AgeBand } from '../../../shared/people/ages.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { buildLocationSegment } from '../../../shared/urls/location.ts';
import type { SearchFilters } from '../../../shared/urls/parsers/parse-search-filters.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { ResultsPageModel } from './results-model.ts';

/** A select above the list. */
export interface Filter {
  /** the query parameter */
  readonly name: keyof SearchFilters;
  readonly label: string;
  /** '' if nothing is chosen, which is the first option */
  readonly value: string;
  readonly options: readonly FilterOption[];
}

interface FilterOption {
  readonly value: string;
  readonly text: string;
}

type Facet = SearchFacets['state'];

const words = resultsCopy.filters;

/** Whether filters narrow the list; a sort order leaves nobody out. */
export function isNarrowed({ age, state, city }: SearchFilters): boolean {
  return age !== null || state !== null || city !== null;
}

/**
 * The filters of a list. None if the origin sent no facets, and none if there is nothing to choose: with nobody or one
 * person, unless filters are the reason.
 */
export function buildFilters({ answer: { facets, total }, filters }: ResultsPageModel): readonly Filter[] {
  if (facets === null || (total < 2 && !isNarrowed(filters))) return [];
  const { isCapped } = facets;
  const age = valuesOf(facets.age, filters.age, isCapped.age).filter(({ value }) => isAgeBand(value));
  const state = valuesOf(facets.state, filters.state, isCapped.state);
  const city = valuesOf(facets.city, filters.city, isCapped.city);
  const ageOption = (band: string) => (isAgeBand(band) ? words.ages[band] : band);
  return [
    {
      name: 'age',
      label: words.age,
      value: filters.age ?? '',
      options: [any(words.anyAge), ...optionsOf(age, ageOption, isCapped.age).sort(byValue)],
    },
    {
      name: 'state',
      label: words.state,
      value: filters.state ?? '',
      options: [any(words.allStates), ...optionsOf(state, stateName, isCapped.state).sort(byText)],
    },
    {
      name: 'city',
      label: words.city,
      value: city.find(({ value }) => isSame(value, filters.city))?.value ?? '',
      options: [any(words.allCities), ...optionsOf(city, (name) => name, isCapped.city).sort(byText)],
    },
    {
      name: 'sort',
      label: words.sort,
      value: filters.sort ?? '',
      options: SEARCH_SORTS.map((sort) => ({ value: sort === 'relevance' ? '' : sort, text: words.sorts[sort] })),
    },
  ];
}

/** The list without its filters, in the chosen order. */
export function clearFiltersHref({ name, location, filters }: ResultsPageModel): string {
  return paths.personSearch({ name, location, filters: { age: null, state: null, city: null, sort: filters.sort } });
}

/** The active filters as text: 'age 25 to 34', 'Portland, OR', 'Oregon'. */
export function filtersInWords({ age, state, city }: SearchFilters): readonly string[] {
  const chosen = [age === null ? null : words.ofAge(words.ages[age]), city, state === null ? null : stateName(state)];
  return chosen.filter((text) => text !== null);
}

/**
 * Leaves out values without people, unless the count is capped and they merely were not seen yet. The chosen value stays,
 * so that it can be seen and undone.
 */
function valuesOf(facet: Facet, chosen: string | null, isCapped: boolean): Facet {
  const kept = facet.filter(({ value, people }) => people > 0 || isCapped || isSame(value, chosen));
  const isThere = chosen === null || kept.some(({ value }) => isSame(value, chosen));
  return isThere ? kept : [...kept, { value: chosen, people: 0 }];
}

/** A URL may spell a city differently than the record: 'ofallon, mo'. */
function isSame(value: string, chosen: string | null): boolean {
  return value === chosen || (chosen !== null && buildLocationSegment(value) === buildLocationSegment(chosen));
}

function optionsOf(facet: Facet, nameOf: (value: string) => string, isCapped: boolean): FilterOption[] {
  // 'None or more' says nothing.
  const textOf = (name: string, people: number) =>
    isCapped && people === 0 ? name : words.option(name, people, isCapped);
  return facet.map(({ value, people }) => ({ value, text: textOf(nameOf(value), people) }));
}

function any(text: string): FilterOption {
  return { value: '', text };
}

function isAgeBand(value: string): value is AgeBand {
  return AGE_BANDS.some((band) => band === value);
}

function byValue(a: FilterOption, b: FilterOption): number {
  return a.value < b.value ? -1 : 1;
}

function byText(a: FilterOption, b: FilterOption): number {
  return a.text.localeCompare(b.text, 'en');
}
