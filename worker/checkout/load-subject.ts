import type { CheckoutSubject } from '../../client/checkout/checkout-model.ts';
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

/** Whose report it is, with their id for the order. */
export interface Subject {
  readonly personId: string;
  readonly shown: CheckoutSubject;
}

/**
 * The person in a funnel link, as visitors without an account may see them: no view is counted and no lookup used. Null
 * without an id, for an unknown id, and for bots, which get no counts.
 */
export async function loadSubject(c: EdgeContext, personId: string | undefined): Promise<Subject | null> {
  if (personId === undefined || !isPersonId(personId)) return null;
  const client = createOriginClient(c);
  const [details, counts, reports] = await Promise.all([
    nullFor404(client.get('personDetails', { personId, stub: 'true', offer: 'true' })),
    client.get('personCounts', { personId }),
    c.get('session') === null ? [] : client.get('reports', {}),
  ]);
  // A response about someone else must not be shown (P8-010).
  if (details === null || counts === null || details.results.id !== personId) return null;
  return {
    personId,
    shown: {
      ...whoIs(details),
      total: totalRecords(counts),
      tally: recordsTally(counts),
      isEmpty: isEmptyReport(counts),
      isOpen: reports.some(({ wpId }) => wpId === personId),
    },
  };
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
