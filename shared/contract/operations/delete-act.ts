import * as z from 'zod/mini';
import { count } from '../primitives.ts';

/** The platform's lists, by what its files call them. */
export const DROP_LISTS = ['NDZ', 'Email', 'Phone', 'MAID', 'NameVIN', 'CTVID'] as const;
/** Why a run of the Delete Act waits, or has failed. */
export const DROP_FAILURES = [
  'not-reached',
  'busy',
  'server-error',
  'preparing',
  'maintenance',
  'unfinished-batch',
  'key-refused',
  'not-eligible',
  'not-there',
  'odd-answer',
  'too-large',
  'damaged',
  'too-many-files',
  'method',
  'answer-refused',
  'not-awaited',
] as const;
/** Why a list, or a line of it, was not read. */
export const DROP_PROBLEMS = [
  'damaged',
  'too-large',
  'too-many-files',
  'method',
  'encrypted',
  'path',
  'name',
  'twice',
  'broker',
  'header',
  'columns',
  'long',
  'id',
  'hash',
  'list',
  'duplicate',
  'changed',
  'unknown',
] as const;
export const DROP_STATES = [
  'asking',
  'reading',
  'matching',
  'exempting',
  'removing',
  'answering',
  'done',
  'failed',
] as const;

const time = z.int().check(z.nonnegative());

/** A run, and what became of its lists. Times are milliseconds since 1970. */
const runSchema = z.strictObject({
  id: count,
  source: z.enum(['platform', 'folder']),
  state: z.enum(DROP_STATES),
  failure: z.nullable(z.enum(DROP_FAILURES)),
  startedAt: time,
  endedAt: z.nullable(time),
  /** when it goes on, if it waits */
  nextAt: time,
  /** when the platform could first not be reached: 45 days later the agency must have heard of it in writing */
  firstFailedAt: z.nullable(time),
  /** people */
  deleted: count,
  optedOut: count,
  /** identifiers by list and status; `isAmendment`: they had another status before */
  counts: z.array(
    z.strictObject({
      list: z.enum(DROP_LISTS),
      status: z.literal([2, 3, 4, 5]),
      isAmendment: z.boolean(),
      items: count,
    }),
  ),
  files: z.array(z.strictObject({ name: z.string(), items: count, badRows: count })),
  /** the first of what could not be read; line 0 is the file itself */
  problems: z.array(z.strictObject({ name: z.string(), line: count, problem: z.enum(DROP_PROBLEMS) })),
  /** files of answers that the platform does not take, and what it says */
  refusals: z.array(z.strictObject({ name: z.string(), message: z.string() })),
});

export const deleteActReportSchema = z.strictObject({
  /** the lists are fetched here */
  isSetUp: z.boolean(),
  /** since when no run has gone through, if that is too long ago */
  lateSince: z.nullable(time),
  /** the latest first */
  runs: z.array(runSchema),
});
export type DeleteActReport = z.infer<typeof deleteActReportSchema>;
export type DeleteActRun = DeleteActReport['runs'][number];

export const beganDeleteActSchema = z.strictObject({
  /** false: one is under way, and goes on now */
  isNew: z.boolean(),
});
