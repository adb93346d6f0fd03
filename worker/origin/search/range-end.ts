/** Sorts after every text that begins so. */
export const END = '\u{10FFFF}';

/** The upper bound of 'begins with'. */
export function endOf(part: string): string {
  return part + END;
}
