import type { Person } from '../../shared/contract/person.ts';
import { BACKUP_SET } from '../../worker/origin/registry/backup.ts';
import { buildOffers, type Offers } from '../../worker/origin/registry/build-offers.ts';
import type { OfferViewer } from '../../worker/origin/registry/rules.ts';

/** What the origin offers a viewer on the page of a person, by the set that needs no database. */
export function offersFor(person: Person, viewer: Partial<OfferViewer>): Offers {
  return buildOffers(person, BACKUP_SET, {
    entitlement: 'free',
    userType: null,
    isOutOfLookups: false,
    credits: 0,
    withProperties: false,
    ...viewer,
  });
}
