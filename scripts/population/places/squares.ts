import type { Street } from '../../../shared/geo/street-grid.ts';

/** The square of a place's street grid that holds a house: columns from the west and rows from the south, from 0. */
export function squareOf(
  street: Street,
  houseNumber: number,
  across: number,
): { readonly column: number; readonly row: number } {
  // Blocks extend as far along a street as across all streets.
  const half = (street.lastNumber + 1 - street.firstNumber) / 200;
  const at = (distance: number, width: number): number =>
    Math.max(0, Math.min(across - 1, Math.floor((distance / width) * across)));
  const along = at(houseNumber - street.firstNumber, 200 * half);
  const sideways = at(street.offset + half, 2 * half + 1);
  return street.axis === 'ew' ? { column: along, row: sideways } : { column: sideways, row: along };
}
