import type { Contact } from '../../../shared/contract/contacts.ts';
import type { PersonName } from '../../../shared/contract/identity.ts';
import type { Person } from '../../../shared/contract/person/person.ts';
import type { OriginContext } from '../context.ts';
import { loadOpenedAccess } from '../entitlement/opened-access.ts';
import { isFree } from '../masking/access.ts';
import { maskPerson } from '../masking/mask-person.ts';
import { fullPhones } from '../people/full-phones.ts';
import { loadReachable } from '../people/load-reachable.ts';
import type { SavedPerson } from './load-contacts.ts';

/** A saved person, and their name in parts, which files need. */
export interface DescribedContact {
  readonly contact: Contact;
  readonly name: PersonName;
}

/**
 * Saved people as this viewer may see them right now: what they opened or bought as their page shows it, everybody else
 * as everybody does; nobody is opened by it. Each is masked as for their page, so a list or a file never says more. A few
 * queries for all of them; who has been hidden in the meantime is left out.
 */
export async function describeContacts(c: OriginContext, saved: readonly SavedPerson[]): Promise<DescribedContact[]> {
  const now = c.get('now');
  const ids = saved.map(({ id }) => id);
  const [records, accessOf] = await Promise.all([loadReachable(c.env.PEOPLE, ids, now), loadOpenedAccess(c, ids)]);
  return saved.flatMap((one): DescribedContact[] => {
    const record = records.get(one.id);
    if (record === undefined) return [];
    const access = accessOf(one.id);
    const person = maskPerson(record, access, now);
    return [{ contact: describeContact(one, person, !isFree(access)), name: person.name }];
  });
}

function describeContact(saved: SavedPerson, person: Person, isOpen: boolean): Contact {
  const { counts, dateOfBirth, emails } = person;
  return {
    personId: saved.id,
    fullName: person.name.fullName,
    age: dateOfBirth.age === null ? dateOfBirth.ageRange : String(dateOfBirth.age),
    isDead: person.isDead,
    city: saved.city,
    stateCode: saved.state_code,
    listId: saved.listId,
    savedAt: saved.savedAt,
    note: saved.note,
    isOpen,
    phones: fullPhones(person).map(({ nationalNumber, linetype }) => ({
      number: nationalNumber,
      isMobile: linetype === 'Mobile',
    })),
    emails: emails.type === 'full' ? emails.emails.map(({ email }) => email) : [],
    address: homeOf(person),
    phonesCount: counts.phonesCount,
    emailsCount: counts.emailsCount,
    addressesCount: counts.addressesCount,
  };
}

/** Where the person lives now, if the viewer sees all of it. */
function homeOf({ addresses: [home] }: Person): Contact['address'] {
  if (home?.type !== 'full' || home.isHistorical) return null;
  return { line1: home.line1, city: home.city, stateCode: home.stateCode, zip5: home.zip5 };
}
