import type { SqlDatabase } from '../env.ts';
import { fullAddressOf } from '../masking/address-lines.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import { type PlacedRow, readPlaced } from '../people/person-rows.ts';
import { foundInReverseSql } from '../people/reverse.ts';

/**
 * Somebody named in a record: a person by id, so that a removed person vanishes here too, perhaps with their full name at
 * the time; or a plain name.
 */
export type Party = { readonly personId: string; readonly as?: string } | { readonly name: string };

/** Which people in records may be named, and which of their addresses may be shown. */
export interface Mentions {
  /** the full name; null for anybody suppressed, underage or unknown */
  nameOf(personId: string): string | null;
  /** on one line; null if the person has no residence there or it is hidden */
  addressOf(personId: string, addressId: string | null): string | null;
}

/** Nobody may be named, no address shown. */
export const NO_MENTIONS: Mentions = { nameOf: () => null, addressOf: () => null };

/** Reads a stored list of parties; leaves out anything else. */
export function readParties(json: string): Party[] {
  const stored: unknown = JSON.parse(json);
  return Array.isArray(stored) ? stored.flatMap(readParty) : [];
}

function readParty(stored: unknown): Party[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { personId, name, as } = stored as { personId?: unknown; name?: unknown; as?: unknown };
  if (typeof personId === 'string') return [isName(as) ? { personId, as } : { personId }];
  return isName(name) ? [{ name }] : [];
}

const isName = (stored: unknown): stored is string => typeof stored === 'string' && stored.trim() !== '';

/** How a record names the party; null for a person who may not be named, whatever their name was at the time. */
export function nameOfParty(party: Party, mentions: Mentions): string | null {
  if ('name' in party) return party.name;
  const today = mentions.nameOf(party.personId);
  return today === null ? null : (party.as ?? today);
}

/** Ids of the people among the parties. */
export function idsOf(parties: readonly Party[]): string[] {
  return parties.flatMap((party) => ('personId' in party ? [party.personId] : []));
}

interface ResidenceRow extends PlacedRow {
  person_id: string;
  address_id: string;
}

const NAMES_SQL = `SELECT p.id, p.full_name FROM person p
  WHERE p.id IN (SELECT value FROM json_each(?1)) AND ${adultSql('p', '?2')}`;
const ADDRESSES_SQL = `SELECT person_id, address_id, house_number, street, unit, city, state_code, zip5, county
  FROM residence
  WHERE person_id IN (SELECT value FROM json_each(?1)) AND address_id IN (SELECT value FROM json_each(?2))`;

/** Whom a record mentions. */
export interface Mentioned {
  readonly personIds: readonly string[];
  readonly addressIds: readonly string[];
  /** for a page that somebody reached by an address: whoever hides there is not named */
  readonly isReverse?: boolean;
}

/** Looks up which of these people may be named and which of their addresses may be shown, in one round trip or none. */
export async function loadMentions(
  db: SqlDatabase,
  { personIds, addressIds, isReverse = false }: Mentioned,
  now: number,
): Promise<Mentions> {
  if (personIds.length + addressIds.length === 0) return NO_MENTIONS;
  const people = JSON.stringify([...new Set(personIds)]);
  const places = JSON.stringify([...new Set(addressIds)]);
  const [names, addresses] = await db.batch<unknown>([
    db.prepare(isReverse ? `${NAMES_SQL} AND ${foundInReverseSql('p')}` : NAMES_SQL).bind(people, adultBornBy(now)),
    db.prepare(ADDRESSES_SQL).bind(people, places),
  ]);
  const nameRows = (names?.results ?? []) as { id: string; full_name: string }[];
  const addressRows = (addresses?.results ?? []) as ResidenceRow[];
  const nameById = new Map(nameRows.map((row) => [row.id, row.full_name]));
  const lines = new Map(
    addressRows.map((row) => [`${row.person_id} ${row.address_id}`, fullAddressOf(readPlaced(row))]),
  );
  return {
    nameOf: (personId) => nameById.get(personId) ?? null,
    addressOf: (personId, addressId) => lines.get(`${personId} ${addressId}`) ?? null,
  };
}
