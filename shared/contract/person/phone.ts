import * as z from 'zod/mini';
import { deltaSchema, nonEmpty, provenanceSchema, score } from '../primitives.ts';

export const lineTypeSchema = z.enum(['Mobile', 'Landline', 'Other']);
export type LineType = z.infer<typeof lineTypeSchema>;

/**
 * Where the number was issued. Paying viewers get it for every phone, free viewers only for the first phone of a group
 * (P6-022); so a listed landline that is full but not the first has null like any other.
 */
export const phoneDetailSchema = z.strictObject({
  city: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  isPrimary: z.boolean(),
});

const hours = z.array(z.int().check(z.minimum(0), z.maximum(23)));
/**
 * Hours at which calls were answered, in the phone's own time zone (P3-051); sent to viewers with business features.
 */
export const bestTimeToCallSchema = z.strictObject({
  /** IANA name: 'America/Chicago' */
  timezone: z.nullable(nonEmpty),
  weekday: hours,
  weekend: hours,
});
export type BestTimeToCall = z.infer<typeof bestTimeToCallSchema>;

export const activityLabelSchema = z.enum(['Active', 'Inactive', 'Unknown']);
export type ActivityLabel = z.infer<typeof activityLabelSchema>;

const npa = z.string().check(z.regex(/^\d{3}$/));
/** 11 digits with the country code (P3-048): 15035550186 */
export const fullPhoneIdSchema = z.string().check(z.regex(/^1\d{10}$/));

export const fullPhoneSchema = z.strictObject({
  type: z.literal('full'),
  id: fullPhoneIdSchema,
  npa,
  nxx: z.string().check(z.regex(/^\d{3}$/)),
  local: z.string().check(z.regex(/^\d{4}$/)),
  /** (503) 555-0186 */
  nationalNumber: nonEmpty,
  linetype: lineTypeSchema,
  /** in a public directory; only possible for a landline */
  isListed: z.boolean(),
  /** used for business: shows the chip 'Professional' */
  isProfessional: z.boolean(),
  detail: z.nullable(phoneDetailSchema),
  bestTimeToCall: z.nullable(bestTimeToCallSchema),
  /** null until checked */
  activity: z.nullable(activityLabelSchema),
  provenance: z.nullable(provenanceSchema),
  delta: deltaSchema,
});
export const maskedPhoneSchema = z.strictObject({
  type: z.literal('masked'),
  npa,
  linetype: lineTypeSchema,
  detail: z.nullable(phoneDetailSchema),
  delta: deltaSchema,
});
export const phoneSchema = z.discriminatedUnion('type', [fullPhoneSchema, maskedPhoneSchema]);
export type Phone = z.infer<typeof phoneSchema>;
export type FullPhone = z.infer<typeof fullPhoneSchema>;

/** GET /api/phone/activity: one score per phone; null if the check knows nothing about it. */
export const phoneActivityAnswerSchema = z.strictObject({
  data: z.strictObject({
    results: z.array(z.strictObject({ phoneNumber: fullPhoneIdSchema, activityScore: z.nullable(score) })),
  }),
});
