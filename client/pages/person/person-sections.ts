import type { Person } from '../../../shared/contract/person.ts';
import { personCopy } from '../../../shared/copy/person.ts';

export type SectionName = 'phones' | 'addresses' | 'emails' | 'relatives' | 'associates';

/** Anchors, as other pages and mails link to them (P 2.5). The heading of a section carries it. */
export const SECTION_IDS = {
  summary: 'person-details-sub-header-section',
  phones: 'person-details-phone-section',
  addresses: 'person-details-address-section',
  emails: 'person-details-email-section',
  relatives: 'person-details-relatives-section',
  associates: 'person-details-associates-section',
} as const;

/** Who is logged in reads addresses first, who is not phone numbers; with no address, addresses come last (P 2.5). */
export function orderSections({ isLoggedIn, person }: { isLoggedIn: boolean; person: Person }): readonly SectionName[] {
  const hasAssociates = person.relatives.some(({ kind }) => kind === 'Associate');
  const people: readonly SectionName[] = hasAssociates
    ? ['emails', 'relatives', 'associates']
    : ['emails', 'relatives'];
  if (person.addresses.length === 0) return ['phones', ...people, 'addresses'];
  return isLoggedIn ? ['addresses', 'phones', ...people] : ['phones', 'addresses', ...people];
}

/** Everyone of one kind: those who were sent with a name, and how many there are. */
export function peopleOfKind({ relatives, counts }: Person, kind: 'Relative' | 'Associate') {
  const ofKind = relatives.filter((relative) => relative.kind === kind);
  const shown = ofKind.filter((relative) => relative.type === 'full');
  // The counts tell of relatives only; associates are counted by who was sent, named or not.
  const counted = kind === 'Relative' ? counts.relativesCount : 0;
  return { shown, total: Math.max(counted, ofKind.length) };
}

export function sectionTitle(section: SectionName): string {
  return section === 'associates' ? personCopy.relatives.associates : personCopy[section].title;
}

/** How much a section holds, hidden or not. */
export function sectionCount(person: Person, section: SectionName): number {
  switch (section) {
    case 'phones':
      return person.counts.phonesCount;
    case 'addresses':
      return person.counts.addressesCount;
    case 'emails':
      return person.counts.emailsCount;
    case 'relatives':
      return peopleOfKind(person, 'Relative').total;
    case 'associates':
      return peopleOfKind(person, 'Associate').total;
  }
}
