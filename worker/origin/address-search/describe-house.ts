import { type AddressSearchAnswer, OWNERS_MAX } from '../../../shared/contract/finding/reverse-search.ts';
import type { TypedStreet } from '../../../shared/people/streets/typed-street.ts';
import { roiGrade } from '../../../shared/property/roi-grade.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { describeRequest } from '../entitlement/opened-access.ts';
import { decideOpened, decidePlanLookups, NO_FACTS } from '../entitlement/rules.ts';
import { factsOfManyStatement, lookupsStatement, readFactsOfMany, readLookups } from '../entitlement/store.ts';
import { loadOwners } from '../owners/load-owners.ts';
import { findHouse, type HouseRow } from './house-store.ts';
import { type HouseProperty, loadHouse, RESIDENTS_MAX, type Resident } from './residents-store.ts';
import type { MeantStreet } from './street-store.ts';

type House = NonNullable<AddressSearchAnswer['house']>;

/**
 * A house as a viewer with a plan sees it (F2-16): whom they have opened there before, and that they may open the next.
 * Until they have opened somebody, every house of the street answers alike but for its number, the ones that are not on
 * record too, after the same queries.
 *
 * @returns null if no house number was asked for
 */
export async function describeHouse(
  c: OriginContext,
  viewer: SessionAccount,
  meant: MeantStreet,
  street: string,
): Promise<House | null> {
  const { reading } = meant;
  if (reading.houseNumber === null) return null;
  const { PEOPLE, ACCOUNTS } = c.env;
  const now = c.get('now');
  const addresses = await findHouse(PEOPLE, meant, now);
  const { residents, properties } = await loadHouse(
    PEOPLE,
    addresses.map(({ id }) => id),
    now,
  );
  const [facts, used] = await ACCOUNTS.batch<unknown>([
    factsOfManyStatement(
      ACCOUNTS,
      viewer,
      residents.map(({ personId }) => personId),
      now,
    ),
    lookupsStatement(ACCOUNTS, viewer),
  ]);
  const factsOf = readFactsOfMany(facts?.results ?? []);
  const request = describeRequest(c, false);
  const opened = residents.filter(
    ({ personId }) => decideOpened(viewer, factsOf.get(personId) ?? NO_FACTS, request).lookupType !== 'free',
  );
  const isSomebodyNamed = opened.length > 0;
  const isComplete = isSomebodyNamed && opened.length === residents.length && residents.length < RESIDENTS_MAX;
  const lookups = decidePlanLookups(viewer, readLookups(used?.results[0]));
  const isOut = lookups.left === 0;
  const [first] = addresses;
  return {
    address: addressOf(reading, street),
    ...(await nameResidents(c, opened)),
    opening: isComplete || isOut ? null : lookups,
    isOutOfLookups: isOut && !isComplete,
    isComplete,
    position: isSomebodyNamed && first !== undefined ? { latitude: first.latitude, longitude: first.longitude } : null,
    property: isSomebodyNamed ? propertyOf(addresses, properties) : null,
  };
}

/** '2417 N Halyard Ave Apt 3': number and unit as they were typed, the street as it is on record. */
function addressOf({ houseNumber, unitText }: TypedStreet, street: string): string {
  return [houseNumber, street, unitText].filter((part) => part !== null).join(' ');
}

async function nameResidents(
  c: OriginContext,
  opened: readonly Resident[],
): Promise<Pick<House, 'residents' | 'pastResidents'>> {
  const [now, before] = [opened.filter(({ isCurrent }) => isCurrent), opened.filter(({ isCurrent }) => !isCurrent)];
  const listed = [...now.slice(0, OWNERS_MAX), ...before.slice(0, OWNERS_MAX)];
  // The viewer has opened them, so nothing about them has to be decided again.
  const { named } = await loadOwners(
    c,
    listed.map(({ personId }) => ({ personId, isPublic: true })),
  );
  const isCurrent = new Set(now.map(({ personId }) => personId));
  return {
    residents: named.filter(({ id }) => isCurrent.has(id)),
    pastResidents: named.filter(({ id }) => !isCurrent.has(id)),
  };
}

/**
 * The property of the entire house, or of its only unit on record; among several units, none is the house. Its id also
 * appears on a masked owner's page, next to the street without its number, so it would confirm a guessed number. Only
 * viewers who may read the number on a resident's page get it.
 */
function propertyOf(house: readonly HouseRow[], properties: readonly HouseProperty[]): House['property'] {
  const isWhole = new Set(house.filter(({ unit }) => unit === null).map(({ id }) => id));
  const meant =
    properties.find(({ addressId }) => isWhole.has(addressId)) ?? (properties.length === 1 ? properties[0] : undefined);
  return meant === undefined ? null : { pnpId: meant.pnpId, roiGrade: roiGrade(meant.roiScore) };
}
