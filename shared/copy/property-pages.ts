import { countOf, formatCount } from './numbers.ts';

/** Words of the pages about properties: where they are looked for, the list of a place, and one property. */
export const propertyPagesCopy = {
  crumb: 'Property',
  /** stands behind the names of pages in their titles */
  titled: (title: string) => `${title} | Property`,
  inState: (state: string) => `Property in ${state}`,
  inCity: (city: string, state: string) => `Property in ${city}, ${state}`,
  properties: (count: number) => countOf(count, 'property', 'properties'),

  home: {
    title: 'Property search',
    lede: 'Find a home by its place, then open its page. Streets are listed without house numbers.',
    label: 'Search for property',
    place: 'City, state or ZIP',
    hint: 'For example “Portland, OR” or “97217”',
    submit: 'Find property',
    missing: 'Enter a city, a state or a ZIP code.',
    tips: {
      title: 'What a property page is for',
      items: [
        'Everybody sees the street, the city and what a property report tells.',
        'The whole report is there for who unlocked the background report of an owner.',
        'Owners are not named in these lists, and no house is listed with its number.',
      ],
    },
    address: 'Do you know the whole address?',
    addressLink: 'Search by address',
    states: 'Property by state',
    description: 'Browse homes in the United States by state, city and street, and see what a property report tells.',
  },

  search: {
    stateLede: (count: number, cities: number) =>
      `${countOf(count, 'property', 'properties')} on record in ${countOf(cities, 'city', 'cities')}.`,
    cityLede: (count: number) =>
      `${countOf(count, 'property', 'properties')} on record, by street. House numbers are left out.`,
    cities: 'Cities',
    streets: 'Streets',
    nearby: 'Nearby',
    ranges: 'All pages of this list',
    range: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    here: 'this page',
    page: (title: string, page: number) => `${title}, page ${page}`,
    of: (page: number, pages: number) => `Page ${formatCount(page)} of ${formatCount(pages)}`,
    /** one of several properties of a street, which look alike */
    nth: (at: number) => `Property ${at}`,
    nthOf: (at: number, street: string) => `Property ${at}, ${street}`,
    empty: { title: 'No property is on record here', text: 'Try a place nearby, or the whole state.' },
    whitePages: (place: string) => `People in ${place}`,
    about: (where: string, count: number) =>
      `${formatCount(count)} homes in ${where}, by street. See what is on record of a home: building, taxes, sales and loans.`,
    notFound: 'We know no place of that name.',
  },

  page: {
    report: 'Property report',
    holds: 'What the report holds',
    sections: {
      basic: 'Parcel number, year built, bedrooms and baths, living and land area, subdivision, legal description.',
      tax: 'Total, land and improvement value, what it was assessed at, and the yearly tax.',
      transaction: 'Sale date and amount, owners and sellers, lenders, loans and recorded documents.',
    },
    more: 'Look further',
    moreInCity: (city: string) => `More property in ${city}`,
    address: 'Search by address',
    description: (street: string, place: string) =>
      `What is on record of a home on ${street} in ${place}: building, tax assessment, sales and mortgages.`,
    notFound: 'No such property',
  },
} as const;
