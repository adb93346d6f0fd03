import { countOf, formatCount } from '../format/numbers.ts';

/** Words of the life line: the lanes of a person on one axis, and the same as a list. */
export const lifeLineCopy = {
  title: 'A life on one line',
  lanes: { lived: 'Lived', worked: 'Worked', owned: 'Owned', family: 'Family' },
  ends: { first: 'earliest record', last: 'now', lastOfDead: 'latest record' },
  livesHere: 'lives here now',
  /** when something was, by its years */
  when: {
    between: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
    since: (from: string) => `since ${from}`,
    from: (from: string) => `from ${from}`,
    until: (to: string) => `until ${to}`,
  },
  /** the same in the list, with how long it was */
  listed: {
    between: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    since: (from: string) => `${from} to now`,
    years: (years: number) => (years < 1 ? 'under a year' : countOf(years, 'year')),
  },
  noDate: 'No date on record',
  work: (company: string, title: string) => `${company}, ${title}`,
  relative: (name: string, relationship: string) => `${name}, ${relationship}`,
  connected: (since: string) => `connected since ${since}`,
  homes: (count: number) => `${countOf(count, 'property', 'properties')} on record`,
  relatives: (count: number) => `${countOf(count, 'relative')} on record`,
  listedBelow: (count: number) => (count === 1 ? 'one is listed below' : `${formatCount(count)} are listed below`),
  /** under the title: what the line shows, and what it keeps back */
  about: {
    places: (places: number, cities: number) => {
      const all = countOf(places, 'place');
      return places === cities ? all : `${all} in ${countOf(cities, 'city', 'cities')}`;
    },
    years: (places: string, first: string, last: string) =>
      first === last ? `${places}, ${first}` : `${places}, ${first} to ${last}`,
    one: (place: string) => `${place}.`,
    inOrder: (places: string) => `${places}, in order.`,
    masked: 'Years and streets are hidden.',
  },
  /** places that have no room or no date on the line */
  more: (count: number) => `${formatCount(count)} more in the list`,
  gaps: 'Gaps are years without a record, not years away.',
  showList: 'Show as a list',
} as const;
