/** How close the map starts (F9-44), and the closest it comes (F9-45). */
export const START_ZOOM = 15;
export const MAX_ZOOM = 19;
/** Where the map stands when no position is known (P9-035), and how far away: the whole country is in view. */
export const COUNTRY_MIDDLE = { latitude: 37, longitude: -95 } as const;
export const COUNTRY_ZOOM = 2;
/** Radius of the circle around a vague position, in pixels. */
export const VAGUE_RADIUS = 74;
/** Line widths of the roads by rank, in pixels at START_ZOOM. */
export const ROAD_WIDTHS = [9, 8, 4] as const;
