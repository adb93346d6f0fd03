import type { PersonFacts } from '../import/person-facts.ts';
import type { PersonHash } from '../import/person-hashes.ts';
import { bornText, emailHash, ndzHash, phoneHash } from './hash.ts';

/** The hashes by which the platform's lists know somebody, from facts that are read already. */
export function hashesOfFacts({
  emails,
  phones,
  names,
  homes,
  birth: { year, month, day },
}: PersonFacts): readonly Pick<PersonHash, 'kind' | 'hash'>[] {
  const born = year === null || month === null || day === null ? null : bornText(year * 10_000 + month * 100 + day);
  const zips = born === null ? [] : [...new Set(homes.map(({ zip5 }) => zip5))];
  const found = [
    ...emails.map((email) => ['email', emailHash(email)] as const),
    ...phones.map((number) => ['phone', phoneHash(number)] as const),
    ...names.flatMap(({ firstKey, lastKey }) =>
      zips.map((zip) => ['ndz', ndzHash(firstKey, lastKey, born ?? '', zip)] as const),
    ),
  ];
  return found.flatMap(([kind, hash]) => (hash === null ? [] : [{ kind, hash }]));
}
