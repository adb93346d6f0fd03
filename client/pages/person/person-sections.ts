import type { Person, PersonDetails } from '../../../shared/contract/person/person.ts';
import type { FullRelative } from '../../../shared/contract/person/relative.ts';
import { personCopy } from '../../../shared/copy/person/person.ts';
import { hasOpenReport } from '../../../shared/people/open-report.ts';
import {
  type ListSection,
  type PeopleSection,
  SECTION_NAMES,
  type SectionName,
} from '../../../shared/people/person-sections.ts';
import type { PersonPageModel } from './person-model.ts';

/**
 * The page's sections in the order of the table (P2-074, P2-075), which puts addresses first for logged-in viewers
 * (P2-080). For everybody else, phone numbers come first (P2-081). Without an address, the addresses are the last list,
 * before the report (P2-082). Associates are there only if the person has some, the report only if its counts were
 * requested. On the page of somebody who has died, relatives come first, nothing serves to reach the person, and there is
 * no report unless the viewer has it.
 */
export function orderSections({ isLoggedIn, counts, details }: PersonPageModel): readonly SectionName[] {
  const person = details.results;
  const isThere: { readonly [S in SectionName]: boolean } = {
    addresses: true,
    phones: !person.isDead,
    emails: !person.isDead,
    relatives: true,
    associates: sectionCount(person, 'associates') > 0,
    background: counts !== null && (!person.isDead || hasOpenReport(details)),
  };
  const sections = SECTION_NAMES.filter((section) => isThere[section]);
  if (person.addresses.length === 0 || person.isDead) return moveBefore(sections, 'addresses', 'background');
  return isLoggedIn ? sections : moveBefore(sections, 'phones', 'addresses');
}

/** The sections with one of them moved to just before another, or to the end if that is not there. */
function moveBefore(sections: readonly SectionName[], moved: SectionName, next: SectionName): readonly SectionName[] {
  const others = sections.filter((section) => section !== moved);
  const at = others.indexOf(next);
  return at === -1 ? [...others, moved] : others.toSpliced(at, 0, moved);
}

/** The people of a section whose names were sent. */
export function namedPeople(person: Person, section: PeopleSection): readonly FullRelative[] {
  return person[section].filter((someone) => someone.type === 'full');
}

export function sectionTitle(section: SectionName): string {
  return section === 'associates' ? personCopy.relatives.associates : personCopy[section].title;
}

/** Whether a list is empty and says so, with a button that asks to notify the viewer. */
export function isEmptyList({ details }: PersonPageModel, section: SectionName): boolean {
  const person = details.results;
  switch (section) {
    case 'addresses':
      return person.addresses.length === 0;
    case 'relatives':
    case 'associates':
      return namedPeople(person, section).length === 0 && !hidesPeople(details, section);
    default:
      return false;
  }
}

/** Whether a free viewer sees only some of the people of a section. */
export function hidesPeople({ results, entitlement }: PersonDetails, section: PeopleSection): boolean {
  return entitlement === 'free' && sectionCount(results, section) > namedPeople(results, section).length;
}

/** How many entries a section has, hidden ones included. */
export function sectionCount(person: Person, section: ListSection): number {
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
