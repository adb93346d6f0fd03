import { lifeOf, type PersonLife } from '../../../shared/people/life-line/person-life.ts';
import type { PersonPrintSheet } from './person-print-model.ts';

/**
 * The life line of a sheet: only with the addresses, and with relatives and homes only if they are printed, too. Nothing
 * on it leads anywhere.
 */
export function printedLife({
  details: { results: person },
  parts,
  background,
  arePropertiesHidden,
  printedAt,
}: Pick<
  PersonPrintSheet,
  'details' | 'parts' | 'background' | 'arePropertiesHidden' | 'printedAt'
>): PersonLife | null {
  if (!parts.includes('addresses')) return null;
  const withPeople = parts.includes('people')
    ? person
    : { ...person, relatives: [], counts: { ...person.counts, relativesCount: 0 } };
  // Only a report has a choice of its homes.
  const hasProperties = !arePropertiesHidden && (background === null || parts.includes('properties'));
  return lifeOf(withPeople, { today: printedAt, hasProperties, hrefOf: () => null });
}
