import type { LocationAnswer } from '../../../shared/contract/finding/browse.ts';

export interface WhitePagesPageModel {
  readonly kind: 'white-pages';
  readonly answer: LocationAnswer;
}
