/** Initial zoom at an exact position (F9-44), and the maximum zoom (F9-45). */
export const START_ZOOM = 15;
export const MAX_ZOOM = 19;
/** What a rounded position may be off by, in degrees to each side: the radius of the circle around it. */
export const VAGUE_DEGREES = 0.05;
/** Center of the map when no position is known (P9-035), and its zoom: the whole country is in view. */
export const COUNTRY_MIDDLE = { latitude: 37, longitude: -95 } as const;
export const COUNTRY_ZOOM = 2;
/** The latitude where web maps end, in degrees. */
export const LATITUDE_MAX = 85;

/** Maximum zoom of the tiles with the country's states and counties; closer views stretch them. */
export const COUNTRY_TILES_ZOOM_MAX = 7;
/** Zoom at which the streets of towns begin; tiles between the country's and these are empty. */
export const ROADS_FROM_ZOOM = 11;
/** Zooms at which side streets, the streets between towns, and blocks with parks begin. */
export const SIDE_STREETS_FROM_ZOOM = 13;
export const BLOCKS_FROM_ZOOM = 14;

/** Line widths of the roads by rank, in pixels at START_ZOOM. */
export const ROAD_WIDTHS = [9, 8, 4] as const;
/** Line widths of the country's highways by rank, in pixels. */
export const HIGHWAY_WIDTHS = [2.8, 1.8, 1.1] as const;
