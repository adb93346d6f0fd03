import type { Person } from '../../../shared/contract/person/person.ts';
import type { SpeedSearchCandidate } from '../../../shared/contract/speed-search.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { fullPhones } from '../people/full-phones.ts';
import { buildLine } from '../search/build-result.ts';
import type { LineRow, ResultExtras } from '../search/result-store.ts';

/** A person as a line of search results shows them to everybody. `now` is in milliseconds since 1970. */
export function describeCandidate(row: LineRow, extras: ResultExtras, now: number): SpeedSearchCandidate {
  const { id, fullName, age, isDead, city, stateCode, earlierCities, relatives } = buildLine(row, extras, now);
  return {
    personId: id,
    fullName,
    age: isDead ? 'deceased' : age,
    place: placeText(city, stateCode) || null,
    before: earlierCities,
    relatives: [...relatives],
  };
}

/** How to reach somebody, as far as their page shows it to this viewer. */
export interface Reach {
  readonly phones: string[];
  readonly address: string | null;
  readonly emails: string[];
}

/** From the person as masked for the viewer, so it never says more than their page. */
export function describeReach(person: Person): Reach {
  const phones = fullPhones(person).map(({ nationalNumber }) => nationalNumber);
  const [home] = person.addresses;
  const address = home?.type === 'full' && !home.isHistorical ? home.fullAddress : null;
  return { phones, address, emails: emailsOf(person) };
}

function emailsOf({ emails }: Person): string[] {
  switch (emails.type) {
    case 'full':
      return emails.emails.map(({ email }) => email);
    case 'partial':
      return emails.partialEmails.map(({ name, domain }) => `${name}…@${domain}`);
    default:
      return [];
  }
}
