import { stateName } from '../../people/us-states.ts';
import { countyName } from '../format/county-name.ts';
import { countOf, formatCount } from '../format/numbers.ts';
import { joinAnd } from '../format/prose.ts';

/** The text of the pages with lists of names and places. */
export const browseCopy = {
  lastNames: 'Last names',
  states: 'States',
  browseNames: 'Browse by last name',
  /** under the letters of the home page */
  browseNamesLede: 'Choose the first letter, then the name. No search needed.',
  browseStates: 'Or by state',
  letters: 'Letters',
  lettersLabel: (letter: string) => `Last names that start with ${letter}`,
  ranges: 'Parts of this list',
  /** over the folded parts of a very long list */
  allRanges: (count: number) => `All ${formatCount(count)} parts of this list`,
  range: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  /** after a number */
  unit: (people: number) => (people === 1 ? 'person' : 'people'),
  age: (age: string | null) => `Age ${age ?? '--'}`,
  deceased: 'Deceased',
  /** for a page in the middle of a longer list that lost everyone to removal */
  nobodyLeft: 'Nobody is left on this page. The list continues before and after it.',
  directory: {
    title: 'Browse people by last name',
    lede: 'Choose the first letter of a last name, or a state.',
    description: (people: number) =>
      `${browsePeople(people)} in the United States, by the first letter of the last name and by state.`,
  },
  letter: {
    title: (letter: string) => `Last names that start with ${letter}`,
    lede: (names: number, pageSize: number) =>
      names > pageSize
        ? `${countOf(names, 'name')}, ${formatCount(pageSize)} on a page.`
        : `${countOf(names, 'name')}.`,
    description: (letter: string, names: number) =>
      `${countOf(names, 'last name')} that ${names === 1 ? 'starts' : 'start'} with ${letter}, each with the people who have it.`,
  },
  name: {
    title: (name: string) => `People named ${name}`,
    lede: (people: number, states: number, topStates: readonly string[]) => {
      const count = browsePeople(people);
      const names = joinAnd(topStates.map(stateName));
      if (states === 0) return `${count}.`;
      if (states <= topStates.length) return `${count} in ${names}.`;
      return `${count} in ${formatCount(states)} states. Most are in ${names}.`;
    },
    description: (name: string, people: number) =>
      `${browsePeople(people)} named ${name}, with age, city and state. Open a record to see what is on it.`,
    states: 'Where they live',
    firstNames: 'By first name',
    /** the rest of the first names, folded; the list may be incomplete */
    moreFirstNames: (count: number, isAll: boolean) =>
      isAll ? `All ${formatCount(count)} first names` : `The ${formatCount(count)} most common first names`,
    everyone: (name: string) => `Everyone named ${name}`,
    back: (letter: string) => `Names starting with ${letter}`,
  },
  whitePages: {
    crumb: 'White pages',
    home: {
      title: 'White pages by state',
      lede: (people: number, states: number) =>
        `${browsePeople(people)} in ${countOf(states, 'state or territory', 'states and territories')}. Choose one, then a city, or enter a place.`,
      description: (people: number, states: number) =>
        `${browsePeople(people)} in ${countOf(states, 'state or territory', 'states and territories')}, listed by state and city. Names, ages and cities are free to see.`,
      label: 'Find the white pages for a place',
      hint: 'For example “Portland, OR”, “Oregon” or “97217”',
      submit: 'Find the place',
      missing: 'Enter a city, a state or a ZIP code.',
      byName: 'Do you know the last name?',
    },
    title: (place: string) => `White pages for ${place}`,
    stateLede: (people: number, cities: number) =>
      `${browsePeople(people)} in ${cities === 1 ? 'one city' : `${formatCount(cities)} cities`}.`,
    cityTitle: (place: string) => `People in ${place}`,
    /** '7,840 people on record · Multnomah County' */
    cityLede: (people: number, county: string | null, stateCode: string) => {
      const name = county === null ? '' : countyName({ county, stateCode });
      const listed = `${browsePeople(people)} on record`;
      return name === '' ? listed : `${listed} · ${name}`;
    },
    stateDescription: (state: string, people: number) =>
      `${browsePeople(people)} in ${state}, city by city. Names, ages and cities are free to see.`,
    cityDescription: (place: string, people: number) =>
      `${browsePeople(people)} on record in ${place}. Names and ages are free to see.`,
    cities: 'Cities',
    byLastName: 'Last names, A to Z',
    otherLetters: 'Other',
    lettersLabel: (letter: string) => `People whose last name starts with ${letter}`,
    commonNames: 'Most common last names',
    nearby: 'Nearby',
    map: (place: string) => `Map of ${place} and the area around it`,
    figures: 'In numbers',
    /** each with its number; people are those of the list, the others are rounded down to tens */
    figure: { people: 'people', landlines: 'listed landlines', homes: 'homes', streets: 'streets' },
    /** '1,230+', for a number rounded down */
    atLeast: (count: number) => `${formatCount(count)}+`,
    areaCodes: 'Area codes',
    zipCodes: (count: number) => countOf(count, 'ZIP code'),
    streets: 'Streets with the most homes',
    /** in tens */
    homes: (homes: number) => `about ${formatCount(homes)} homes`,
    everyone: (city: string) => `Everyone in ${city}`,
  },
  page: (title: string, page: number) => (page > 1 ? `${title} (page ${formatCount(page)})` : title),
  /** for something that is on no list: it never was, or it was removed */
  notListed: {
    place: {
      title: 'No place by that name is listed',
      text: 'Check the spelling, or start with its state. A place where nobody is listed has no page.',
      link: 'All states',
    },
    area: {
      title: 'These lists go by city',
      text: 'We have no list for a whole county or area. Choose one of its cities, or a state.',
      link: 'All states',
    },
    letter: {
      title: 'No last name starts like that here',
      text: 'Last names are listed by their first letter, from A to Z.',
      link: 'All letters',
    },
    name: {
      title: 'Nobody with that last name is listed',
      text: 'Check the spelling. People who ask are taken off these lists, and we do not say who.',
      link: 'All last names',
    },
    page: {
      title: 'This list has no such page',
      text: 'The list ends before that page, or it is gone entirely.',
      link: 'The first page',
    },
  },
  yourName: {
    title: 'Is your name here?',
    text: 'Removal is free and takes effect at once, on this list too.',
    link: 'Remove my page',
  },
} as const;

function browsePeople(people: number): string {
  return countOf(people, 'person', 'people');
}
