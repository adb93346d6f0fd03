import type { ContactSort } from '../../../shared/contract/contacts.ts';
import type { SavedPerson } from './load-contacts.ts';

/** Which contacts, and in which order. */
export interface ContactChoice {
  /** null: of all lists */
  readonly listId: number | null;
  /** words that the name, the place or the note has, all of them; '' for everybody */
  readonly text: string;
  readonly sort: ContactSort;
}

/** The contacts that were asked for, in order. The search knows nothing but what everybody sees, and the viewer's notes. */
export function pickContacts(people: readonly SavedPerson[], { listId, text, sort }: ContactChoice): SavedPerson[] {
  const words = keyOf(text).split(' ').filter(Boolean);
  return people
    .filter((person) => listId === null || person.listId === listId)
    .filter((person) => words.length === 0 || hasAll(person, words))
    .sort((a, b) => ORDERS[sort](a, b) || compare(a.id, b.id));
}

function hasAll({ full_name, city, state_code, note }: SavedPerson, words: readonly string[]): boolean {
  const key = ` ${keyOf(`${full_name} ${city ?? ''} ${state_code ?? ''} ${note}`)}`;
  return words.every((word) => key.includes(` ${word}`));
}

/** Letters and digits, in lower case and without accents, with one space between words. */
const keyOf = (text: string): string => {
  const plain = text.normalize('NFKD').replace(/\p{M}+/gu, '');
  return plain
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
};

const byName = (a: SavedPerson, b: SavedPerson): number =>
  compare(a.last_key, b.last_key) || compare(a.first_key, b.first_key);

const ORDERS: { readonly [S in ContactSort]: (a: SavedPerson, b: SavedPerson) => number } = {
  saved: (a, b) => b.savedAt - a.savedAt,
  name: byName,
  // Whoever has no place comes last.
  place: (a, b) => compare(placeOf(a), placeOf(b)) || byName(a, b),
};

const placeOf = ({ city, state_code }: SavedPerson): string =>
  state_code === null || city === null ? '\uffff' : `${state_code} ${keyOf(city)}`;

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
