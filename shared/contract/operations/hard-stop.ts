import * as z from 'zod/mini';
import { EMAIL_MAX } from '../../forms/account-limits.ts';
import { typedText } from '../primitives.ts';

/**
 * A header of a details answer, 304 included, from an origin that counts the view itself: how many more people the viewer
 * may open, this one included, or 'none' if nothing is counted. Without it, the edge asks by the calls below. It is no
 * part of the body, or no answer would ever stay unchanged.
 */
export const VIEW_QUOTA = 'x-view-quota';

/** What the hard-stop calls call the person page (P2-005, F2-09). */
export const PERSON_URI = 'name-name-location-id';
/** Longest path that they take, in characters. */
export const HARD_STOP_PATH_MAX = 2_000;
/** Which application asks them, and what it says has happened. */
export const HARD_STOP_APP = 'web';
export const PERSON_VIEW = 'person_view';

/** Whose views are counted together: of one account, of one browser, or of all browsers of an address without a count. */
export const countedBySchema = z.enum(['account', 'visitor', 'network']);
export type CountedBy = z.infer<typeof countedBySchema>;

/** The hard stop (P7-015, P7-016): how many more people a viewer may open. */
export const hardStopQuerySchema = z.strictObject({
  path: typedText(HARD_STOP_PATH_MAX),
  virtualUri: typedText(100),
  appId: typedText(20),
  userId: z.optional(typedText(64)),
});
export const hardStopAnswerSchema = z.strictObject({
  result: z.enum(['allowed', 'blocked_quota_exceeded']),
  /** how many more people the viewer may open, this one included: 0 or less leads to the checkout */
  remainingQuota: z.int(),
  // What the page about the hard stop says more; each may be absent.
  /** if blocked: when there is room again, ISO 8601 */
  opensAt: z.optional(z.nullable(z.string())),
  /** how many people this viewer may open in 24 hours */
  limit: z.optional(z.int()),
  /** how many with a free account; null for whoever is logged in */
  accountLimit: z.optional(z.nullable(z.int())),
  countedBy: z.optional(countedBySchema),
});
export type HardStopAnswer = z.infer<typeof hardStopAnswerSchema>;

/** Sent after a page view, to count it (P7-017). */
export const hardStopEventSchema = z.strictObject({
  path: typedText(HARD_STOP_PATH_MAX),
  eventName: typedText(100),
  eventType: typedText(100),
  virtualUri: typedText(100),
  email: z.nullable(typedText(EMAIL_MAX)),
  isBlocked: z.boolean(),
  userId: z.nullable(typedText(64)),
});
