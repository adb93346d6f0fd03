import type { RecordGroup } from '../../../shared/contract/records/background.ts';
import { RECORD_LIST_PAGE_SIZE, type RecordKind } from '../../../shared/contract/records/record-list.ts';
import { recordListCopy } from '../../../shared/copy/records/record-list.ts';
import { isFiltered, NO_FILTER, type RecordFilter } from '../../../shared/records/record-filter.ts';
import { groupsOfKind } from '../../../shared/records/record-kinds.ts';
import { REPORT_SECTIONS } from '../../../shared/records/report-limits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { PersonRecordsPageModel } from './person-records-model.ts';

type Name = keyof RecordFilter;

/** A value that the list can be narrowed to, or is. */
export interface FilterLink {
  readonly text: string;
  /** how many records match it and the other filters */
  readonly count: number;
  readonly href: string;
  readonly isSet: boolean;
  /** one list of the section in the link before it */
  readonly isWithin: boolean;
}

/** A filter with the values that the records have. */
export interface Filter {
  readonly name: Name;
  readonly title: string;
  readonly links: readonly FilterLink[];
}

/** A filter in use. */
export interface SetFilter {
  readonly text: string;
  /** the list without it */
  readonly href: string;
  /** nothing matches all filters, and without this one something would */
  readonly isInTheWay: boolean;
}

const words = recordListCopy.filters;
const NAMES = Object.keys(NO_FILTER) as readonly Name[];

/** The list of this report with a filter, from its first page unless another is named. */
export function listHref({ person }: Pick<PersonRecordsPageModel, 'person'>, filter: RecordFilter, page = 1): string {
  return paths.person({ ...person, query: { view: 'records', ...filter, page } });
}

/** How many pages the matching records fill; 1 for none. */
export function pagesOf({ total }: Pick<PersonRecordsPageModel['list'], 'total'>): number {
  return Math.max(1, Math.ceil(total / RECORD_LIST_PAGE_SIZE));
}

/** The filters that can narrow the list any further, or undo what is set. */
export function buildFilters(model: PersonRecordsPageModel): readonly Filter[] {
  const { kinds, years, counties, outcomes } = model.list.facets;
  const links: { readonly [N in Name]: readonly FilterLink[] } = {
    kind: kindLinks(model, kinds),
    year: years.map(({ value, count }) => linkOf(model, 'year', value, count)),
    county: counties.map(({ value, count }) => linkOf(model, 'county', value, count)),
    outcome: outcomes.map(({ value, count }) => linkOf(model, 'outcome', value, count)),
  };
  return NAMES.map((name) => ({ name, title: words.titles[name], links: links[name] })).filter(
    ({ name, links }) => links.length > 1 || (links.length === 1 && model.filter[name] !== null),
  );
}

/** Sections with several lists of records come before these; a section with one list goes by that list's name. */
function kindLinks(
  model: PersonRecordsPageModel,
  kinds: readonly { readonly value: RecordGroup; readonly count: number }[],
): FilterLink[] {
  return Object.entries(REPORT_SECTIONS).flatMap(([section, { lists }]) => {
    const found = kinds.filter(({ value, count }) => count > 0 && lists.some((list) => list === value));
    const links = found.map(({ value, count }) => linkOf(model, 'kind', value, count));
    if (links.length < 2) return links;
    const sum = found.reduce((total, { count }) => total + count, 0);
    return [linkOf(model, 'kind', section as RecordKind, sum), ...links.map((link) => ({ ...link, isWithin: true }))];
  });
}

function linkOf<N extends Name>(
  model: PersonRecordsPageModel,
  name: N,
  value: NonNullable<RecordFilter[N]>,
  count: number,
): FilterLink {
  const filter = { ...model.filter, [name]: value };
  return {
    text: textOf(filter, name) ?? '',
    count,
    href: listHref(model, filter),
    isSet: model.filter[name] === value,
    isWithin: false,
  };
}

/** The filters in use, in a fixed order. */
export function setFilters(model: PersonRecordsPageModel): readonly SetFilter[] {
  return NAMES.flatMap((name) => {
    const text = textOf(model.filter, name);
    if (text === null) return [];
    const isInTheWay = model.list.total === 0 && facetOf(model, name).some(({ count }) => count > 0);
    return [{ text, href: listHref(model, { ...model.filter, [name]: null }), isInTheWay }];
  });
}

/** The values of a filter that the records matching all the other filters have. */
function facetOf({ list: { facets } }: PersonRecordsPageModel, name: Name): readonly { readonly count: number }[] {
  return { kind: facets.kinds, year: facets.years, county: facets.counties, outcome: facets.outcomes }[name];
}

/** How many of the matching records each section has; sections without one are absent. */
export function sectionTotals({ list, filter }: Pick<PersonRecordsPageModel, 'list' | 'filter'>): {
  readonly [S in keyof typeof REPORT_SECTIONS]?: number;
} {
  const isMeant = (group: RecordGroup) => filter.kind === null || groupsOfKind(filter.kind).includes(group);
  const totals = Object.entries(REPORT_SECTIONS).map(([section, { lists }]) => {
    const meant = list.facets.kinds.filter(({ value }) => lists.some((one) => one === value) && isMeant(value));
    return [section, meant.reduce((sum, { count }) => sum + count, 0)] as const;
  });
  return Object.fromEntries(totals.filter(([, total]) => total > 0));
}

/** The whole list; null if no filter is set. */
export function clearHref(model: PersonRecordsPageModel): string | null {
  return isFiltered(model.filter) ? listHref(model, NO_FILTER) : null;
}

function textOf({ kind, year, county, outcome }: RecordFilter, name: Name): string | null {
  switch (name) {
    case 'kind':
      return kind === null ? null : words.kinds[kind];
    case 'year':
      return year === null ? null : String(year);
    case 'county':
      return county;
    case 'outcome':
      return outcome === null ? null : words.outcomes[outcome];
  }
}
