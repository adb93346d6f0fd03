/**
 * The facts that we know of a person from comparisons: what each was seen as, by fingerprint. Stored as one text, a mark
 * of the form and then 15 characters for each fact.
 */
export type KnownFacts = ReadonlyMap<string, string>;

/**
 * Another one whenever a fingerprint, or what facts are seen as, is computed in another way: everything would look
 * changed otherwise.
 */
const FORM = '1';
const FINGERPRINT = 11;
/** Characters of what a fact is seen as. */
export const SEEN_AS = 4;

/** @returns null if nothing is known: the next comparison only takes stock */
export function readKnownFacts(stored: string | null): KnownFacts | null {
  if (stored === null || !stored.startsWith(FORM)) return null;
  const known = new Map<string, string>();
  for (let at = FORM.length; at < stored.length; at += FINGERPRINT + SEEN_AS) {
    known.set(stored.slice(at, at + FINGERPRINT), stored.slice(at + FINGERPRINT, at + FINGERPRINT + SEEN_AS));
  }
  return known;
}

export function writeKnownFacts(known: KnownFacts): string {
  return FORM + [...known].map(([fact, seenAs]) => fact + seenAs).join('');
}
