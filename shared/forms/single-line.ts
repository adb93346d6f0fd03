/** Typed text on one line: runs of whitespace and control characters become one space, and its ends have none. */
export function singleLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
