import { nameKey } from '../../../shared/people/names/name-key.ts';

/** For most names the key is the name in lower case. */
const PLAIN = /^[A-Za-z]+$/;
const keys = new Map<string, string>();
/** Names whose keys are cached: single words repeat often, double last names do not. */
const MOST_KEYS = 5_000;

/** A name's search key (shared/people/names/name-key.ts), cached. */
export function keyOfName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = nameKey(name);
  if (keys.size < MOST_KEYS) keys.set(name, key);
  return key;
}

/** Only a name's letters and digits: "O'Neil-Smith" becomes 'oneilsmith'. */
export function plainName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  return keyOfName(name).replaceAll(/[^a-z0-9]/g, '');
}
