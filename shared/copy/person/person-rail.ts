import { pluralizeLastName } from '../../people/mention.ts';
import { countOf, formatCount, formatMoreThan } from '../format/numbers.ts';

/** Counts of people are rounded from here on. */
const ROUNDED_FROM = 100;

/** Words of the rail beside the sections and of the ad cards. */
export const personRailCopy = {
  lookups: {
    title: 'Premium lookups',
    left: (left: number, max: number) => `${formatCount(left)} of ${formatCount(max)} left`,
  },
  house: {
    from: 'From Porchlight',
    /** only if the operator confirms both numbers (P9-057) */
    confirmed: 'Contact data for more than 250 million people, up to 4x faster.',
    /** the origin's count; `count` is at least 1 */
    counted: (count: number) =>
      count < ROUNDED_FROM
        ? `${countOf(count, 'person', 'people')} on record.`
        : `More than ${formatMoreThan(count)} people on record.`,
  },
  genealogy: {
    sponsored: 'Sponsored',
    title: (lastName: string) => `Looking further back? Search ${lastName} family records`,
    links: { birth: 'Birth', death: 'Death', divorce: 'Divorce' },
    records: 'records',
    /** the click sends a name to another site, so the card says so */
    note: (hasState: boolean) =>
      hasState ? 'Opens a partner’s site with the name and state.' : 'Opens a partner’s site with the name.',
  },
} as const;

/** Titles of the lists of other people at the end of a person page (P2-163). An empty name is left out. */
export const personRelatedCopy = {
  label: 'Related people',
  lastName: (lastName: string) => `Other ${pluralizeLastName(lastName) || 'people of this family'}`,
  /** people of the same full name in other places */
  fullName: (firstName: string, lastName: string) =>
    `${[firstName, pluralizeLastName(lastName)].filter(Boolean).join(' ') || 'People with this name'} elsewhere`,
  neighbors: 'Neighbors',
  coworkers: 'Coworkers',
  jobTitle: 'People with similar job titles',
  /** beside the place of somebody who has died */
  deceased: 'Deceased',
} as const;
