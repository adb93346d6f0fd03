import type { BrowsePerson } from '../../../shared/contract/finding/browse.ts';
import { maskAgeForFree, NO_AGE } from '../masking/mask-age.ts';
import { isDeceased } from './age.ts';
import { type BirthRow, readBirth } from './person-rows.ts';

/** Columns of the view `person`, as `p`, that {@link buildBrowsePerson} reads. */
export const BROWSE_COLUMNS = 'p.id, p.full_name, p.is_dead, p.birth_year, p.birth_month';

export interface BrowsePersonRow extends BirthRow {
  id: string;
  full_name: string;
  is_dead: number;
  city: string | null;
  state_code: string | null;
}

/**
 * A person on a browse page, in a result line or in a suggestion, the same for every viewer: the age is what free
 * viewers get (P5-028), none for the dead.
 */
export function buildBrowsePerson(row: BrowsePersonRow, now: number): BrowsePerson {
  const birth = readBirth(row);
  const isDead = isDeceased(row.is_dead === 1, birth, now);
  const { age, ageRange } = isDead ? NO_AGE : maskAgeForFree(birth, now);
  return {
    id: row.id,
    fullName: row.full_name,
    age: age === null ? ageRange : String(age),
    isDead,
    city: row.city,
    stateCode: row.state_code,
  };
}
