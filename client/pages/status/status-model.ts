import type { MetricsAnswer } from '../../../shared/contract/operations/metrics.ts';
import type { SecurityCountsAnswer } from '../../../shared/contract/operations/security.ts';

/** What both workers measured and refused in a local run. */
export interface StatusPageModel {
  readonly kind: 'status';
  readonly metrics: MetricsAnswer;
  readonly security: SecurityCountsAnswer;
}
