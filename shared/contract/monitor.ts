import * as z from 'zod/mini';
import { personIdSchema } from './identity.ts';
import { changeCountsSchema } from './person/counts.ts';
import { nonEmpty, textOrNull } from './primitives.ts';

/**
 * Longest accepted name, in UTF-16 units: 5,000 characters in any script, so that everybody who is shown can be
 * monitored (P3-112).
 */
export const DISPLAY_TEXT_MAX = 10_000;

/** A person whose report a viewer monitors (P3-112). */
export const monitorEntrySchema = z.strictObject({
  personId: personIdSchema,
  /** the name as the viewer knows it */
  displayText: nonEmpty.check(z.maxLength(DISPLAY_TEXT_MAX)),
  /** true if the page started it by itself */
  autoMonitor: z.boolean(),
});
/** The same as in the viewer's list (P3-112). */
export const monitoredReportSchema = z.strictObject({
  ...monitorEntrySchema.shape,
  since: z.int(),
  isConfirmed: z.boolean(),
  /** null if nothing changed */
  changes: z.nullable(changeCountsSchema),
});

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
