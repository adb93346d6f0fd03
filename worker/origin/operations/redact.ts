const EMAIL = /[^\s@<>"'(),:;/]+(?:@|%40)[^\s@<>"'(),:;/]+/giu;
/** An address of the web or a path of one. Bare paths begin a word, so that 'and/or' is none. */
const ADDRESS = /(?:https?:\/\/[^\s/"'<>()]+|(?<![\p{L}\p{N}.])(?=\/))\/[^\s"'<>()]*/giu;
/** Paths that name no person, of which the file or the call says what failed. */
const OWN_PATH = /^\/(?:api|assets)\/[^?#]*/;
const PERSON_ID = /(?<![\w-])P[\w-]{11,19}(?![\w-])/g;
/** Seven digits or more, as phone numbers are written in any of their ways; years, lines and columns are shorter. */
const NUMBER = /\p{Nd}(?:[\s().‐-―\-/]{0,3}\p{Nd}){6,}/gu;
/** What an id of an address looks like: no number and no mailbox. */
const ADDRESS_ID = /^[A-Za-z][\w-]*$/;

/**
 * A text of a browser's log without what may tell whom it was about (F7-21): addresses of pages, which hold names, mail
 * addresses, phone numbers and ids of people. What the browser meant to say stays.
 */
export function redact(text: string): string {
  return text
    .replace(ADDRESS, keepOwnPath)
    .replace(EMAIL, '[e-mail]')
    .replace(PERSON_ID, '[person]')
    .replace(NUMBER, '[number]');
}

/** Those that are ids of addresses, which are opaque, and nothing else that was put among them. */
export function keepAddressIds(ids: readonly string[]): string[] {
  return ids.filter((id) => ADDRESS_ID.test(id) && !/^P/.test(id));
}

function keepOwnPath(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]+/i, '');
  return OWN_PATH.exec(path)?.[0] ?? '[address]';
}
