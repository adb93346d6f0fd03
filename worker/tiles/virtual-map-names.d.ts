/** Written by the build (scripts/lib/build/map-names.ts) from the places where people live. */
declare module 'virtual:map-names' {
  /** names of places, the largest first, with a bar between them */
  export const placeNames: string;
  /** three numbers for each: latitude and longitude in thousandths of a degree, and the zoom from which it is named */
  export const placeNumbers: readonly number[];
  /** names of states, with a bar between them */
  export const stateNames: string;
  /** two numbers for each: latitude and longitude of its middle in thousandths of a degree */
  export const stateNumbers: readonly number[];
}
