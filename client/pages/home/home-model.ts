import type { DirectoryAnswer } from '../../../shared/contract/finding/browse.ts';

export interface HomePageModel {
  readonly kind: 'home';
  /** lists to browse; absent if they did not load */
  readonly directory?: DirectoryAnswer | undefined;
  /** what one report costs: '$14.99'; null if that is not known, or nothing is for sale */
  readonly reportPrice: string | null;
  /** what is sold, in the order shown; empty if that is unknown, or nothing is for sale */
  readonly prices: readonly HomePrice[];
}

export interface HomePrice {
  readonly tier: 'report' | 'premium' | 'business';
  /** in dollars */
  readonly price: number;
  /** 'a month' */
  readonly note: string;
  /** '20 people a month' */
  readonly has: readonly string[];
}
