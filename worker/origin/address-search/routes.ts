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
 * GET /api/search/address (F2-16): who lives and lived at a street with its number. It is found by what whoever asks
 * knows already, never by an id alone; what is unknown, hidden or another street's is one and the same 404. Without a
 * unit all units of the house are one answer.
 */
export const answerSearchAddress: CallHandler<'searchAddress'> = async (c, { query }) => {
  const db = c.env.PEOPLE;
  const now = c.get('now');
  const typed = readStreet(query.street);
  if (typed.kind !== 'street') throw unknownAddress();
  const { area } = await resolvePlace(db, readPlace(query.location));
  // What is a place is no secret: it helps to know which of the two was not found.
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

// Of somebody who lives or lived here it is not public that they do, whatever else of them is.
const ownersOf = (c: OriginContext, personIds: readonly string[]) =>
  loadOwners(
    c,
    personIds.map((personId) => ({ personId, isPublic: false })),
  );

/** '2417 N Halyard Ave', with the unit where it was asked for. */
function streetOf({ house_number, street, unit }: HouseRow, hasUnit: boolean): string {
  return [house_number, street, hasUnit ? unit : null].filter((part) => part !== null).join(' ');
}

/** Whoever is told that somebody lives here could read the position on their page; everybody else gets it vaguely (F9-46). */
function positionOf({ latitude, longitude }: HouseRow, isExact: boolean): AddressSearchAnswer['position'] {
  if (isExact) return { latitude, longitude, isExact };
  return { latitude: vague(latitude), longitude: vague(longitude), isExact };
}

/**
 * The property of the house as a whole, or of its only unit that is on record; of several units none is the house. Its id
 * stands on the page of a masked owner too, beside the street without its number, so it would confirm a number that was
 * tried: it goes only to whoever may read the number on the page of somebody here.
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
