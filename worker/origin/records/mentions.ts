/** Somebody named in a record: a person by id alone, so that who is removed vanishes from here too, or a plain name. */
export type Party = { readonly personId: string } | { readonly name: string };

/** Who of the people in records may be named, and which of their addresses may be told. */
export interface Mentions {
  /** the full name; null for whoever is suppressed, a minor or unknown */
  nameOf(personId: string): string | null;
  /** in one line; null where the person's residence there is hidden, or there is none */
  addressOf(personId: string, addressId: string | null): string | null;
}

/** Reads a stored list of parties; what is neither kind is left out. */
export function readParties(json: string): Party[] {
  const stored: unknown = JSON.parse(json);
  return Array.isArray(stored) ? stored.flatMap(readParty) : [];
}

function readParty(stored: unknown): Party[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { personId, name } = stored as { personId?: unknown; name?: unknown };
  if (typeof personId === 'string') return [{ personId }];
  return typeof name === 'string' && name.trim() !== '' ? [{ name }] : [];
}

/** Ids of the people among the parties. */
export function idsOf(parties: readonly Party[]): string[] {
  return parties.flatMap((party) => ('personId' in party ? [party.personId] : []));
}
