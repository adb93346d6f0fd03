import * as z from 'zod/mini';

/** Problem details of every failed call (RFC 9457), with the id that finds it in the logs (F8-16). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  trackingId: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

/** Builds problem details; `type` is about:blank, so `title` describes the status. */
export function problem(status: number, title: string, more: { detail?: string; trackingId?: string } = {}): Problem {
  return { type: 'about:blank', title, status, ...more };
}
