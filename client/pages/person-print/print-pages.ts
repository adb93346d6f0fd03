import type { PrintPart } from '../../../shared/people/print-parts.ts';
import type { PrintOption } from './person-print-model.ts';

/** Lines of paper that one thing of each part takes on average; a criminal record has several charges. */
const LINES: { readonly [P in PrintPart]: number } = {
  contact: 0.4,
  addresses: 2,
  people: 0.6,
  criminal: 15,
  properties: 30,
  publicRecords: 6.5,
  licenses: 5,
  evictions: 5.5,
  courtRunner: 5,
};
const LINES_OF_HEADING = 2;
/** The name, the day, the disclaimer and the notes. */
const LINES_AROUND = 12;
const LINES_OF_PAGE = 64;

/** How many sheets of paper the parts take, roughly; null if nobody counted one of them. */
export function estimatePages(options: readonly PrintOption[]): number | null {
  let lines = LINES_AROUND;
  for (const { part, count } of options) {
    if (count === null) return null;
    lines += LINES_OF_HEADING + count * LINES[part];
  }
  return Math.max(1, Math.round(lines / LINES_OF_PAGE));
}
