import * as z from 'zod/mini';
import { nonEmpty } from '../primitives.ts';

/** Ways to understand one typed line, at most. */
export const TYPED_READINGS_MAX = 6;
/** Where counting the people of a name stops: there may be more. Places are counted to their end. */
export const TYPED_PEOPLE_MAX = 100;

const people = z.int().check(z.nonnegative());

/**
 * One way to understand a typed line that only the gazetteer and the names on record can decide: where a name ends and a
 * place begins ('maria garcia houston'), or a street and its place ('1423 main st portland or').
 */
const typedReadingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('name'),
    /** without titles and suffixes, in spoken order: 'Maria Garcia' */
    name: nonEmpty,
    /** as a path spells it: 'Houston, TX', 'King County, WA'; '' for anywhere */
    location: z.string(),
    /** people of exactly that name there, at most TYPED_PEOPLE_MAX */
    people,
  }),
  z.strictObject({ kind: z.literal('place'), location: nonEmpty, people }),
  z.strictObject({
    kind: z.literal('address'),
    /** with its house number and unit, if any: '1423 Main St' */
    street: nonEmpty,
    location: nonEmpty,
  }),
]);

/** GET /api/search/typed: how a line can be understood, likeliest first; none if nothing in it is a name or a place. */
export const typedAnswerSchema = z.strictObject({
  readings: z.array(typedReadingSchema).check(z.maxLength(TYPED_READINGS_MAX)),
  /** the first reading is meant beyond doubt; otherwise ask */
  isSure: z.boolean(),
});
export type TypedAnswer = z.infer<typeof typedAnswerSchema>;
export type TypedReading = z.infer<typeof typedReadingSchema>;
