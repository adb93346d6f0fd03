import { type AddressSearchAnswer, UNKNOWN_PLACE } from '../../../shared/contract/finding/reverse-search.ts';
import { readStreet } from '../../../shared/people/streets/typed-street.ts';
import { roiGrade } from '../../../shared/property/roi-grade.ts';
import type { OriginContext } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { vague } from '../masking/mask-addresses.ts';
import { loadOwners } from '../owners/load-owners.ts';
import { readPlace } from '../search/place-query.ts';
import { resolvePlace } from '../search/place-store.ts';
import { chooseHouse, findHouses, type HouseRow } from './house-store.ts';
import { type HouseProperty, loadHouse } from './residents-store.ts';

/**
 * GET /api/search/address (F2-16): who lives and has lived at a street address. It is found by what the caller already
 * knows, never by an id alone; unknown, hidden and another street's addresses get the same 404. Without a unit, all
 * units of the house are one result.
 */
export const answerSearchAddress: CallHandler<'searchAddress'> = async (c, { query }) => {
  const db = c.env.PEOPLE;
  const now = c.get('now');
  const typed = readStreet(query.street);
  if (typed.kind !== 'street') throw unknownAddress();
  const { area } = await resolvePlace(db, readPlace(query.location));
  // Place names are no secret, and it helps to know which of the two was not found.
  if (area === null) throw new ProblemError(404, UNKNOWN_PLACE);
  if (area.kind !== 'places') throw unknownAddress();

  const rows = await findHouses(db, typed.readings, area.placeIds, now);
  const unit = typed.readings[0]?.unit ?? null;
  const house = chooseHouse(rows, { unit, id: query.id ?? null });
  const [first] = house;
  if (first === undefined) throw unknownAddress();
  const { residents, properties } = await loadHouse(db, idsOf(house), now);
  const [living, lived] = await Promise.all([ownersOf(c, residents.now), ownersOf(c, residents.before)]);
  const isExact = [...living, ...lived].some((owner) => owner.type === 'full');
  return {
    addressId: first.id,
    street: streetOf(first, unit !== null),
    city: first.city,
    stateCode: first.state_code,
    residents: [...living],
    residentsCount: residents.nowCount,
    pastResidents: [...lived],
    pastResidentsCount: residents.beforeCount,
    position: positionOf(first, isExact),
    property: propertyOf(house, properties, isExact),
  };
};

function unknownAddress(): ProblemError {
  return new ProblemError(404, 'No such address');
}

const idsOf = (house: readonly HouseRow[]): string[] => house.map(({ id }) => id);

// That someone lives or lived here is not public, whatever else about them is.
const ownersOf = (c: OriginContext, personIds: readonly string[]) =>
  loadOwners(
    c,
    personIds.map((personId) => ({ personId, isPublic: false })),
  );

/** '2417 N Halyard Ave', with the unit if the request had one. */
function streetOf({ house_number, street, unit }: HouseRow, hasUnit: boolean): string {
  return [house_number, street, hasUnit ? unit : null].filter((part) => part !== null).join(' ');
}

/**
 * Viewers who may know that someone lives here could read the position on that person's page; everyone else gets a
 * vague one (F9-46).
 */
function positionOf({ latitude, longitude }: HouseRow, isExact: boolean): AddressSearchAnswer['position'] {
  if (isExact) return { latitude, longitude, isExact };
  return { latitude: vague(latitude), longitude: vague(longitude), isExact };
}

/**
 * The property of the entire house, or of its only unit on record; among several units, none is the house. Its id also
 * appears on a masked owner's page, next to the street without its number, so it would confirm a guessed number. Only
 * viewers who may read the number on a resident's page get it.
 */
function propertyOf(
  house: readonly HouseRow[],
  properties: readonly HouseProperty[],
  isExact: boolean,
): AddressSearchAnswer['property'] {
  const isWhole = new Set(house.filter(({ unit }) => unit === null).map(({ id }) => id));
  const meant =
    properties.find(({ addressId }) => isWhole.has(addressId)) ?? (properties.length === 1 ? properties[0] : undefined);
  return meant === undefined ? null : { pnpId: isExact ? meant.pnpId : null, roiGrade: roiGrade(meant.roiScore) };
}
