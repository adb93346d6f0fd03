import * as z from 'zod/mini';
import { nonEmpty } from '../primitives.ts';

/** A text message as shown in the outbox of a local run. */
export const outboxTextSchema = z.strictObject({
  id: nonEmpty,
  /** milliseconds since 1970 */
  at: z.int(),
  /** 10 digits */
  to: z.string().check(z.regex(/^\d{10}$/)),
  text: nonEmpty,
});
export type OutboxText = z.infer<typeof outboxTextSchema>;

/** The latest 100. */
export const outboxTextsSchema = z.array(outboxTextSchema);
