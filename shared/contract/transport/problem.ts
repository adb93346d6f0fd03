import * as z from 'zod/mini';

/**
 * Which daily limit a 429 is about: the hard stop of a free viewer, fair use of a plan, reverse look-ups of numbers and
 * of houses, pages of lists, new readers who monitor by email, people whom somebody
 * asked to remove, codes that prove a claim, and privacy requests.
 */
export const QUOTA_LIMITS = [
  'persons',
  'fair-use',
  'numbers',
  'houses',
  'pages',
  'exports',
  'readers',
  'removals',
  'codes',
  'requests',
] as const;
export type QuotaLimit = (typeof QUOTA_LIMITS)[number];

/** Problem details of every failed call (RFC 9457), with the id that finds it in the logs (F8-16). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  trackingId: z.optional(z.string()),
  /** of a 429: the daily limit that is reached, and when there is room again (ISO 8601) */
  limit: z.optional(z.enum(QUOTA_LIMITS)),
  opensAt: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

/** Builds problem details; `type` is about:blank, so `title` describes the status. */
export function problem(
  status: number,
  title: string,
  more: Pick<Problem, 'detail' | 'trackingId' | 'limit' | 'opensAt'> = {},
): Problem {
  return { type: 'about:blank', title, status, ...more };
}
