import type { DirectoryAnswer } from '../../../shared/contract/finding/browse.ts';

export interface HomePageModel {
  readonly kind: 'home';
  /** lists to browse; absent if they did not load */
  readonly directory?: DirectoryAnswer | undefined;
}
