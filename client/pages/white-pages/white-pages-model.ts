import type { LocationAnswer } from '../../../shared/contract/finding/browse.ts';
import type { MapNames } from '../../../shared/geo/map-names.ts';

export interface WhitePagesPageModel {
  readonly kind: 'white-pages';
  readonly answer: LocationAnswer;
  /** what a city's map names; none in tests that do not look at maps */
  readonly mapNames?: MapNames;
}
