/** Written by the build (scripts/lib/build/map-places.ts) from the places where people live. */
declare module 'virtual:map-places' {
  /** id, latitude, longitude and size of each place with its own streets (GridPlace) */
  export const places: readonly (readonly [id: number, latitude: number, longitude: number, size: number])[];
}
