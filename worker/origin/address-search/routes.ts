import type { AddressSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { inTens } from '../../../shared/people/in-tens.ts';
import { hasLivePlan } from '../../../shared/people/plan-features.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import type { OriginContext } from '../context.ts';
import { assertOpens } from '../entitlement/assert-opens.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { vague } from '../masking/mask-addresses.ts';
import { loadOwners } from '../owners/load-owners.ts';
import { openNext } from '../owners/open-next.ts';
import { describeHouse } from './describe-house.ts';
import { findAddress, unknownAddress } from './find-address.ts';
import { findHouse } from './house-store.ts';
import { findNearbyStreets } from './nearby-streets.ts';
import { loadHouse } from './residents-store.ts';
import { findPropertyPage } from './street-properties.ts';
import { loadStreet, type MeantStreet } from './street-store.ts';

/**
 * GET /api/search/address (F2-16): a street, the same for every house number on it, and for people with a plan the house
 * that they asked about. It names residents with a listed landline, whose own pages tell the street too, and whom the
 * viewer has opened before; it uses no lookup.
 */
export const answerSearchAddress: CallHandler<'searchAddress'> = async (c, { query }) => {
  const meant = await findAddress(c, query);
  const [street, viewer] = await Promise.all([describeStreet(c, meant), loadPlanViewer(c)]);
  return { ...street, house: viewer === null ? null : await describeHouse(c, viewer, meant, street.street) };
};

/**
 * POST /api/search/address (F2-16): opens the next person who lives or lived in a house, which uses a lookup as their
 * page would. Without a house number there is nobody to open.
 */
export const answerOpenAddress: CallHandler<'openAddress'> = async (c, { body, viewer }) => {
  assertOpens(c, viewer);
  const now = c.get('now');
  const meant = await findAddress(c, body);
  if (meant.reading.houseNumber === null) throw unknownAddress();
  const addresses = await findHouse(c.env.PEOPLE, meant, now);
  const { residents } = await loadHouse(
    c.env.PEOPLE,
    addresses.map(({ id }) => id),
    now,
  );
  // That someone lives or lived here is not public, whatever else about them is.
  const candidates = residents.map(({ personId }) => ({ personId, isPublic: false }));
  return openNext(c, viewer, { candidates, named: body.named });
};

/** The viewer, if their plan opens people; bots get what everybody gets. */
async function loadPlanViewer(c: OriginContext) {
  if (c.get('envelope').botClass !== 'human') return null;
  const viewer = await loadViewerAccount(c);
  return hasLivePlan(viewer?.userType ?? null) ? viewer : null;
}

async function describeStreet(c: OriginContext, meant: MeantStreet): Promise<Omit<AddressSearchAnswer, 'house'>> {
  const [street, propertyPage] = await Promise.all([
    loadStreet(c.env.PEOPLE, meant, c.get('now')),
    findPropertyPage(c.env.PEOPLE, meant),
  ]);
  // Its last home was hidden a moment ago.
  if (street === null) throw unknownAddress();
  const { refreshedOn } = street;
  const [{ named }, nearby] = await Promise.all([
    loadOwners(
      c,
      street.listed.map((personId) => ({ personId, isPublic: true })),
    ),
    findNearbyStreets(c.env.PEOPLE, meant, street, c.get('now')),
  ]);
  return {
    street: street.street,
    city: street.city,
    stateCode: street.stateCode,
    homes: inTens(street.homes),
    propertyPage,
    listed: [...named],
    hasMoreListed: street.hasMoreListed,
    position: { latitude: vague(street.latitude), longitude: vague(street.longitude) },
    nearby: [...nearby],
    ...(refreshedOn === null ? {} : { refreshedOn }),
  };
}
