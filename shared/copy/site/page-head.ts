import { countOf, formatCapped } from '../format/numbers.ts';
import { SITE_NAME } from './site.ts';
import { titled } from './titled.ts';

/** How many people a list has with exactly the name, and with a similar one. */
interface ResultCounts {
  readonly exact: number;
  readonly close: number;
  /** counting stopped there: there may be more, close ones first */
  readonly isCapped: boolean;
}

const people = (count: number, isCapped: boolean): string =>
  isCapped ? `${formatCapped(count, true)} people` : countOf(count, 'person', 'people');

/** Titles and descriptions for search engines, for all pages but a person's. */
export const pageHeadCopy = {
  titled,
  /** for the image of a shared link */
  pictureAlt: 'A house at dusk with its porch light on',
  login: `Log in to ${SITE_NAME} with your password, or with a link we email you.`,
  home: {
    title: `${SITE_NAME}: find people in the United States`,
    description:
      'Look up a person by name and place: addresses, phone numbers, email addresses and relatives from public records.',
  },
  peopleSearch: {
    title: 'People search',
    description: 'Search for people in the United States by first name, last name and place.',
  },
  /** `where` is 'in Portland, OR', 'in Oregon'; null for anywhere */
  results: {
    who: (name: string, where: string | null) => (where === null ? name : `${name} ${where}`),
    page: (who: string, page: number) => `${who} (page ${page})`,
    description: (who: string, { exact, close, isCapped }: ResultCounts) =>
      `${people(exact, isCapped && close === 0)} named ${who}${close === 0 ? '' : `, and ${people(close, isCapped)} with a similar name`}. See ages, cities and relatives, and open the right record.`,
    /** nobody has exactly the name */
    nobody: (name: string, where: string | null, isFiltered: boolean) =>
      `No one named ${name}${where === null ? '' : ` ${where}`}${isFiltered ? ' with these filters' : ''}`,
    onlyClose: (nobody: string, close: number, isCapped: boolean) =>
      `${nobody}; ${people(close, isCapped)} with a similar name.`,
    unknownPlace: (place: string) => `No place called ${place}`,
  },
} as const;
