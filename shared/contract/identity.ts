import * as z from 'zod/mini';
import { nonEmpty } from './primitives.ts';

/** P and 11 to 19 characters (P3-018). */
export const personIdSchema = z.string().check(z.regex(/^P[\w-]{11,19}$/));
/** A property's id, for the property page and the external property site: lower case, as in its path (F2-35). */
export const pnpIdSchema = z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/));

/** An invoice number, as in its path: 'PL-2026-11820417'. */
export const invoiceIdSchema = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** A parsed name; the full name is never blank (F3-15, F3-16, P3-019). */
export const personNameSchema = z.strictObject({
  firstName: z.string(),
  middleName: z.nullable(z.string()),
  lastName: z.string(),
  suffix: z.nullable(z.string()),
  fullName: nonEmpty,
});
export type PersonName = z.infer<typeof personNameSchema>;

/** A name in a record: only the full name is certain. */
export const recordNameSchema = z.strictObject({ fullName: nonEmpty });

/** What a redirect to a person needs; smartcheck and premium (legacy ids) return it. */
export const personReferenceSchema = z.strictObject({
  id: personIdSchema,
  name: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
});
export type PersonReference = z.infer<typeof personReferenceSchema>;

/**
 * An age as sent: `age` in whole years, or `ageRange` ('30s', '65+'), or neither if it is unknown. `month` (1-12) and
 * `year` are sent only if the viewer is entitled to them; the day is never sent (P3-021).
 */
export const ageOfFreeSchema = z.strictObject({
  age: z.nullable(z.int()),
  ageRange: z.nullable(z.string()),
});
export const ageWithBirthMonthSchema = z.strictObject({
  age: z.nullable(z.int()),
  ageRange: z.nullable(z.string()),
  month: z.nullable(z.int().check(z.minimum(1), z.maximum(12))),
  year: z.nullable(z.int()),
});
export const dateOfBirthSchema = z.union([ageWithBirthMonthSchema, ageOfFreeSchema]);
export type DateOfBirth = z.infer<typeof dateOfBirthSchema>;
