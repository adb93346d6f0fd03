import { unitKey } from '../../../shared/people/streets/typed-street.ts';
import type { HouseRow } from './house-store.ts';

/** What was asked for besides street and place. */
export interface HouseQuestion {
  /** as unitKey makes it; null asks for the whole house */
  readonly unit: string | null;
  /** of an address that has to be among what is found */
  readonly id: string | null;
}

/**
 * The addresses of the one house that is meant: its units, or the one that was named. Of houses that several readings or
 * places find it is the one with the id, else that of the first reading and, of several places of one name, the first.
 *
 * @returns none where no house fits, also where the id is of another street: an id alone must not tell a house number.
 */
export function chooseHouse(rows: readonly HouseRow[], { unit, id }: HouseQuestion): readonly HouseRow[] {
  const fitting = unit === null ? rows : rows.filter((row) => row.unit !== null && unitKey(row.unit) === unit);
  const meant = id === null ? fitting[0] : fitting.find((row) => row.id === id);
  if (meant === undefined) return [];
  return fitting
    .filter((row) => row.reading === meant.reading && row.place_id === meant.place_id)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
