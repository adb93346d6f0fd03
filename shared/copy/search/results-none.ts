import { formatCapped } from '../format/numbers.ts';

/** `where` is 'in Portland, OR', 'near Portland, OR', 'in Oregon'; '' for anywhere. */
const behind = (text: string, where: string) => (where === '' ? text : `${text} ${where}`);

const COUNTRY = 'anywhere in the U.S.';

/** What a page of results says when nobody has the name there, and about names that are spelled almost the same. */
export const resultsNoneCopy = {
  title: (where: string) => behind('Nobody by that name', where),
  text: (name: string, where: string) =>
    `${behind(`We have no record of anyone named ${name}`, where)}. The person may not be in our sources, or may have asked us to take the page down. We do not say which.`,
  unknownPlace: {
    title: (place: string) => `No place called “${place}”`,
    text: 'Correct the place above, or leave it out. Searching is free.',
  },
  tries: {
    label: 'Searches that find people',
    unfiltered: (name: string, where: string) => behind(`All results for ${name}`, where),
    state: (name: string, state: string) => `${name} in all of ${state}`,
    anywhere: (name: string) => `${name} ${COUNTRY}`,
    /** for a search that is no longer bound to a place */
    inTheCountry: COUNTRY,
    lastName: (lastName: string, where: string) => behind(`Everyone named ${lastName}`, where),
    initial: (name: string, where: string) => `${behind(name, where)}, by first initial`,
    split: (name: string, where: string) => behind(name, where),
    people: (count: number, isCapped: boolean) => ({
      count: formatCapped(count, isCapped),
      unit: count === 1 && !isCapped ? 'person' : 'people',
    }),
  },
  change: 'Change the search',
  spellings: {
    title: 'Close spellings',
    text: (name: string) => `These names are spelled almost the same as ${name}.`,
  },
  otherWays: {
    title: 'Other ways to search',
    text: 'A phone number or a street address can lead to someone whose name is spelled differently.',
    phone: 'Search by phone',
    address: 'Search by address',
  },
} as const;
