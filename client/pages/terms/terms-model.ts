import type { Seller } from '../../../shared/contract/billing.ts';
import type { SiteLimits } from '../../../shared/contract/operations/site.ts';

/** The terms of service, as far as they depend on the origin's settings: absent if it has not said. */
export interface TermsPageModel {
  readonly kind: 'terms';
  readonly seller?: Seller;
  readonly limits?: SiteLimits;
}
