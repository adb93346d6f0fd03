/** Digits of a payment card. */
const CARD_DIGITS_MIN = 12;
const CARD_DIGITS_MAX = 19;
/** 'MM / YY', with or without separators; the year may have four digits. */
const EXPIRY = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*((?:20)?\d{2})$/;
const CENTURY = 2000;

/** The last month in which a card is valid. */
export interface CardExpiry {
  readonly year: number;
  /** 1-12 */
  readonly month: number;
}

/** The digits of a typed card number, with spaces or hyphens removed; null if it cannot be a card number. */
export function parseCardNumber(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < CARD_DIGITS_MIN || digits.length > CARD_DIGITS_MAX) return null;
  return hasCheckDigit(digits) ? digits : null;
}

/** A typed 'MM / YY'; null if it is not a month. */
export function parseCardExpiry(typed: string): CardExpiry | null {
  const match = EXPIRY.exec(typed.trim());
  if (match === null) return null;
  const year = Number(match[2]);
  return { month: Number(match[1]), year: year < CENTURY ? CENTURY + year : year };
}

/** Whether the month is over everywhere on earth. `now` in milliseconds since 1970. */
export function isExpired({ year, month }: CardExpiry, now: number): boolean {
  return Date.UTC(year, month, 2) <= now;
}

/** 'YYYY-MM' */
export function expiryMonth({ year, month }: CardExpiry): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The last digit of a card number is computed from the others (Luhn). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
