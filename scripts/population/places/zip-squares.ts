import type { Street } from '../../../shared/geo/street-grid.ts';
import type { Place, Zip } from './places.ts';
import { squareOf } from './squares.ts';
import { homesIn } from './zip-homes.ts';

/** Squares along each side of a place: far more than any has ZIP codes. */
const ACROSS = 30;

const known = new Map<number, readonly Zip[]>();

/**
 * The ZIP code of a house. A place's invented ground is divided among its real ZIP codes by how many homes each has, a
 * ZIP code of the south in the south and one of the west in the west.
 */
export function zipAt(place: Place, street: Street, houseNumber: number): string {
  const [first] = place.zips;
  if (first === undefined) throw new Error(`${place.city}, ${place.stateCode} has no ZIP code`);
  if (place.zips.length === 1) return first.zip5;
  const squares = known.get(place.id) ?? divide(place.zips);
  known.set(place.id, squares);
  const { column, row } = squareOf(street, houseNumber, ACROSS);
  return (squares[row * ACROSS + column] ?? first).zip5;
}

/** The ZIP code of each square, southwest first. */
function divide(zips: readonly Zip[]): Zip[] {
  const inOrder = snake(zips);
  const homes = inOrder.map(({ zip5 }) => homesIn(zip5).homes);
  const total = homes.reduce((sum, count) => sum + count, 0);
  const squares: Zip[] = [];
  let at = 0;
  let passed = homes[0] ?? 0;
  for (let step = 0; step < ACROSS * ACROSS; step += 1) {
    while (at < inOrder.length - 1 && ((step + 0.5) / (ACROSS * ACROSS)) * total > passed) {
      at += 1;
      passed += homes[at] ?? 0;
    }
    const row = Math.floor(step / ACROSS);
    const column = row % 2 === 0 ? step % ACROSS : ACROSS - 1 - (step % ACROSS);
    const zip = inOrder[at];
    if (zip !== undefined) squares[row * ACROSS + column] = zip;
  }
  return squares;
}

/** From the south row by row, one row from west to east and the next one back. */
function snake(zips: readonly Zip[]): Zip[] {
  const bySouth = zips.toSorted((a, b) => a.latitude - b.latitude || (a.zip5 < b.zip5 ? -1 : 1));
  const rows = Math.max(1, Math.round(Math.sqrt(zips.length)));
  const perRow = Math.ceil(zips.length / rows);
  return Array.from({ length: rows }, (_, row) => {
    const inRow = bySouth.slice(row * perRow, (row + 1) * perRow);
    const sign = row % 2 === 0 ? 1 : -1;
    return inRow.sort((a, b) => sign * (a.longitude - b.longitude) || (a.zip5 < b.zip5 ? -1 : 1));
  }).flat();
}
