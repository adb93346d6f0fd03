import type { LocationAnswer } from '../../../shared/contract/finding/browse.ts';
import type { MapNames } from '../../../shared/geo/map-names.ts';

export interface WhitePagesPageModel {
  readonly kind: 'white-pages';
  readonly answer: LocationAnswer;
  /** names for the city's map; absent in tests without maps */
  readonly mapNames?: MapNames;
}
