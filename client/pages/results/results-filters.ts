import { SEARCH_SORTS, type SearchFacets } from '../../../shared/contract/finding/search.ts';
import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { AGE_BANDS, type AgeBand } from '../../../shared/people/ages.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { buildLocationSegment } from '../../../shared/urls/location.ts';
import type { SearchFilters } from '../../../shared/urls/parsers/parse-search-filters.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { ResultsPageModel } from './results-model.ts';

/** A select above the list, as a chip. */
export interface Filter {
  /** the query parameter */
  readonly name: keyof SearchFilters;
  readonly label: string;
  /** '' if nothing is chosen, which is the first option */
  readonly value: string;
  readonly options: readonly FilterOption[];
  /** the list without this filter, and what that leaves out; null if nothing is chosen, and for the order */
  readonly remove: { readonly href: string; readonly text: string } | null;
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
 * The filters of a list, the chosen ones first, so that a phone shows them, and the order at the end. None if the origin
 * sent no facets, and none if there is nothing to choose: with nobody or one person, unless filters are the reason.
 */
export function buildFilters(page: ResultsPageModel): readonly Filter[] {
  const { answer, filters } = page;
  const { facets, total } = answer;
  if (facets === null || (total < 2 && !isNarrowed(filters))) return [];
  const { isCapped } = facets;
  const age = valuesOf(facets.age, filters.age, isCapped.age).filter(({ value }) => isAgeBand(value));
  const state = valuesOf(facets.state, filters.state, isCapped.state);
  const city = valuesOf(facets.city, filters.city, isCapped.city);
  const ageOption = (band: string) => (isAgeBand(band) ? words.ages[band] : band);
  const narrowing: readonly Filter[] = [
    {
      name: 'age',
      label: words.age,
      value: filters.age ?? '',
      remove: wayWithout(page, 'age'),
      options: [any(words.anyAge), ...optionsOf(age, ageOption, isCapped.age).sort(byValue)],
    },
    {
      name: 'state',
      label: words.state,
      value: filters.state ?? '',
      remove: wayWithout(page, 'state'),
      options: [any(words.allStates), ...optionsOf(state, stateName, isCapped.state).sort(byText)],
    },
    {
      name: 'city',
      label: words.city,
      value: city.find(({ value }) => isSame(value, filters.city))?.value ?? '',
      remove: wayWithout(page, 'city'),
      options: [any(words.allCities), ...optionsOf(city, (name) => name, isCapped.city).sort(byText)],
    },
  ];
  const order: Filter = {
    name: 'sort',
    label: words.sort,
    value: filters.sort ?? '',
    remove: null,
    options: SEARCH_SORTS.map((sort) => ({ value: sort === 'relevance' ? '' : sort, text: words.sorts[sort] })),
  };
  const isOn = ({ remove }: Filter) => remove !== null;
  return [...narrowing.filter(isOn), ...narrowing.filter((filter) => !isOn(filter)), order];
}

/** The list without its place, in the same order and with the same filters; null if it has none. */
export function withoutPlaceHref({ name, location, filters }: ResultsPageModel): string | null {
  return location.trim() === '' ? null : paths.personSearch({ name, location: '', filters });
}

/** The list without its filters, in the chosen order. */
export function clearFiltersHref({ name, location, filters }: ResultsPageModel): string {
  return paths.personSearch({ name, location, filters: { age: null, state: null, city: null, sort: filters.sort } });
}

function wayWithout({ name, location, filters }: ResultsPageModel, filter: 'age' | 'state' | 'city'): Filter['remove'] {
  const { [filter]: chosen } = filters;
  if (chosen === null) return null;
  const [text = chosen] = filtersInWords({ age: null, state: null, city: null, sort: null, [filter]: chosen });
  return { href: paths.personSearch({ name, location, filters: { ...filters, [filter]: null } }), text };
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
