/** An address anywhere in a line, also without a domain's ending: 'Maya <maya@example.com>', 'maya@example'. */
const EMAIL = /(?:mailto:)?<?([^\s@<>,;]+@[^\s@<>,;]+)>?/i;
/** A nickname of two letters says nothing. */
const NAME_LETTERS_MIN = 2;

export interface TypedEmail {
  readonly email: string;
  /** the name that stands beside it or that it spells, 'Maya Ostrowski'; null if it spells none */
  readonly name: string | null;
}

/** Reads an email address and the name it gives away; null for a line without one. */
export function readEmail(text: string): TypedEmail | null {
  const found = EMAIL.exec(text);
  const email = found?.[1]?.replace(/[.>]+$/, '');
  if (found === null || email === undefined) return null;
  const beside = text
    .replace(found[0], ' ')
    .replace(/[^\p{L}\p{M}'’ .-]+/gu, ' ')
    .trim();
  return { email, name: /\p{L}{2}/u.test(beside) ? beside.replace(/\s+/g, ' ') : spelledName(email) };
}

/** 'maya.ostrowski81@example.com' is Maya Ostrowski's. */
function spelledName(email: string): string | null {
  const words = (email.split('@')[0] ?? '')
    .replace(/\+.*$/, '')
    .split(/[^a-z]+/i)
    .filter((word) => word !== '');
  const isName = words.length > 1 && words.length < 4 && words.some((word) => word.length > NAME_LETTERS_MIN);
  if (!isName || (words.at(-1) ?? '').length < NAME_LETTERS_MIN) return null;
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' ');
}
