import type { CheckoutBack, CheckoutSubject } from '../../client/checkout/checkout-model.ts';
import type { PersonCounts } from '../../shared/contract/person/counts.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { isNamelessState } from '../../shared/funnels/nameless-states.ts';
import { isEmptyReport, recordsTally, totalRecords } from '../../shared/people/count-sums.ts';
import { firstNameOf, mainAddressOf } from '../../shared/people/mention.ts';
import { isPersonId } from '../../shared/urls/identifiers.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { nullFor404 } from '../origin-client/errors.ts';
import { optionalPart } from './optional-part.ts';

/** Whose report it is, with their id for the order. */
export interface Subject {
  readonly personId: string;
  readonly shown: CheckoutSubject;
  /** the way back to their page */
  readonly back: CheckoutBack;
}

/**
 * The person in a funnel link, as visitors without an account may see them: no view is counted and no lookup used.
 * `unknown`: nobody here has that id. Without their counts, which bots never get, the report is still for sale; of
 * somebody who has died, nothing is.
 *
 * @throws the origin client's errors if it does not say who that is
 */
export async function loadSubject(c: EdgeContext, personId: string): Promise<Subject | 'unknown'> {
  if (!isPersonId(personId)) return 'unknown';
  const client = createOriginClient(c);
  const [details, counts] = await Promise.all([
    nullFor404(client.get('personDetails', { personId, stub: 'true', offer: 'true' })),
    optionalPart(c, 'counts', client.get('personCounts', { personId })),
  ]);
  // A response about someone else must not be shown (P8-010).
  if (details === null || details.results.id !== personId) return 'unknown';
  const shown = whoIs(details);
  return {
    personId,
    shown: {
      ...shown,
      total: counts === null ? null : totalRecords(counts),
      tally: counts === null ? null : recordsTally(counts),
      unsold: whyUnsold(details, counts),
    },
    back: { href: shown.path ?? namelessPath(personId), firstName: shown.firstName },
  };
}

function whyUnsold({ results }: PersonDetails, counts: PersonCounts | null): CheckoutSubject['unsold'] {
  if (results.isDead) return 'died';
  return counts !== null && isEmptyReport(counts) ? 'empty' : null;
}

/**
 * The way back to a person's page from a checkout that needs nothing else of them: named as the other checkouts name it,
 * and without a name if the origin does not say who that is.
 */
export async function loadPersonBack(c: EdgeContext, personId: string): Promise<CheckoutBack> {
  const details = await optionalPart(
    c,
    'person',
    createOriginClient(c).get('personDetails', { personId, stub: 'true', offer: 'true' }),
  );
  const shown = details?.results.id === personId ? whoIs(details) : null;
  return { href: shown?.path ?? namelessPath(personId), firstName: shown?.firstName ?? null };
}

/** The address of a person without their name; the page finds its own spelling. */
export function namelessPath(personId: string): string {
  return paths.person({ name: '-', city: null, stateCode: null, id: personId });
}

/** In Ohio and Illinois nothing that leads to a price names anyone (P2-133); the URL of the person's page would. */
export function whoIs({ results }: PersonDetails): Pick<CheckoutSubject, 'firstName' | 'fullName' | 'place' | 'path'> {
  const main = mainAddressOf(results);
  const { city = null, stateCode = null } = main ?? {};
  const place = placeText(city, stateCode);
  const shownPlace = place === '' ? null : place;
  if (isNamelessState(stateCode)) return { firstName: null, fullName: null, place: shownPlace, path: null };
  const { fullName } = results.name;
  return {
    firstName: firstNameOf(results),
    fullName,
    place: shownPlace,
    path: paths.person({ name: fullName, city, stateCode, id: results.id }),
  };
}
