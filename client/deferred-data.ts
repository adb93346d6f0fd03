/** The id of the data block with the late counts. */
export const COUNTS_ID = 'late-counts';

/**
 * JSON for a data block in a script element. Without '<', nothing in it can close the element or open a comment; a block
 * that never runs needs no other escaping.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
