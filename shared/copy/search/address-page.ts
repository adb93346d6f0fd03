import { withLookupCost } from '../billing/lookup-cost.ts';
import { formatCount } from '../format/numbers.ts';

/** 'At least 40 homes', for a count that is rounded down to tens */
const homesText = (homes: number): string =>
  homes === 0 ? 'Fewer than 10 homes' : `At least ${formatCount(homes)} homes`;

/** The text of the address search, of a street's page and of a house's page. */
export const addressPageCopy = {
  crumb: 'Address',
  title: (street: string, place: string) => `${street}, ${place}`,
  /** of a street */
  description: (street: string, place: string) =>
    `How many homes on ${street} in ${place} are on record, and who is listed there in a public directory.`,
  houseDescription: (address: string, place: string) => `Who lives and lived at ${address} in ${place}.`,
  /** 'Portland, Oregon. At least 40 homes on this street are on record.' */
  lede: (place: string, homes: number): string => `${place}. ${homesText(homes)} on this street are on record.`,
  house: {
    title: 'Who lives here',
    pastTitle: 'Who lived here',
    now: 'Now',
    before: 'Before',
    hidden: 'We name the people of a house one at a time, and only when you ask.',
    order: 'Those who live here now come first. If nobody is on record here, no lookup is used.',
    orderOfRest: 'Those who live here now come first. If nobody else is on record here, no lookup is used.',
    show: (address: string, left: number | null) => withLookupCost(`Show who lives at ${address}`, left),
    showNext: (left: number | null) => withLookupCost('Show the next person', left),
    complete: 'Everybody on record at this address is shown.',
    out: 'You have no lookup left in this period.',
    more: 'See plans',
    nobody: (address: string) => `Nobody is on record at ${address}. No lookup was used.`,
    nobodyHint: 'Check the house number, or leave out the apartment. Not every house is on record.',
  },
  listed: {
    title: 'Listed in a public directory',
    none: 'We list nobody here. Only residents with a landline in a public directory are named.',
    who: 'People on this street with a landline in a public directory. We leave out everybody else.',
    first: (people: number) => `These are the first ${people} by name; more are listed.`,
    plan: 'With a plan, you can look up who lives at a house number.',
    see: 'See plans',
    search: 'To see who lives in a house, search with its number.',
    searchLink: 'Search for a house',
  },
  property: {
    title: 'The property',
    where: 'Where it is',
    roughly: 'The map shows the area around the street, whichever house you look for.',
    appreciation: 'Appreciation',
    grade: (grade: string) => `Forecast appreciation grade ${grade}`,
    report: 'Open the property page',
    buy: 'Get the property report',
    readable: 'You can read its property report: who owned it, what it sold for, its mortgages and taxes.',
    onStreetText: 'Each home has a page that says what its property report holds.',
    onStreet: (street: string) => `Homes on ${street}`,
    inPlace: (place: string) => `Properties in ${place}`,
    none: 'We have no property record for this address.',
  },
  doYouLiveHere: {
    title: 'Do you live here?',
    text: 'You can hide your street address and keep your page, or remove all of it.',
    link: 'Hide my address',
  },

  search: {
    title: 'Search by address',
    lede: 'How many homes on a street are on record, and who is listed there, is free to see. A plan shows who lives in a house.',
    headTitle: 'Address search',
    description: 'Find a street in the United States, and with a plan, who lives and lived at an address.',
    tips: {
      title: 'What helps',
      items: [
        'Include the house number if you have a plan: without one, every house of a street shows the same page.',
        '“Avenue” and “Ave”, “North” and “N” are the same to us.',
        'Leave out the apartment to look up the whole building.',
      ],
    },
    errors: {
      noStreet: 'Enter the street too, after the house number.',
      box: 'Nobody lives at a post office box. Enter a street.',
      noCity: 'Enter the city too: a state alone is too broad for an address.',
      zip: 'A ZIP code has five digits, as in “97217”, or nine.',
      unknownPlace: 'We do not know that place. Correct it, or enter a ZIP code near the address.',
    },
    none: {
      title: 'We have no record of this street',
      text: (street: string, place: string) => `We have nothing on record for ${street} in ${place}.`,
      hint: 'Check the spelling of the street. Not every street is on record.',
      next: 'What you can try',
      whitePages: (state: string) => `White pages of ${state}`,
      people: 'Search for a person by name',
      properties: (state: string) => `Properties in ${state}`,
      directory: 'Last names from A to Z',
      allProperties: 'Properties by state',
    },
  },
} as const;
