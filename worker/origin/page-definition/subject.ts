import type { Person } from '../../../shared/contract/person/person.ts';
import type { Entitlement } from '../../../shared/contract/viewer.ts';
import { oneLine } from '../../../shared/copy/format/prose.ts';
import { displayAge } from '../../../shared/people/ages.ts';
import { firstNameOf } from '../../../shared/people/mention.ts';
import type { ListSection } from '../../../shared/people/person-sections.ts';

/** What a text about a person is made from: only the record as masked for this viewer. */
export interface Subject {
  readonly person: Person;
  /** the full name */
  readonly name: string;
  /** the first name, used after the full name */
  readonly first: string;
  /** what is hidden from this viewer is part of Premium */
  readonly isFree: boolean;
  /** milliseconds since 1970 */
  readonly now: number;
}

/** A question with the sentences that answer it, and the section that shows more; null if there is none. */
export interface Draft {
  readonly question: string;
  readonly sentences: readonly string[];
  readonly section: ListSection | null;
}

export function describeSubject(person: Person, entitlement: Entitlement, now: number): Subject {
  return {
    person,
    name: oneLine(person.name.fullName),
    first: oneLine(firstNameOf(person)),
    isFree: entitlement === 'free',
    now,
  };
}

/** '41', '40s' or '65+' as sent; null if neither age nor range was. */
export function sentAge({ dateOfBirth }: Person): string | null {
  const isKnown = dateOfBirth.age !== null || (dateOfBirth.ageRange ?? '').trim() !== '';
  return isKnown ? displayAge(dateOfBirth) : null;
}
