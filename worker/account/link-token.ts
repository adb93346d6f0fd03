/** What the token of a link from an email looks like; anything else was cut off on its way here. */
const TOKEN = /^[\w-]{20,256}$/;

/** The token of a link, or of a form on its page; '' if it is not complete. */
export function readLinkToken(text: string | null): string {
  return text !== null && TOKEN.test(text) ? text : '';
}
