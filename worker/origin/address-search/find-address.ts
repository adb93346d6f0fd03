import { UNKNOWN_PLACE } from '../../../shared/contract/finding/reverse-search.ts';
import { readStreet } from '../../../shared/people/streets/typed-street.ts';
import type { OriginContext } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import { asSpelled, readPlace } from '../search/place-query.ts';
import { resolvePlace } from '../search/place-store.ts';
import { findStreet, type MeantStreet } from './street-store.ts';

/** What a caller typed. */
export interface TypedAddress {
  /** with or without a house number */
  readonly street: string;
  readonly location: string;
}

/**
 * The street of an address, by what the caller already knows. Whether the house is on record makes no difference, not
 * even to the queries.
 *
 * @throws ProblemError 404 for a street without anything that may be shown, and for an unknown place
 */
export async function findAddress(c: OriginContext, { street, location }: TypedAddress): Promise<MeantStreet> {
  const db = c.env.PEOPLE;
  const typed = readStreet(street);
  if (typed.kind !== 'street') throw unknownAddress();
  const { area } = await resolvePlace(db, asSpelled(readPlace(location)));
  // Place names are no secret, and it helps to know which of the two was not found.
  if (area === null) throw new ProblemError(404, UNKNOWN_PLACE);
  if (area.kind !== 'places') throw unknownAddress();
  const meant = await findStreet(db, typed.readings, area.placeIds, c.get('now'));
  if (meant === null) throw unknownAddress();
  return meant;
}

export function unknownAddress(): ProblemError {
  return new ProblemError(404, 'No such address');
}
