import type { Seller } from '../../../shared/contract/billing.ts';

/** Questions and answers. `seller` is whom buyers write to; absent if the origin has not said. */
export interface HelpPageModel {
  readonly kind: 'help';
  readonly seller?: Seller;
}
