import * as z from 'zod/mini';
import { personIdSchema } from './identity.ts';
import { changeCountsSchema } from './person/counts.ts';
import { nonEmpty, textOrNull } from './primitives.ts';

/** Longest name that is taken, in UTF-16 units: 5,000 characters of any script, so that whoever is shown can be followed (P3-112). */
export const DISPLAY_TEXT_MAX = 10_000;

/** A person whose report somebody follows (P3-112). */
export const monitorEntrySchema = z.strictObject({
  personId: personIdSchema,
  /** the name as the follower knows it */
  displayText: nonEmpty.check(z.maxLength(DISPLAY_TEXT_MAX)),
  /** true where the page started it by itself */
  autoMonitor: z.boolean(),
});
/** The same as the follower's list has it (P3-112). */
export const monitoredReportSchema = z.strictObject({
  ...monitorEntrySchema.shape,
  since: z.int(),
  isConfirmed: z.boolean(),
  /** null where nothing changed */
  changes: z.nullable(changeCountsSchema),
});

/** A person on a list of My Contacts (P3-111). */
export const contactListEntrySchema = z.strictObject({ contactListId: z.int(), personId: personIdSchema });
export const contactListSchema = z.strictObject({ id: z.int(), name: nonEmpty, people: z.int() });

/** A saved person as a list shows them: kinds and counts, no value that is masked now. */
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
