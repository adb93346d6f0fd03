import type { OperatorRequest } from '../../../shared/contract/privacy-request-operators.ts';

/** One privacy request, as the operator decides it. */
export interface OperatorRequestPageModel extends OperatorRequest {
  readonly kind: 'operator-request';
  readonly notice: { readonly tone: 'ok' | 'error'; readonly text: string } | null;
}
