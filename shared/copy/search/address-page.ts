import { withLookupCost } from '../billing/lookup-cost.ts';
import { formatCount } from '../format/numbers.ts';

/** 'About 40 homes', for a count that is rounded down to tens */
const homesText = (homes: number): string =>
  homes === 0 ? 'Fewer than 10 homes' : `About ${formatCount(homes)} homes`;

/** The text of the address search, of a street's page and of a house's page. */
export const addressPageCopy = {
  crumb: 'Address',
  title: (street: string, place: string) => `${street}, ${place}`,
  /** of a street */
  description: (street: string, place: string) =>
    `How many homes on ${street} in ${place} are on record, and who is listed there in a public directory.`,
  houseDescription: (address: string, place: string) => `Who lives and lived at ${address} in ${place}.`,
  /** the heading of a street's page */
  streetTitle: (street: string, place: string) => `${street} in ${place}`,
  /** 'About 40 homes on this street are on record.' */
  lede: (homes: number): string => `${homesText(homes)} on this street are on record.`,
  /** of a house: the same after its place */
  houseLede: (place: string, homes: number): string =>
    `${place} · ${homesText(homes).toLowerCase()} on this street are on record`,
  /** the number that a reader asked for, of which the page says nothing */
  asked: (number: string) => `You looked up ${number}`,
  askedNote: 'This page is the same for every house number.',
  /** the one step back of phones */
  back: (place: string) => `Streets in ${place}`,
  ask: {
    title: 'Who lives at a house number?',
    text: 'Public directory listings are free to see. Who lives at a house number, and whether anyone is on record there, is not.',
    /** after the price of a plan */
    price: 'One lookup shows who lives at a house number. If we find nobody, you use none.',
    plan: 'A plan shows who lives at a house number. If we find nobody, you use no lookup.',
    compare: 'Compare plans',
    start: 'Start Premium',
    search: 'To see who lives in a house, search for its full address.',
    searchLink: 'Search for a house',
  },
  house: {
    title: 'Who lives here',
    pastTitle: 'Who lived here',
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
    title: (street: string) => `Listed on ${street}`,
    none: 'We list nobody here. Only residents with a landline in a public directory are named.',
    foot: 'Only people with a landline in a public directory are listed here, without house numbers.',
    first: (people: number) => `These are the first ${people} by name; there are more.`,
  },
  nearby: {
    title: 'Streets nearby',
    homes: (homes: number) => homesText(homes).toLowerCase(),
    all: (place: string) => `All streets in ${place}`,
  },
  property: {
    title: 'The property',
    appreciation: 'Appreciation',
    grade: (grade: string) => `Forecast appreciation grade ${grade}`,
    report: 'Open the property page',
    buy: 'Get the property report',
    readable: 'You can read its property report: who owned it, what it sold for, its mortgages and taxes.',
    onStreet: (street: string) => `Homes on ${street}`,
    inPlace: (place: string) => `Properties in ${place}`,
    none: 'We have no property record for this address.',
    reportTitle: 'Property report',
    reportText: 'What is on record about one home’s owners, sales, mortgages and taxes.',
    /** after it, if its price is known */
    reportPrice: (price: string, days: number) => `${price}, paid once, readable for ${days} days.`,
    sample: 'See a sample report',
  },
  /** the column beside the lists, for screen readers */
  aboutStreet: 'About this street',
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
