import type { Owner } from '../../../shared/contract/finding/reverse-search.ts';
import { initialsOf } from '../../../shared/people/mention.ts';
import { maskAgeBand } from '../masking/mask-age.ts';
import { readBirth } from '../people/person-rows.ts';
import { buildLine } from '../search/build-result.ts';
import type { LineRow, ResultExtras } from '../search/result-store.ts';

/** An owner who may be named: the line of a search that was for exactly that name. `now` is in milliseconds. */
export function buildNamedOwner(row: LineRow, extras: ResultExtras, now: number): Owner {
  const line = buildLine(row, extras, now);
  return { type: 'full', person: { ...line, match: 'exact', matchedName: null, matchedNickname: null } };
}

/** An owner who may not: no name, no id, no exact age (docs/rules.md). */
export function maskOwner(row: LineRow, now: number): Owner {
  return {
    type: 'masked',
    initials: initialsOf(row.full_name),
    ageRange: maskAgeBand(readBirth(row), now),
    city: row.city,
    state: row.state_code,
  };
}
