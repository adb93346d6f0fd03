import * as z from 'zod/mini';
import { personIdSchema } from './identity.ts';
import { lineTypeSchema } from './phone.ts';
import { count, nonEmpty, stateCode, textOrNull } from './primitives.ts';
import { searchResultSchema } from './search.ts';

/** Answers of the calls that find by other things than a name. */

/** Entries of a browse page at most. */
export const BROWSE_PAGE_SIZE = 100;

/** Somebody a number or an address belongs to: a line with a link, or band of age, city and initials where it is masked. */
export const ownerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('full'), person: searchResultSchema }),
  z.strictObject({
    type: z.literal('masked'),
    initials: z.string(),
    ageRange: textOrNull,
    city: textOrNull,
    state: textOrNull,
  }),
]);

export const phoneSearchAnswerSchema = z.strictObject({
  phone: nonEmpty,
  lineType: z.nullable(lineTypeSchema),
  carrier: textOrNull,
  city: textOrNull,
  state: textOrNull,
  owners: z.array(ownerSchema),
  spamReports: count,
});

export const addressSearchAnswerSchema = z.strictObject({
  addressId: nonEmpty,
  /** without the number for who may not see it */
  street: nonEmpty,
  city: nonEmpty,
  stateCode,
  residents: z.array(ownerSchema),
  pastResidents: z.array(ownerSchema),
  pnpId: textOrNull,
});

export const suggestAnswerSchema = z.strictObject({
  suggestions: z.array(z.strictObject({ text: nonEmpty, path: nonEmpty })).check(z.maxLength(10)),
});

/** A browse page: names to go on with, or people. */
export const directoryAnswerSchema = z.strictObject({
  names: z.array(z.strictObject({ lastName: nonEmpty, people: count })).check(z.maxLength(BROWSE_PAGE_SIZE)),
  people: z
    .array(z.strictObject({ id: personIdSchema, fullName: nonEmpty, city: textOrNull, state: textOrNull }))
    .check(z.maxLength(BROWSE_PAGE_SIZE)),
  page: z.int(),
  pages: z.int(),
});

export const locationAnswerSchema = z.strictObject({
  city: textOrNull,
  stateCode,
  people: z.array(searchResultSchema),
  cities: z.array(z.strictObject({ city: nonEmpty, stateCode, people: count })),
  page: z.int(),
  pages: z.int(),
});
