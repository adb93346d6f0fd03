/** A requested phone number, without the country code. */
export type PhoneQuery =
  | { readonly kind: 'whole'; readonly number: string }
  /** the end is unknown: all numbers in this range */
  | { readonly kind: 'range'; readonly first: string; readonly last: string }
  /** digits in the middle are unknown: every number that fits */
  | { readonly kind: 'list'; readonly numbers: readonly string[] };

export const NATIONAL_DIGITS = 10;
const ANY_DIGIT = [...'0123456789'];

/**
 * Reads a number in the call's format: an optional '1' and ten digits or 'X's, at least 7 of them digits (F2-13). So at
 * most three are unknown, and at most a thousand numbers fit.
 */
export function readPhone(phone: string): PhoneQuery {
  const marks = phone.slice(-NATIONAL_DIGITS);
  const gap = marks.indexOf('X');
  if (gap === -1) return { kind: 'whole', number: marks };
  if (/^\d+X+$/.test(marks))
    return { kind: 'range', first: marks.replaceAll('X', '0'), last: marks.replaceAll('X', '9') };
  return { kind: 'list', numbers: fillIn(marks) };
}

/** Every number that fits, in ascending order. */
function fillIn(marks: string): string[] {
  if (!marks.includes('X')) return [marks];
  return ANY_DIGIT.flatMap((digit) => fillIn(marks.replace('X', digit)));
}
