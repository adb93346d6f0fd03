import type { SearchSort } from '../../contract/finding/search.ts';
import type { AgeBand } from '../../people/ages.ts';
import { formatCapped, formatCount } from '../format/numbers.ts';

/** How many people a list has, and for which search. */
interface Amount {
  readonly total: number;
  readonly exact: number;
  /** counting stopped there: there may be more */
  readonly isCapped: boolean;
  /** the exact names come first */
  readonly isByMatch: boolean;
  readonly isFiltered: boolean;
  readonly name: string;
  /** 'in Portland, Oregon' */
  readonly where: string | null;
}

export const resultsCopy = {
  total: ({ total, exact, isCapped, isByMatch, isFiltered, name, where }: Amount): string => {
    const close = total - exact;
    const isOneClose = close === 1 && !isCapped;
    const closeCount = formatCapped(close, isCapped);
    if (isFiltered && close === 0)
      return exact === 1 && !isCapped
        ? 'One person with this name matches these filters.'
        : `${formatCapped(exact, isCapped)} people with this name match these filters.`;
    if (close === 0)
      return exact === 1 && !isCapped
        ? 'One person goes by this name.'
        : `${formatCapped(exact, isCapped)} people go by this name.`;
    if (exact === 0) {
      const nobody = `${isFiltered ? 'With these filters no one' : 'No one'}${where === null ? '' : ` ${where}`}`;
      return `${nobody} is named ${name}; ${isOneClose ? '1 person has' : `${closeCount} people have`} a similar name.`;
    }
    const have = exact === 1 ? '1 person goes' : `${formatCount(exact)} people go`;
    if (!isByMatch)
      return `${have} by exactly this name, ${closeCount} more ${isOneClose ? 'has' : 'have'} a short form of it or a name that comes close.`;
    return `${have} by exactly this name; ${closeCount} more with a short form of it or a name that comes close ${isOneClose ? 'follows' : 'follow'}.`;
  },
  capped: (total: number) => `The first ${formatCount(total)} are listed. A middle name or a place narrows the list.`,
  freeToSee: 'Ages and cities are free to see.',
  infoBanner: 'The report you were monitoring has moved or been removed. Here are people with the same name.',
  infoBannerOfNobody: 'The report you were monitoring has moved or been removed.',
  dismiss: 'Dismiss this notice',
  filters: {
    label: 'Narrow the list',
    keys: 'By keyboard, choose and then press Enter or Apply.',
    remove: (filter: string) => `Remove this filter: ${filter}`,
    /** after 'in Portland, OR' */
    removePlace: 'Remove this place',
    age: 'Age',
    ofAge: (band: string) => `age ${band.toLowerCase()}`,
    anyAge: 'Any age',
    ages: {
      '18-24': 'Under 25',
      '25-34': '25 to 34',
      '35-44': '35 to 44',
      '45-54': '45 to 54',
      '55-64': '55 to 64',
      '65-130': '65 and over',
    } satisfies Record<AgeBand, string>,
    state: 'State they live in',
    allStates: 'Any state',
    city: 'City they live in',
    allCities: 'Any city',
    sort: 'Sort',
    sorts: { relevance: 'Best match first', age: 'Youngest first', name: 'By name' } satisfies Record<
      SearchSort,
      string
    >,
    option: (text: string, people: number, isCapped: boolean) => `${text} (${formatCapped(people, isCapped)})`,
    apply: 'Apply',
    clear: 'Clear filters',
    updating: 'Updating the list',
    nobody: {
      title: 'No one is left under these filters',
      text: (filters: readonly string[]) => `Nobody matches all of this: ${filters.join('; ')}.`,
    },
  },
  pastTheEnd: {
    title: (pages: number) => `This list ends at page ${formatCount(pages)}`,
    text: 'Nobody is listed on that page.',
    firstPage: 'The first page',
    lastPage: 'The last page',
  },
  notTheOne: {
    title: (firstName: string) => `Not the right ${firstName}?`,
    text: 'A middle name, an age or an earlier city narrows the list fastest. You can also search by phone number or address.',
    link: 'Change the search',
  },
  onThisList: {
    title: 'Are you on this list?',
    text: 'You can take your page down. It is free, and needs no account.',
    link: 'Remove my page',
  },
} as const;
