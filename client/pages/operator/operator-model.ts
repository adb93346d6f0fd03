import type { OperatorOverview } from '../../../shared/contract/operations/operator.ts';

/** The operator's first page. */
export interface OperatorPageModel extends OperatorOverview {
  readonly kind: 'operator';
}
