/** How close the map starts at an exact position (F9-44), and the closest it comes (F9-45). */
export const START_ZOOM = 15;
export const MAX_ZOOM = 19;
/**
 * How close it starts at a vague position: there the circle around it is as wide, from west to east, as the tenth of a
 * degree that the position was rounded to, so that it does not claim to know the block.
 */
export const VAGUE_ZOOM = 10;
/** Radius of the circle around a vague position, in pixels. */
export const VAGUE_RADIUS = 74;
/** Where the map stands when no position is known (P9-035), and how far away: the whole country is in view. */
export const COUNTRY_MIDDLE = { latitude: 37, longitude: -95 } as const;
export const COUNTRY_ZOOM = 2;
/** Where web maps end, in degrees of latitude. */
export const LATITUDE_MAX = 85;

/** The closest tiles of the country with its states and counties; closer views stretch them. */
export const COUNTRY_TILES_ZOOM_MAX = 7;
/** Zooms from which there are streets of each rank, and blocks with parks; the first tiles of streets are those of the first. */
export const ROADS_FROM_ZOOM = 8;
export const MAIN_ROADS_FROM_ZOOM = 11;
export const SIDE_STREETS_FROM_ZOOM = 13;
export const BLOCKS_FROM_ZOOM = 14;

/** Line widths of the roads by rank, in pixels at START_ZOOM and at VAGUE_ZOOM. */
export const ROAD_WIDTHS = [9, 8, 4] as const;
export const VAGUE_ROAD_WIDTHS = [3, 2, 1] as const;
