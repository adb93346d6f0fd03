import * as z from 'zod/mini';
import { personIdSchema } from './identity.ts';
import { nonEmpty, textOrNull } from './primitives.ts';

/** A person on a list of My Contacts (P3-111). */
export const contactListEntrySchema = z.strictObject({ contactListId: z.int(), personId: personIdSchema });
export const contactListSchema = z.strictObject({ id: z.int(), name: nonEmpty, people: z.int() });

/** A saved person as a list shows them: kinds and counts, without any value that is masked now. */
export const contactSchema = z.strictObject({
  personId: personIdSchema,
  fullName: nonEmpty,
  city: textOrNull,
  state: textOrNull,
  phonesCount: z.int(),
  emailsCount: z.int(),
  addressesCount: z.int(),
});
export const contactsAnswerSchema = z.strictObject({ list: contactListSchema, contacts: z.array(contactSchema) });
