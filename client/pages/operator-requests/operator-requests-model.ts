import type { OperatorRequests } from '../../../shared/contract/privacy-request-operators.ts';
import type { RequestKind } from '../../../shared/requests/request-kinds.ts';

/** The operator's list of privacy requests. */
export interface OperatorRequestsPageModel extends OperatorRequests {
  readonly kind: 'operator-requests';
  readonly shown: 'open' | 'closed';
  readonly asks: RequestKind | null;
  readonly year: number;
}
