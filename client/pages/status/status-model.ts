import type { SecurityCountsAnswer } from '../../../shared/contract/operations/security.ts';

/** What the workers refused in a local run. */
export interface StatusPageModel {
  readonly kind: 'status';
  readonly security: SecurityCountsAnswer;
}
