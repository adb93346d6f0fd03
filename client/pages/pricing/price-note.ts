import { pricingCopy as words } from '../../../shared/copy/billing/pricing.ts';
import type { PricingColumn } from './pricing-model.ts';

/** 'a month · or $59.99 a year' */
export function priceNote(period: PricingColumn['period'], yearPrice: number | null, between: string): string {
  if (period === null) return words.once;
  return [words[period], yearPrice === null ? null : words.orYear(yearPrice)].filter(Boolean).join(between);
}
