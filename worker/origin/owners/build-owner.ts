import type { Owner } from '../../../shared/contract/finding.ts';
import { maskAgeBand } from '../masking/mask-age.ts';
import { readBirth } from '../people/person-rows.ts';
import { buildLine } from '../search/build-result.ts';
import type { ResultExtras } from '../search/result-store.ts';
import type { OwnerRow } from './owner-store.ts';

/** An owner who may be named: the line of a search that was for exactly that name. `now` is in milliseconds. */
export function buildNamedOwner(row: OwnerRow, extras: ResultExtras, now: number): Owner {
  const line = buildLine(row, extras, now);
  return { type: 'full', person: { ...line, match: 'exact', matchedName: null, matchedNickname: null } };
}

/** An owner who may not: no name, no id, no exact age (docs/rules.md). */
export function maskOwner(row: OwnerRow, now: number): Owner {
  return {
    type: 'masked',
    initials: initialsOf(row),
    ageRange: maskAgeBand(readBirth(row), now),
    city: row.city,
    state: row.state_code,
  };
}

/** 'M. O.' */
function initialsOf({ first_name, last_name }: Pick<OwnerRow, 'first_name' | 'last_name'>): string {
  return [first_name, last_name]
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');
}
