import type { DirectoryAnswer } from '../../../shared/contract/finding/browse.ts';

/** Where browsing starts. */
export interface DirectoryPageModel {
  readonly kind: 'directory';
  readonly answer: DirectoryAnswer;
}
