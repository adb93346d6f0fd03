import * as z from 'zod/mini';
import {
  CONTACT_FILES,
  CONTACT_QUERY_MAX,
  CONTACT_SORTS,
  contactListEntrySchema,
  contactListSchema,
  contactsAnswerSchema,
  listNameSchema,
  noteSchema,
} from '../contacts.ts';
import { personIdSchema } from '../identity.ts';
import { doneSchema, emptySchema } from '../primitives.ts';
import type { Call } from './call.ts';

const PLAIN = { params: null, query: emptySchema, mayBeEmpty: false, viewer: 'session' } as const;
const READS = { ...PLAIN, method: 'GET', caller: 'both', limit: 'calls', tells: 'own-account', body: null } as const;
const CHANGES = { ...PLAIN, caller: 'both', limit: 'write', tells: 'nothing', response: doneSchema } as const;

/** Calls about saved people (P7-013). A person is on one list of an account at most. */
export const contactCalls = {
  saveContact: {
    ...CHANGES,
    method: 'PUT',
    path: '/api/contact-list/person',
    summary: 'Adds a person to a contact list. Who was removed within a day is back as they were, with their note.',
    body: contactListEntrySchema,
    /** 403 the viewer may not save this person; 409 the account has saved as many people as it may */
    errors: [401, 403, 404, 409],
  },
  removeContact: {
    ...CHANGES,
    method: 'DELETE',
    path: '/api/contact-list/person',
    summary: 'Takes a person off the contact lists.',
    body: contactListEntrySchema,
    errors: [401, 404],
  },
  changeContact: {
    ...CHANGES,
    method: 'POST',
    path: '/api/contact-list/person',
    summary: 'Moves a saved person to another list, or changes the note about them.',
    body: z.strictObject({
      personId: personIdSchema,
      contactListId: z.optional(z.int()),
      note: z.optional(noteSchema),
    }),
    /** 404 they are not saved, or there is no such list */
    errors: [401, 404],
  },
  contactLists: {
    ...READS,
    path: '/api/contact-lists',
    summary: "The viewer's contact lists.",
    response: z.array(contactListSchema),
    errors: [401],
  },
  createContactList: {
    ...CHANGES,
    method: 'POST',
    path: '/api/contact-lists',
    summary: 'Creates a contact list.',
    tells: 'own-account',
    body: z.strictObject({ name: listNameSchema }),
    response: contactListSchema,
    /** 409 there is a list with this name, or as many lists as an account may have */
    errors: [401, 409],
  },
  renameContactList: {
    ...CHANGES,
    method: 'PUT',
    path: '/api/contact-lists',
    summary: 'Renames a contact list.',
    body: z.strictObject({ id: z.int(), name: listNameSchema }),
    /** 403 the default list keeps its name; 409 another list has this name */
    errors: [401, 403, 404, 409],
  },
  deleteContactList: {
    ...CHANGES,
    method: 'DELETE',
    path: '/api/contact-lists',
    summary: 'Deletes a contact list. The people on it go to the default list.',
    body: z.strictObject({ id: z.int() }),
    /** 403 the default list stays */
    errors: [401, 403, 404],
  },
  contacts: {
    ...READS,
    path: '/api/contact-list/{id}',
    summary: 'The people on one contact list, or on all, in pages or as a file.',
    params: z.strictObject({ id: z.string().check(z.regex(/^(?:all|\d{1,10})$/)) }),
    query: z.strictObject({
      format: z.optional(z.enum(['json', ...CONTACT_FILES])),
      q: z.optional(z.string().check(z.maxLength(CONTACT_QUERY_MAX))),
      sort: z.optional(z.enum(CONTACT_SORTS)),
      page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
    }),
    response: contactsAnswerSchema,
    /** 429 as many files as one account may save in a day */
    errors: [401, 404, 429],
  },
} as const satisfies Record<string, Call>;
