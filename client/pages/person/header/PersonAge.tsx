import type { DateOfBirth } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { displayAge } from '../../../../shared/people/display-age.ts';
import { formatDate } from '../../../../shared/people/months.ts';

/** '41', '65+', '40s' or '--', and the month of birth where it was sent. */
export function PersonAge({ dateOfBirth }: { dateOfBirth: DateOfBirth }) {
  const age = displayAge(dateOfBirth);
  if (!('year' in dateOfBirth) || dateOfBirth.year === null) return age;
  const { month, year } = dateOfBirth;
  return `${age}, ${personCopy.facts.born(formatDate({ year, month, day: null }))}`;
}
