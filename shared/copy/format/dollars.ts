import { formatCount } from './numbers.ts';

const THOUSAND = 1_000;
const MILLION = 1_000_000;
const CENTS_OF_A_MILLION = 100;

/** '$950', '$412K', '$1.25M': thousands without decimals, millions with two (F9-32, F9-33). */
export function formatDollars(dollars: number): string {
  if (dollars < THOUSAND) return `$${formatCount(dollars)}`;
  const thousands = Math.round(dollars / THOUSAND);
  if (thousands < MILLION / THOUSAND) return `$${thousands}K`;
  return `$${(Math.round((dollars / MILLION) * CENTS_OF_A_MILLION) / CENTS_OF_A_MILLION).toFixed(2)}M`;
}

/** '$412,000': an amount from a record, without cents. */
export function formatWholeDollars(dollars: number): string {
  return `$${formatCount(dollars)}`;
}

const WITH_CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '$1,842.00': an amount from a record, with cents. null below zero: no debt or fine is negative. */
export function formatExactDollars(dollars: number): string | null {
  return dollars < 0 ? null : `$${WITH_CENTS.format(dollars)}`;
}

/** '$14.99', '$5.00': a price, always with cents. */
export function formatPrice(dollars: number): string {
  return `$${WITH_CENTS.format(dollars)}`;
}
