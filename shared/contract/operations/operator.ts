import * as z from 'zod/mini';
import { count } from '../primitives.ts';

/** What waits for somebody who works for the operator; a new one needs its statement (worker/origin/operators). */
export const OPERATOR_AREAS = [
  'requests',
  'removals',
  'record-errors',
  'corrections',
  'disputes',
  'delete-act',
] as const;
export type OperatorArea = (typeof OPERATOR_AREAS)[number];

export const operatorOverviewSchema = z.strictObject({
  /** the email address of whoever asks */
  operator: z.string(),
  areas: z.array(
    z.strictObject({
      area: z.enum(OPERATOR_AREAS),
      open: count,
      /** of them, those past their time; 0 where nothing has a time */
      late: count,
    }),
  ),
});
export type OperatorOverview = z.infer<typeof operatorOverviewSchema>;
