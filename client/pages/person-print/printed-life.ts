import { lifeOf, type PersonLife } from '../../../shared/people/life-line/person-life.ts';
import type { PersonPrintSheet } from './person-print-model.ts';

/**
 * The life line of a printed page, above its addresses: only homes, because work, property and relatives are printed in
 * words. A report has no line: its records take the room, and a short one stays on one sheet of paper. Nothing on the line
 * is a link.
 */
export function printedLife({
  details: { results: person },
  parts,
  background,
  printedAt,
}: Pick<PersonPrintSheet, 'details' | 'parts' | 'background' | 'printedAt'>): PersonLife | null {
  if (background !== null || !parts.includes('addresses')) return null;
  const homesOnly = {
    ...person,
    professionalData: null,
    relatives: [],
    counts: { ...person.counts, relativesCount: 0 },
  };
  return lifeOf(homesOnly, { today: printedAt, hasProperties: false, hrefOf: () => null });
}
