import * as z from 'zod/mini';
import { backgroundAnswerSchema } from '../records/background.ts';
import { personCountsSchema } from './counts.ts';
import { relatedPeopleSchema } from './relative.ts';

/**
 * What a page about a person can show later than its details: the second line of an answer in two parts. A part that the
 * origin does not have is null, and the edge asks for it by its own call or does without.
 */
export const personLatePartsSchema = z.strictObject({
  /** null for bots and stubs as well (F6-16, P6-043) */
  counts: z.nullable(personCountsSchema),
  related: z.nullable(relatedPeopleSchema),
  /** the first records of an open report, else null */
  background: z.nullable(backgroundAnswerSchema),
});
export type PersonLateParts = z.infer<typeof personLatePartsSchema>;
