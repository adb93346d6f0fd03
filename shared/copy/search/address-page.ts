import { formatCount } from '../format/numbers.ts';

const DECADE = /^\d+s$/;
const AND_MORE = /^(\d+)\+$/;
const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** 'two', '12': a number in a sentence. */
const inWords = (count: number): string => SMALL[count] ?? formatCount(count);
const people = (count: number): string => `${inWords(count)} ${count === 1 ? 'person' : 'people'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text of the address search and of an address page. */
export const addressPageCopy = {
  crumb: 'Address',
  title: (street: string, place: string) => `${street}, ${place}`,
  description: (street: string, place: string) =>
    `Who lives and lived at ${street} in ${place}, and what is on record about the property.`,
  /** 'Portland, Oregon. Two people now, three before.' */
  lede: (place: string, now: number, before: number): string => {
    const past = before === 0 ? '' : now === 0 ? `, ${people(before)} before` : `, ${inWords(before)} before`;
    return `${place}. ${now === 0 ? 'Nobody on record now' : `${capital(people(now))} now`}${past}.`;
  },
  residents: {
    title: 'Who lives here',
    pastTitle: 'Who lived here',
    none: 'We have no record of anyone who lives or lived here.',
    now: 'Now',
    before: 'Before',
    notShown: (now: number, before: number): string => {
      const more = (count: number) => `${people(count).replace(' ', ' more ')}`;
      if (now > 0 && before > 0) return `${capital(more(now))} on record here, and ${more(before)} before. `;
      if (now > 0) return `${capital(more(now))} on record here. `;
      return before > 0 ? `${capital(more(before))} lived here before. ` : '';
    },
    hidden: 'Names are part of Premium.',
    see: 'See the residents',
  },
  resident: {
    /** 'In their 40s', '65 or older', 'Age 18-19' for the bands '40s', '65+', '18-19' */
    band: (ageRange: string | null): string => {
      if (ageRange === null) return 'Age not on record';
      if (DECADE.test(ageRange)) return `In their ${ageRange}`;
      return AND_MORE.test(ageRange) ? ageRange.replace(AND_MORE, '$1 or older') : `Age ${ageRange}`;
    },
    deceased: 'Deceased',
    noCity: 'City not on record',
  },
  property: {
    title: 'The property',
    appreciation: 'Appreciation',
    grade: (grade: string) => `Forecast appreciation grade ${grade}`,
    report: 'See the property report',
    inPlace: (place: string) => `Properties in ${place}`,
    none: 'We have no property record for this address.',
  },
  doYouLiveHere: {
    title: 'Do you live here?',
    textOpen: 'You can hide your street address and keep your page, or remove all of it.',
    textClosed: 'You will be able to hide your street address. Removal is not open yet.',
    linkOpen: 'Hide my address',
    linkClosed: 'About removal',
  },

  search: {
    title: 'Find out who lives at an address',
    lede: 'Initials, age ranges, cities and the property’s grade are free to see.',
    headTitle: 'Address search',
    description: 'Find out who lives and lived at an address in the United States.',
    tips: {
      title: 'What helps',
      items: [
        'Include the house number: we do not list the houses on a street.',
        '“Avenue” and “Ave”, “North” and “N” are the same to us.',
        'Leave out the apartment to see the whole building.',
      ],
    },
    errors: {
      noNumber: 'Enter the house number too, before the street.',
      noStreet: 'Enter the street too, after the house number.',
      box: 'Nobody lives at a post office box. Enter a street with its house number.',
      noCity: 'Enter the city too: a state alone is too broad for an address.',
      zip: 'A ZIP code has five digits, as in “97217”, or nine.',
      unknownPlace: 'We do not know that place. Correct it, or enter a ZIP code near the address.',
    },
    none: {
      title: 'We have no record of this address',
      text: (street: string, place: string) => `We have nothing on record for ${street} in ${place}.`,
      hint: 'Check the number and the street. Not every house is on record.',
      next: 'What you can try',
      whitePages: (state: string) => `White pages of ${state}`,
      people: 'Search for a person by name',
      properties: (state: string) => `Properties in ${state}`,
      directory: 'Last names from A to Z',
      allProperties: 'Properties by state',
    },
  },
} as const;
