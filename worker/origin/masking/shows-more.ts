import type { PersonRecord } from '../people/person-record.ts';
import type { Access } from './access.ts';
import { maskPerson } from './mask-person.ts';

const EVERYBODY: Access = { entitlement: 'free', hasExactRelativeAges: false, hasBusinessFeatures: false };
const PREMIUM: Access = { entitlement: 'premium', hasExactRelativeAges: true, hasBusinessFeatures: false };

/**
 * Whether Premium shows anything of this person that not everybody sees. It is the one rule for what a lookup is worth:
 * without it, opening the person uses none, and nothing that Premium shows is offered (docs/rules.md). It compares what
 * masking sends, so it knows of every part. `now` is in milliseconds since 1970.
 */
export function showsMore(record: PersonRecord, now: number): boolean {
  // Nearly everybody has an address, and only Premium shows its zip code.
  if (record.residences.length > 0) return true;
  const told = new Set(toldBy(maskPerson(record, EVERYBODY, now), ''));
  for (const fact of toldBy(maskPerson(record, PREMIUM, now), '')) if (!told.has(fact)) return true;
  return false;
}

/** Everything an answer says, as 'path=value': neither what is unknown nor how it is packed. */
function* toldBy(value: unknown, path: string): Generator<string> {
  if (value === null || value === undefined || value === false) return;
  if (typeof value !== 'object') {
    yield `${path}=${value}`;
    return;
  }
  for (const [key, part] of Object.entries(value))
    if (key !== 'type') yield* toldBy(part, Array.isArray(value) ? path : `${path}.${key}`);
}
