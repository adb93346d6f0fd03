/** The id of the data block with the late counts. */
export const COUNTS_ID = 'late-counts';

/**
 * JSON for a data block in a script element. Without '<', nothing in it can close the element or open a comment; '>' and
 * '&' are escaped for readers that take it for HTML. Characters beyond Latin-1, line separators included, are escaped as
 * in the rest of the page (escapeHtml).
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u0100-\uffff]/g, escapeUnit);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
