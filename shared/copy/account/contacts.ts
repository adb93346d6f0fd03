import { countOf } from '../format/numbers.ts';

const people = (count: number): string => countOf(count, 'person', 'people');

/** The page 'My Contacts': lists of saved people. */
export const contactsCopy = {
  title: 'My Contacts',
  lede: 'People you saved, with what their pages show you now. Looking at this list uses no lookups.',
  all: 'All lists',
  lists: 'Lists',
  find: {
    label: 'Search these people',
    hint: 'Name, place or a word in your notes',
    sort: 'Sort by',
    sorts: { saved: 'Saved last', name: 'Last name', place: 'State and city' },
    submit: 'Show',
    clear: 'Show everybody',
  },
  people,
  found: (count: number, text: string) => `${people(count)} for “${text}”`,
  exports: { before: 'Export as', csv: 'CSV', or: 'or', vcard: 'vCard', label: (kind: string) => `Export as ${kind}` },
  files: {
    /** `day`: '2026-11-26' */
    name: (day: string, ending: 'csv' | 'vcf') => `my-contacts-${day}.${ending}`,
    columns: [
      'Name',
      'Age',
      'City',
      'State',
      'List',
      'Saved on',
      'Note',
      'Phones',
      'Emails',
      'Address',
      'Phones on record',
      'Emails on record',
      'Addresses on record',
      'Page',
    ],
    deceased: 'Deceased',
    /** in the note of a card: what is on record but not in it */
    onRecord: (what: string) => `On record at Porchlight: ${what}.`,
  },
  row: {
    deceased: 'Deceased',
    saved: (day: string) => `saved ${day}`,
    on: (list: string) => `in ${list}`,
    phones: (count: number) => countOf(count, 'phone'),
    emails: (count: number) => countOf(count, 'email'),
    call: (number: string, name: string) => `Call ${name}: ${number}`,
    more: (count: number) => countOf(count, 'more phone'),
    /** why there is no more of somebody: by whether the viewer's plan counts lookups */
    closed: {
      limited: 'You haven’t opened this person’s page this month. It opens for free and asks before it uses a lookup.',
      unlimited: 'You haven’t opened this person’s page this month. Open it, and what it shows appears here.',
    },
    change: 'More',
    changeOf: (name: string) => ` about ${name}`,
  },
  note: {
    label: 'Your note',
    hint: (most: number) => `Up to ${most} characters. Only you see it.`,
    submit: 'Save note',
    tooLong: (most: number) => `Please use at most ${most} characters.`,
  },
  move: { label: 'Move to', submit: 'Move' },
  remove: { submit: 'Remove', label: (name: string) => `Remove ${name}` },
  none: {
    title: 'Nobody here yet',
    text: 'Save a person on their page, and you’ll find them here without a search.',
    plan: 'Saving people to My Contacts is part of Premium.',
    link: 'Find somebody',
  },
  emptyList: {
    title: 'Nobody on this list yet',
    text: 'Move people here from another list: open “More” below their name.',
    link: 'See all lists',
  },
  noMatch: {
    title: 'Nobody matches',
    text: (text: string) => `None of these people has “${text}” in their name, place or note.`,
  },
  manage: {
    title: 'Your lists',
    create: { label: 'New list', submit: 'Create list' },
    rename: { label: (name: string) => `Rename “${name}”`, submit: 'Rename' },
    remove: {
      ask: (name: string) => `Delete “${name}”`,
      confirm: (name: string, count: number) =>
        count === 0
          ? `“${name}” is empty, so nobody is lost.`
          : `The ${people(count)} on “${name}” ${count === 1 ? 'goes' : 'go'} to My Contacts. Your notes stay.`,
      submit: 'Delete list',
    },
    keeps: 'My Contacts is where the Save button puts people. It cannot be renamed or deleted.',
  },
  errors: {
    nameMissing: 'Please enter a name for the list.',
    nameTooLong: (most: number) => `Please use at most ${most} characters.`,
    gone: 'That person or list is no longer here.',
    failed: 'That did not work just now. Please try again.',
    full: 'You have saved as many people as an account can hold, so this one could not be brought back.',
  },
  notices: {
    removed: 'Removed from My Contacts.',
    undo: 'Undo',
    restored: 'Back on your list, with your note.',
    moved: 'Moved.',
    noted: 'Note saved.',
    created: 'List created.',
    renamed: 'List renamed.',
    deleted: 'List deleted. The people on it are in My Contacts now.',
  },
} as const;
