import * as z from 'zod/mini';
import { metricSumSchema } from './metrics.ts';
import { securityCountSchema } from './security.ts';

/** The most entries of each kind in one report; more go in another. */
export const REPORTED_MAX = 200;

/** What an isolate of the edge refused and measured in a few seconds. */
export const countsReportSchema = z.strictObject({
  security: z.array(securityCountSchema).check(z.maxLength(REPORTED_MAX)),
  metrics: z.array(metricSumSchema).check(z.maxLength(REPORTED_MAX)),
});
export type CountsReport = z.infer<typeof countsReportSchema>;
