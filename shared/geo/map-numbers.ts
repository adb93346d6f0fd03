/** Initial zoom at an exact position (F9-44), and the maximum zoom (F9-45). */
export const START_ZOOM = 15;
export const MAX_ZOOM = 19;
/**
 * Initial zoom at a vague position. There the circle around it is as wide, from west to east, as the tenth of a degree
 * that the position was rounded to, so the map does not claim to know the block.
 */
export const VAGUE_ZOOM = 10;
/** Radius of the circle around a vague position, in pixels. */
export const VAGUE_RADIUS = 74;
/** Center of the map when no position is known (P9-035), and its zoom: the whole country is in view. */
export const COUNTRY_MIDDLE = { latitude: 37, longitude: -95 } as const;
export const COUNTRY_ZOOM = 2;
/** The latitude where web maps end, in degrees. */
export const LATITUDE_MAX = 85;

/** Maximum zoom of the tiles with the country's states and counties; closer views stretch them. */
export const COUNTRY_TILES_ZOOM_MAX = 7;
/** Zooms at which the streets of each rank, and blocks with parks, begin. Street tiles begin with the first of them. */
export const ROADS_FROM_ZOOM = 8;
export const MAIN_ROADS_FROM_ZOOM = 11;
export const SIDE_STREETS_FROM_ZOOM = 13;
export const BLOCKS_FROM_ZOOM = 14;

/** Line widths of the roads by rank, in pixels at START_ZOOM and at VAGUE_ZOOM. */
export const ROAD_WIDTHS = [9, 8, 4] as const;
export const VAGUE_ROAD_WIDTHS = [3, 2, 1] as const;
