import type { ContactPointLeaf } from 'schema-dts';
import { isFull } from '../../../client/pages/person/phones/phone-groups.ts';
import type { Person } from '../../../shared/contract/person/person.ts';
import type { FullPhone } from '../../../shared/contract/person/phone.ts';

/** P9-045 */
const LANDLINES_MAX = 5;

/**
 * The landlines that the page shows in full, the first as 'primary', the rest as 'other' (P9-045). None of somebody who
 * has died: their page has no numbers.
 */
export function contactPoints({ landlinePhones, isDead }: Person): readonly ContactPointLeaf[] {
  if (isDead) return [];
  return landlinePhones
    .filter(isFull)
    .slice(0, LANDLINES_MAX)
    .map((phone, index) => ({
      '@type': 'ContactPoint',
      contactType: index === 0 ? 'primary' : 'other',
      telephone: internationalNumber(phone),
    }));
}

/** '+1-503-555-0186' (P9-046) */
function internationalNumber({ npa, nxx, local }: FullPhone): string {
  return `+1-${npa}-${nxx}-${local}`;
}
