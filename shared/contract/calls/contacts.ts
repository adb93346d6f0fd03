import * as z from 'zod/mini';
import { contactListEntrySchema, contactListSchema, contactsAnswerSchema } from '../contacts.ts';
import { doneSchema, emptySchema } from '../primitives.ts';
import type { Call } from './call.ts';

const PLAIN = { params: null, query: emptySchema, mayBeEmpty: false } as const;

/** Calls about saved people (P7-013). */
export const contactCalls = {
  saveContact: {
    ...PLAIN,
    method: 'PUT',
    path: '/api/contact-list/person',
    caller: 'both',
    summary: 'Adds a person to a contact list.',
    limit: 'write',
    viewer: 'session',
    tells: 'nothing',
    body: contactListEntrySchema,
    response: doneSchema,
    /** 403 the viewer may not save this person; 409 the list is full */
    errors: [401, 403, 404, 409],
    opensWith: null,
  },
  removeContact: {
    ...PLAIN,
    method: 'DELETE',
    path: '/api/contact-list/person',
    caller: 'both',
    summary: 'Removes a person from a contact list.',
    limit: 'write',
    viewer: 'session',
    tells: 'nothing',
    body: contactListEntrySchema,
    response: doneSchema,
    errors: [401, 404],
    opensWith: null,
  },
  contactLists: {
    ...PLAIN,
    method: 'GET',
    path: '/api/contact-lists',
    caller: 'both',
    summary: "The viewer's contact lists.",
    limit: 'calls',
    viewer: 'session',
    tells: 'own-account',
    body: null,
    response: z.array(contactListSchema),
    errors: [401],
    opensWith: 'monitoring',
  },
  contacts: {
    ...PLAIN,
    method: 'GET',
    path: '/api/contact-list/{id}',
    caller: 'both',
    summary: 'One contact list, also as a file.',
    limit: 'calls',
    viewer: 'session',
    tells: 'own-account',
    params: z.strictObject({ id: z.string().check(z.regex(/^\d{1,10}$/)) }),
    query: z.strictObject({ format: z.optional(z.enum(['json', 'csv', 'vcard'])) }),
    body: null,
    response: contactsAnswerSchema,
    errors: [401, 404],
    opensWith: 'monitoring',
  },
} as const satisfies Record<string, Call>;
