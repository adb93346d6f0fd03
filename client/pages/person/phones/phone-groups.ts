import type { Person } from '../../../../shared/contract/person/person.ts';
import type { FullPhone, Phone } from '../../../../shared/contract/person/phone.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import type { ListLimit } from '../../../ui/list/Disclosure.tsx';

/**
 * Shown before 'View N More': for paying viewers (P9-013), and free landlines (P9-012). The other free phones are never
 * more than fit.
 */
const PAID_LIMIT: ListLimit = { wide: 3, narrow: 1 };
const FREE_LANDLINES: ListLimit = { wide: 2, narrow: 2 };
const FREE_OTHERS: ListLimit = { wide: 3, narrow: 3 };

export interface PhoneGroup {
  readonly title: string;
  readonly phones: readonly Phone[];
  /** on record, but not in this answer */
  readonly notSent: number;
  readonly limit: ListLimit;
}

/** Whether there are numbers that this answer does not show in full. */
export function hasHiddenPhones({ mobilePhones, landlinePhones, otherPhones, counts }: Person): boolean {
  const sent = [...mobilePhones, ...landlinePhones, ...otherPhones];
  return counts.phonesCount > sent.length || hasMasked(sent);
}

/** The primary number, else the first one; null if none came. */
export function mainPhone({ mobilePhones, landlinePhones, otherPhones }: Person): Phone | null {
  const phones = [...mobilePhones, ...landlinePhones, ...otherPhones];
  return phones.find(({ detail }) => detail?.isPrimary) ?? phones[0] ?? null;
}

/**
 * The number to call, of those that were sent whole: the primary one, otherwise the first, but not one that a check found
 * unused while there is another. Null if no number was sent whole.
 */
export function mainFullPhone({ mobilePhones, landlinePhones, otherPhones }: Person): FullPhone | null {
  const phones = [...mobilePhones, ...landlinePhones, ...otherPhones].filter(isFull);
  const used = phones.filter(({ activity }) => activity !== 'Inactive');
  const from = used.length > 0 ? used : phones;
  return from.find(({ detail }) => detail?.isPrimary) ?? from[0] ?? null;
}

export function hasMasked(phones: readonly Phone[]): boolean {
  return phones.some(({ type }) => type === 'masked');
}

/** The phones by kind of line, without empty kinds. */
export function phoneGroups(person: Person, isFree: boolean): readonly PhoneGroup[] {
  const { mobilePhones, landlinePhones, otherPhones, counts } = person;
  const words = personCopy.phones;
  const others = isFree ? FREE_OTHERS : PAID_LIMIT;
  const landlines = isFree ? FREE_LANDLINES : PAID_LIMIT;
  return [
    { title: words.mobile, phones: mobilePhones, total: counts.mobilePhonesCount, limit: others },
    { title: words.landline, phones: landlinePhones, total: counts.landlinePhonesCount, limit: landlines },
    { title: words.other, phones: otherPhones, total: counts.otherPhonesCount, limit: others },
  ]
    .map(({ total, ...group }) => ({ ...group, notSent: Math.max(0, total - group.phones.length) }))
    .filter(({ phones, notSent }) => phones.length + notSent > 0);
}

/** The phones that a check covers: the first full mobile and the first full landline (P4-064). */
export function phonesToCheck({ mobilePhones, landlinePhones }: Person): readonly FullPhone[] {
  return [mobilePhones, landlinePhones].flatMap((phones) => phones.find(isFull) ?? []);
}

export function isFull(phone: Phone): phone is FullPhone {
  return phone.type === 'full';
}
