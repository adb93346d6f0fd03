import * as z from 'zod/mini';

/** Shapes that many topics of the contract share. */

/** A text that is not blank: a blank one cannot be a page, a link or a title. */
export const nonEmpty = z.string().check(z.regex(/\S/));
/** An optional text: null means that it is not on record. */
export const textOrNull = z.nullable(z.string());
export const flagOrNull = z.nullable(z.boolean());
export const numberOrNull = z.nullable(z.number());

export const count = z.int().check(z.nonnegative());
export const countOrNull = z.nullable(count);
/** US dollars, with cents as a fraction. */
export const dollarsOrNull = z.nullable(z.number());

/** YYYY-MM */
export const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));
export const monthOrNull = z.nullable(month);
/** YYYY-MM-DD */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const stateCode = z.string().check(z.length(2));
export const zip5 = z.string().check(z.regex(/^\d{5}$/));
/** State and county, five digits: '41051'. */
export const fipsCode = z.string().check(z.regex(/^\d{5}$/));
/** 0 to 100 */
export const score = z.int().check(z.minimum(0), z.maximum(100));

/** '503' */
export const areaCode = z.string().check(z.regex(/^\d{3}$/));

/** Degrees, WGS 84. */
export const latLongSchema = z.strictObject({ latitude: z.number(), longitude: z.number() });
const tenthOfDegree = z.number().check(z.multipleOf(0.1));
/** A position that the origin rounded to 0.1 degree, so that it identifies an area and not a house (F9-46). */
export const vagueLatLongSchema = z.strictObject({ latitude: tenthOfDegree, longitude: tenthOfDegree });

/**
 * A date in a record (F3-13): the known parts, and `fullDate` as month/day/year if all are known (F3-14). Courts often
 * know only the year.
 */
export const recordDateSchema = z.strictObject({
  year: z.nullable(z.int()),
  month: z.nullable(z.int().check(z.minimum(1), z.maximum(12))),
  day: z.nullable(z.int().check(z.minimum(1), z.maximum(31))),
  /** '3/9/2021' */
  fullDate: z.nullable(z.string()),
});
export type RecordDate = z.infer<typeof recordDateSchema>;
/** Month, day and year as far as known, or null. */
export const recordDateOrNull = z.nullable(recordDateSchema);

export const emptySchema = z.strictObject({});
/** The response of a mutation that says nothing but that it was done. */
export const doneSchema = z.strictObject({ isDone: z.literal(true) });

/** A typed text in a query or body: never blank, and no longer than any genuine one. */
export function typedText(most: number) {
  return z.string().check(z.minLength(1), z.maxLength(most));
}

/** Boolean query flags arrive as strings (P2-039). */
export const queryFlag = z.optional(z.enum(['true', 'false']));

/** Where a fact comes from. */
export const sourceKindSchema = z.enum(['public directory', 'property record', 'court record', 'self-reported']);
export type SourceKind = z.infer<typeof sourceKindSchema>;

/**
 * What a source and the rest of the record had in common when a fact was added. In the order in which
 * a page names them; stored rows rely on it (worker/origin/import/rows.ts).
 */
export const MATCH_POINTS = [
  'full name',
  'former name',
  'birth month',
  'address',
  'phone number',
  'email address',
  'relative',
] as const;
export type MatchPoint = (typeof MATCH_POINTS)[number];

/**
 * When a fact was first and last confirmed (months), and by what kind of source (P9-077). Sent only with complete
 * facts: the `firstSeen` of an address would reveal when somebody moved in.
 */
export const provenanceSchema = z.strictObject({
  firstSeen: monthOrNull,
  lastSeen: monthOrNull,
  source: sourceKindSchema,
  /** what matched; absent if the origin does not say */
  matchedBy: z.optional(z.array(z.enum(MATCH_POINTS)).check(z.minLength(1))),
});
export type Provenance = z.infer<typeof provenanceSchema>;

/** What happened to a fact since the viewer last saw it, shown as a chip (P3-036). Absent if nothing. */
export const deltaSchema = z.optional(z.enum(['added', 'changed']));

/**
 * What a record has in common with the person searched for, and how it was compared (P3-070): 'Exact', 'Partial', 'Not
 * given' if the record leaves it out, or how the two differ.
 */
export const matchIndicatorSchema = z.strictObject({ item: z.string(), method: z.string() });
export type MatchIndicator = z.infer<typeof matchIndicatorSchema>;

/** What every public record has in addition to the fields of its kind. */
export const recordFields = {
  id: nonEmpty,
  provenance: provenanceSchema,
  /** why the record is in this report; optional: other origins may not say */
  matchIndicators: z.optional(z.array(matchIndicatorSchema)),
};
