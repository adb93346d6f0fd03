import { KEPT_FOR } from '../../../retention/kept-for.ts';
import { spanText } from '../../../retention/span.ts';
import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What the lists of the California Delete Act leave behind. */
export const deleteActRows = {
  lists: {
    what: 'The state’s lists: hashes of email addresses, phone numbers, names with a date of birth and ZIP code, and ids of phones, cars and televisions, each with the state’s number for it and what became of it. No name, number or address',
    why: 'To delete whoever is on them, to tell the state, and to delete them again when new records bring them back.',
    until: 'As long as the state lists them; they go when their owner withdraws the request',
  },
  reports: {
    what: 'When we took the lists, how many people were deleted or opted out, and what could not be read. No hash',
    why: 'To be able to show that the lists were carried out.',
    until: spanText(KEPT_FOR.deleteActReport),
  },
  messages: {
    what: 'The numbers of messages that the state’s platform has sent us',
    why: 'So that none is taken twice.',
    until: spanText(KEPT_FOR.deleteActEvent),
  },
} as const satisfies { readonly [row: string]: PrivacyRow };

export const deleteActSection: PrivacySection = {
  id: 'delete-act',
  title: 'The California Delete Act',
  text: [
    'Californians can ask every data broker at once to delete what is held about them, on the state’s platform at privacy.ca.gov/drop.',
    'We take the state’s lists every week. Whoever is on one is deleted from our records, with all that we concluded about them. If several people share an identifier on a list, such as a phone number, all of them are taken off the site. Your own account here is not deleted: you can delete it yourself.',
  ],
  rows: Object.values<PrivacyRow>(deleteActRows),
};
