import { lifeOf, type PersonLife } from '../../../shared/people/life-line/person-life.ts';
import type { PersonPrintSheet } from './person-print-model.ts';

/**
 * The life line of a sheet, with its addresses: the homes alone, because work, property and relatives are printed in
 * words, and paper is short. Nothing on it leads anywhere.
 */
export function printedLife({
  details: { results: person },
  parts,
  printedAt,
}: Pick<PersonPrintSheet, 'details' | 'parts' | 'printedAt'>): PersonLife | null {
  if (!parts.includes('addresses')) return null;
  const homesOnly = {
    ...person,
    professionalData: null,
    relatives: [],
    counts: { ...person.counts, relativesCount: 0 },
  };
  return lifeOf(homesOnly, { today: printedAt, hasProperties: false, hrefOf: () => null });
}
