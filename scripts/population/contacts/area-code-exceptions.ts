import { placeKey } from '../places/gazetteer.ts';

/** Towns that the table of area codes lacks and whose code is not that of the nearest town that it has: by hand. */
const TOWNS = `
AZ 480 San Tan Valley
CA 661 Earlimart
CA 714 Cypress
CA 818 Oak Park
FL 305 Aventura
IL 630 Bartlett, Hanover Park, Streamwood
MA 978 Middleton
MI 313 Dearborn Heights, Redford
MN 651 Lino Lakes
MN 763 Mounds View
MO 314 Lemay, Mehlville, Oakville
NJ 609 Princeton Meadows
NJ 732 Jackson, Rahway
NJ 973 Garfield, Harrison
OH 216 Maple Heights
OH 614 Pickerington
TX 281 The Woodlands
`;

const CODES: ReadonlyMap<string, string> = new Map(
  TOWNS.trim()
    .split('\n')
    .flatMap((line) => {
      const state = line.slice(0, 2);
      const towns = line.slice(7).split(', ');
      return towns.map((town): [string, string] => [`${state} ${placeKey(town)}`, line.slice(3, 6)]);
    }),
);

/** The area code of a town that has another one than its neighbors; undefined for any other. */
export function exceptionalCode(city: string, stateCode: string): string | undefined {
  return CODES.get(`${stateCode} ${placeKey(city)}`);
}
