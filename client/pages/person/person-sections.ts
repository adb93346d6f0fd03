import type { Person } from '../../../shared/contract/person.ts';
import type { FullRelative } from '../../../shared/contract/relative.ts';
import { personCopy } from '../../../shared/copy/person.ts';
import type { PersonPageModel } from '../page-model.ts';

/** The two sections of people that a person is tied to. */
export type PeopleSection = 'relatives' | 'associates';
/** The sections whose size the person itself tells; that of the background report is in the late counts. */
export type CountedSection = 'phones' | 'addresses' | 'emails' | PeopleSection;
export type SectionName = CountedSection | 'background';

/** Anchors, as other pages and mails link to them (P2-083 to P2-088). The heading of a section carries it. */
export const SECTION_IDS = {
  summary: 'person-details-sub-header-section',
  phones: 'person-details-phone-section',
  addresses: 'person-details-address-section',
  emails: 'person-details-email-section',
  relatives: 'person-details-relatives-section',
  associates: 'person-details-associates-section',
  background: 'person-details-bg-section',
} as const;

/** The part of the addresses that lists what the person owns. */
export const OWNED_ID = 'person-details-owned-properties';

/**
 * Who is logged in reads addresses first, who is not phone numbers; with no address, addresses come last (P2-080,
 * P2-081, P2-082). The associates stand there only where there are some, the report where its counts are asked for, as
 * in the order of the page (P2-074).
 */
export function orderSections({ isLoggedIn, counts, details }: PersonPageModel): readonly SectionName[] {
  const person = details.results;
  const rest: readonly SectionName[] = [
    'emails',
    'relatives',
    ...(sectionCount(person, 'associates') > 0 ? (['associates'] as const) : []),
    ...(counts === null ? [] : (['background'] as const)),
  ];
  if (person.addresses.length === 0) return ['phones', ...rest, 'addresses'];
  return isLoggedIn ? ['addresses', 'phones', ...rest] : ['phones', 'addresses', ...rest];
}

/** The people of a section who were sent with a name. */
export function namedPeople(person: Person, section: PeopleSection): readonly FullRelative[] {
  return person[section].filter((someone) => someone.type === 'full');
}

export function sectionTitle(section: SectionName): string {
  return section === 'associates' ? personCopy.relatives.associates : personCopy[section].title;
}

/** How much a section holds, hidden or not. */
export function sectionCount(person: Person, section: CountedSection): number {
  const { counts } = person;
  switch (section) {
    case 'phones':
      return counts.phonesCount;
    case 'addresses':
      return Math.max(counts.addressesCount, person.addresses.length);
    case 'emails':
      return counts.emailsCount;
    case 'relatives':
      return Math.max(counts.relativesCount, person.relatives.length);
    case 'associates':
      return Math.max(counts.associatesCount, person.associates.length);
  }
}
