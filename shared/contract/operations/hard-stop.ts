import * as z from 'zod/mini';
import { typedText } from '../primitives.ts';

/** The hard stop (P7-015, P7-016): how many more people a viewer may open. */
export const hardStopQuerySchema = z.strictObject({
  path: typedText(2_000),
  virtualUri: typedText(100),
  appId: typedText(20),
  userId: z.optional(typedText(64)),
});
export const hardStopAnswerSchema = z.strictObject({
  result: z.enum(['allowed', 'blocked_quota_exceeded']),
  remainingQuota: z.int(),
});
export type HardStopAnswer = z.infer<typeof hardStopAnswerSchema>;

/** Sent after a page view, to count it (P7-017). */
export const hardStopEventSchema = z.strictObject({
  path: typedText(2_000),
  eventName: typedText(100),
  eventType: typedText(100),
  virtualUri: typedText(100),
  email: z.nullable(z.string()),
  isBlocked: z.boolean(),
  userId: z.nullable(z.string()),
});
