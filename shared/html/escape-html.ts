/** Characters that HTML or a string of one byte per character cannot hold. */
const SPECIAL = /["&'<>\u0100-\uffff]/;
const SPECIALS = /["&'<>]|[\u0100-\u{10ffff}]/gu;
const ESCAPED: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/**
 * Text for HTML, inside an element or a quoted attribute. Characters beyond Latin-1 become references: one of them in
 * the page would make all of its text twice as long in memory, and slower to send.
 */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(SPECIALS, escapeCharacter) : text;
}

function escapeCharacter(character: string): string {
  return ESCAPED[character] ?? `&#${character.codePointAt(0)};`;
}
