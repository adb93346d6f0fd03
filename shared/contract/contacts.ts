import * as z from 'zod/mini';
import { personIdSchema } from './identity.ts';
import { nonEmpty, textOrNull } from './primitives.ts';

/** How long a list's name and a note may be, in characters. */
export const LIST_NAME_MAX = 60;
export const NOTE_MAX = 500;
/** How long a text may be that contacts are searched for, in characters. */
export const CONTACT_QUERY_MAX = 100;
/** How many people one page of a list has. */
export const CONTACTS_PER_PAGE = 25;

/** A person on a list of My Contacts (P3-111). */
export const contactListEntrySchema = z.strictObject({ contactListId: z.int(), personId: personIdSchema });

/** A list as its owner sees it. `people` counts those who may be shown now. */
export const contactListSchema = z.strictObject({
  id: z.int(),
  name: nonEmpty,
  people: z.int(),
  /** the list that the Save button adds to: it stays, under its name */
  isDefault: z.boolean(),
});
export type ContactList = z.infer<typeof contactListSchema>;

/** A list's name as it is stored: without space around it. */
export const listNameSchema = nonEmpty.check(z.maxLength(LIST_NAME_MAX), z.regex(/^\S(?:.*\S)?$/));
export const noteSchema = z.string().check(z.maxLength(NOTE_MAX));

/**
 * A saved person. Names and places are what every search result shows; of the rest there is what their page shows this
 * account right now without a lookup, and how much is on record. Nothing that is masked now is part of it.
 */
export const contactSchema = z.strictObject({
  personId: personIdSchema,
  fullName: nonEmpty,
  /** '66', '65+', '40s'; null if unknown, and of somebody who has died */
  age: textOrNull,
  isDead: z.boolean(),
  city: textOrNull,
  stateCode: textOrNull,
  listId: z.int(),
  /** milliseconds since 1970 */
  savedAt: z.int(),
  /** what the viewer wrote about them; '' if nothing */
  note: z.string(),
  /** this account has opened them: their page shows more than everybody sees, without a lookup */
  isOpen: z.boolean(),
  /** '(503) 555-0142', the primary one first */
  phones: z.array(z.strictObject({ number: nonEmpty, isMobile: z.boolean() })),
  emails: z.array(nonEmpty),
  /** where they live now */
  address: z.nullable(z.strictObject({ line1: nonEmpty, city: nonEmpty, stateCode: nonEmpty, zip5: textOrNull })),
  phonesCount: z.int(),
  emailsCount: z.int(),
  addressesCount: z.int(),
});
export type Contact = z.infer<typeof contactSchema>;

/** In which order: last saved first, by last name, by state and city. */
export const CONTACT_SORTS = ['saved', 'name', 'place'] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];

/** Files that contacts can be saved as. */
export const CONTACT_FILES = ['csv', 'vcard'] as const;
export type ContactFile = (typeof CONTACT_FILES)[number];

/** One page of a list, of what was searched for in it, or of all lists. */
export const contactsAnswerSchema = z.strictObject({
  /** all lists of the account, the default one first */
  lists: z.array(contactListSchema),
  /** how many people match; all of the list without a search */
  total: z.int(),
  contacts: z.array(contactSchema),
  /** everybody who matches as a file, if that was asked for; `contacts` is empty then */
  file: textOrNull,
});
export type ContactsAnswer = z.infer<typeof contactsAnswerSchema>;
