/** Written by the build (scripts/lib/build/map-places.ts) from the places where people live. */
declare module 'virtual:map-places' {
  /**
   * Three numbers for each place with its own streets, in the order of their ids, which count from 1: latitude and
   * longitude in ten-thousandths of a degree, and a hundred times its size (GridPlace).
   */
  export const places: readonly number[];
}
