import * as z from 'zod/mini';

/** How likely it is that a record is about one person (shared/people/identity/judge-identity.ts). */
export const CONFIDENCES = ['very-likely', 'probably', 'may-mix'] as const;

/**
 * Why, in the order in which a page says it: reasons for one person, then reasons against it. They contain no number, date
 * or place, so they give away nothing that the rest of the record withholds.
 */
export const IDENTITY_REASONS = [
  'birth-and-name-agree',
  'name-agrees',
  'several-sources',
  'homes-follow',
  'relatives-confirm',
  'one-source',
  'few-facts',
  'name-only-facts',
  'birth-unknown',
  'homes-at-once',
] as const;

/** The same for every viewer, judged from the whole record. */
export const identityConfidenceSchema = z.strictObject({
  confidence: z.enum(CONFIDENCES),
  reasons: z.array(z.enum(IDENTITY_REASONS)).check(z.minLength(1)),
});
export type IdentityConfidence = z.infer<typeof identityConfidenceSchema>;
export type Confidence = IdentityConfidence['confidence'];
export type IdentityReason = IdentityConfidence['reasons'][number];
