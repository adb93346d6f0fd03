import type { LatLong } from './web-mercator.ts';

/** A place that maps name. */
export interface PlaceName extends LatLong {
  readonly name: string;
  /** the zoom from which it is named */
  readonly zoom: number;
}

/** A state, at its middle. */
export interface StateName extends LatLong {
  readonly name: string;
}

/** What maps of the country name: places, the largest first, and states. */
export interface MapNames {
  readonly places: readonly PlaceName[];
  readonly states: readonly StateName[];
  /** the edge of the streets of the town at its exact middle; null if nothing is known of it */
  readonly outlineOf?: (middle: LatLong) => readonly LatLong[] | null;
}
