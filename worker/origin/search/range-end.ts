/** Sorts after every text with the same beginning. */
export const END = '\u{10FFFF}';

/** The upper bound of 'starts with'. */
export function endOf(part: string): string {
  return part + END;
}
