import { pluralizeFirstName, pluralizeLastName } from '../../people/plural-name.ts';

/** Titles of the lists of other people at the end of a person page (P2-163). A missing name leaves it out. */
export const personRelatedCopy = {
  label: 'Related people',
  lastName: (lastName: string) => `Other ${pluralizeLastName(lastName) || 'people of this family'}`,
  firstName: (firstName: string) => `Other ${pluralizeFirstName(firstName) || 'people of this name'}`,
  neighbors: 'Neighbors',
  coworkers: 'Coworkers',
  jobTitle: 'People with similar job titles',
} as const;
