import { countOf, formatCapped } from '../format/numbers.ts';
import { SITE_NAME } from './site.ts';
import { titled } from './titled.ts';

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
  results: {
    who: (name: string, location: string) => (location === '' ? name : `${name} in ${location}`),
    page: (who: string, page: number) => `${who} (page ${page})`,
    description: (who: string, total: number, isCapped: boolean) =>
      `${isCapped ? `${formatCapped(total, true)} people` : countOf(total, 'person', 'people')} named ${who}. See ages, cities and relatives, and open the right record.`,
  },
} as const;
