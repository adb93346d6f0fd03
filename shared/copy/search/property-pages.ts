import { countOf, formatCount } from '../format/numbers.ts';

/** The text of the property pages: the search, the list for a place, and one property. */
export const propertyPagesCopy = {
  crumb: 'Property',
  byAddress: 'Search by address',
  /** goes after page names in titles */
  titled: (title: string) => `${title} | Property`,
  /** goes after a count, for screen readers */
  unit: (count: number) => (count === 1 ? 'property' : 'properties'),

  home: {
    title: 'Property search',
    lede: 'Find a home by location, then open its page. Streets are listed without house numbers.',
    label: 'Search for property',
    hint: 'For example “Portland, OR” or “97217”',
    submit: 'Find property',
    missing: 'Enter a city, a state or a ZIP code.',
    none: (location: string) => `No property is on record in “${location}”. Check the spelling, or add the state.`,
    tips: {
      title: 'What a property page is for',
      items: [
        'Everyone sees the street, the city and what the property report holds.',
        'The full report is sold separately. It also opens with the background report of one of the owners.',
        'These lists show neither owners nor house numbers.',
      ],
    },
    address: 'Do you know the full address?',
    states: 'Property by state',
    description:
      'Browse homes in the United States by state, city and street, and see what a property report contains.',
  },

  search: {
    title: (city: string | null, state: string) => `Property in ${city === null ? state : `${city}, ${state}`}`,
    page: (title: string, page: number) => (page > 1 ? `${title} (page ${formatCount(page)})` : title),
    stateLede: (count: number, cities: number) =>
      `${countOf(count, 'property', 'properties')} in ${countOf(cities, 'city', 'cities')}.`,
    cityLede: (count: number) =>
      `${countOf(count, 'property', 'properties')} on record, by street. House numbers are left out.`,
    description: (city: string | null, state: string, count: number) =>
      city === null
        ? `${countOf(count, 'property', 'properties')} in ${state}, city by city. See what the report on each contains.`
        : `${countOf(count, 'property', 'properties')} in ${city}, ${state}, by street. See what the report on each contains.`,
    cities: 'Cities',
    streets: 'Streets',
    nearby: 'Nearby',
    /** for a page in the middle of a longer list that lost every property to removal */
    nothingLeft: 'Nothing is left on this page. The list continues before and after it.',
    homes: (count: number) => countOf(count, 'home', 'homes'),
    /** one of several homes on a street: its position in the list instead of the house number */
    nth: (at: number) => `Home ${formatCount(at)}`,
    nthOf: (at: number, count: number, street: string) =>
      `Home ${formatCount(at)} of ${formatCount(count)} on ${street}`,
  },

  page: {
    /** 'Portland, Oregon 97217'; without the ZIP for readers who may not know it */
    place: (city: string, state: string, zip: string | null) =>
      [`${city}, ${state}`, ...(zip === null ? [] : [zip])].join(' '),
    more: 'Look further',
    moreInCity: (city: string) => `More property in ${city}`,
    /** `holds`: what its report holds, in short; '' if nobody counted */
    description: (street: string, place: string, holds: string) =>
      `What is on record about a home on ${street} in ${place}${holds === '' ? '' : `: ${holds}`}.`,
  },
} as const;
