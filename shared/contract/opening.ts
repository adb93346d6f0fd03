import * as z from 'zod/mini';
import { personReferenceSchema } from './identity.ts';
import { count } from './primitives.ts';

/** A viewer could use a lookup here: how many are left; null if they are unlimited. Absent without a plan or lookups. */
export const openingSchema = z.strictObject({ left: z.nullable(count), max: z.nullable(count) });
export type Opening = z.infer<typeof openingSchema>;

/**
 * The result of asking to open somebody, which uses a lookup once per person and period.
 *
 * - 'opened': `person` is open now, or was before
 * - 'nobody': there is nobody left to open here; nothing was used
 * - 'out': no lookup is left; nothing was used
 */
export const openedAnswerSchema = z.strictObject({
  result: z.enum(['opened', 'nobody', 'out']),
  person: z.nullable(personReferenceSchema),
  usedLookup: z.boolean(),
  /** null if they are unlimited */
  left: z.nullable(count),
});
export type OpenedAnswer = z.infer<typeof openedAnswerSchema>;
