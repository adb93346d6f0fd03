import * as z from 'zod/mini';
import { SPEED_SEARCH_LINE_MAX, SPEED_SEARCH_MAX } from '../forms/speed-search-limits.ts';
import { personIdSchema } from './identity.ts';
import { count, nonEmpty, textOrNull } from './primitives.ts';

/** POST /api/speed-search: a pasted list of names or phone numbers, with the answers to what was asked before. */
export const speedSearchBodySchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        /** 'Maya Ostrowski, Portland, OR' or '(503) 555-0142' */
        text: z.string().check(z.regex(/\S/), z.maxLength(SPEED_SEARCH_LINE_MAX)),
        /** the chosen one, if the line may mean several people */
        personId: z.optional(personIdSchema),
      }),
    )
    .check(z.minLength(1), z.maxLength(SPEED_SEARCH_MAX)),
});
export type SpeedSearchBody = z.infer<typeof speedSearchBodySchema>;

/** A person as any search row shows them: free for everybody. */
const candidateSchema = z.strictObject({
  personId: personIdSchema,
  fullName: nonEmpty,
  /** '43', '65+', 'deceased'; null: unknown */
  age: textOrNull,
  /** 'Portland, OR' */
  place: textOrNull,
  /** up to three earlier places */
  before: z.array(nonEmpty),
  /** up to three, as in a search row */
  relatives: z.array(z.strictObject({ fullName: nonEmpty, isDead: z.boolean() })).check(z.maxLength(3)),
});
export type SpeedSearchCandidate = z.infer<typeof candidateSchema>;

const rowSchema = z.discriminatedUnion('kind', [
  /** opened: a lookup was used unless the person was open before or the plan has no limit */
  z.strictObject({
    kind: z.literal('found'),
    text: nonEmpty,
    person: candidateSchema,
    usedLookup: z.boolean(),
    /** '15035550142': the line is a number that others have, too, whom its page opens; null for any other line */
    sharedPhone: textOrNull,
    /** full phone numbers, the primary one first: '(503) 555-0142' */
    phones: z.array(nonEmpty),
    /** full current address on one line; null: none on record */
    address: textOrNull,
    /** emails as the plan shows them */
    emails: z.array(nonEmpty),
  }),
  /** the line means several people: nothing was used; `isCut`: there are more than are listed */
  z.strictObject({
    kind: z.literal('several'),
    text: nonEmpty,
    candidates: z.array(candidateSchema),
    isCut: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('none'), text: nonEmpty }),
  /** the line is neither a name nor a phone number */
  z.strictObject({ kind: z.literal('unreadable'), text: nonEmpty }),
  /** somebody was found, but no lookup is left */
  z.strictObject({ kind: z.literal('out'), text: nonEmpty }),
]);
export type SpeedSearchRow = z.infer<typeof rowSchema>;

export const speedSearchAnswerSchema = z.strictObject({
  rows: z.array(rowSchema),
  /** lookups used by this list */
  used: count,
  /** left afterwards; null: unlimited */
  left: z.nullable(count),
});
export type SpeedSearchAnswer = z.infer<typeof speedSearchAnswerSchema>;
