import type { DateOfBirth } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { displayAge } from '../../../../shared/people/display-age.ts';
import { formatMonth } from '../../../../shared/people/months.ts';

/** '41', '65+', '40s' or '--', and the month of birth where it was sent. */
export function PersonAge({ dateOfBirth }: { dateOfBirth: DateOfBirth }) {
  const age = displayAge(dateOfBirth);
  if (!('year' in dateOfBirth) || dateOfBirth.year === null) return age;
  const { month, year } = dateOfBirth;
  const born = month === null ? null : formatMonth(`${year}-${String(month).padStart(2, '0')}`);
  return `${age}, ${personCopy.facts.born(born ?? String(year))}`;
}
