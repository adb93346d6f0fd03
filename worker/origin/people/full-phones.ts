import type { Person } from '../../../shared/contract/person/person.ts';
import type { Phone } from '../../../shared/contract/person/phone.ts';

type FullPhone = Extract<Phone, { readonly type: 'full' }>;

/** The numbers that a masked person still has in full, of all kinds, the primary one first. */
export function fullPhones({ mobilePhones, landlinePhones, otherPhones }: Person): FullPhone[] {
  return [...mobilePhones, ...landlinePhones, ...otherPhones]
    .flatMap((phone) => (phone.type === 'full' ? phone : []))
    .sort((a, b) => Number(b.detail?.isPrimary ?? false) - Number(a.detail?.isPrimary ?? false));
}
