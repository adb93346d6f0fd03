import type { SeenBy } from '../../../shared/contract/claims.ts';
import type { Person } from '../../../shared/contract/person/person.ts';
import type { Access } from '../masking/access.ts';
import { maskPerson } from '../masking/mask-person.ts';
import type { PersonRecord } from '../people/person-record.ts';

/** What somebody without an account gets, with a plan, and with a plan for businesses or the report. */
const VIEWERS: readonly (readonly [Exclude<SeenBy, 'nobody'>, Access])[] = [
  ['everybody', { entitlement: 'free', hasExactRelativeAges: false, hasBusinessFeatures: false }],
  ['members', { entitlement: 'premium', hasExactRelativeAges: true, hasBusinessFeatures: false }],
  ['report', { entitlement: 'bg', hasExactRelativeAges: true, hasBusinessFeatures: true }],
];

/**
 * Who sees each fact of a page: what each kind of viewer would really get of it, so that this follows every change of what
 * is masked.
 *
 * @param record null for a page that is hidden: nobody sees anything of it
 */
export function whoSees(record: PersonRecord | null, now: number) {
  const views = record === null ? [] : VIEWERS.map(([who, access]) => [who, maskPerson(record, access, now)] as const);
  const first = (shows: (view: Person) => boolean): SeenBy => views.find(([, view]) => shows(view))?.[0] ?? 'nobody';
  return {
    name: first(() => true),
    age: first(({ dateOfBirth: { age, ageRange } }) => age !== null || ageRange !== null),
    birthMonth: first(({ dateOfBirth }) => 'month' in dateOfBirth && dateOfBirth.month !== null),
    work: first(({ professionalData }) => professionalData !== null && professionalData.type !== 'teaser'),
    otherName: (name: string) => first(({ akas }) => akas.includes(name)),
    /** '1420 Alder St, Portland, OR 97201' */
    address: (text: string) =>
      first(({ addresses }) => addresses.some((one) => one.type === 'full' && one.fullAddress === text)),
    city: (city: string, stateCode: string) =>
      first(({ addresses }) => addresses.some((one) => one.city === city && one.stateCode === stateCode)),
    phone: (number: string) =>
      first(({ mobilePhones, landlinePhones, otherPhones }) =>
        [...mobilePhones, ...landlinePhones, ...otherPhones].some(
          (one) => one.type === 'full' && one.id === `1${number}`,
        ),
      ),
    email: (email: string) =>
      first(({ emails }) => emails.type === 'full' && emails.emails.some((one) => one.email === email)),
    relative: (personId: string) =>
      first(({ relatives, associates }) =>
        [...relatives, ...associates].some((one) => one.type === 'full' && one.id === personId),
      ),
    /** only a report lists records */
    document: views.length === 0 ? ('nobody' as const) : ('report' as const),
  };
}
