import type { DirectoryLetterAnswer } from '../../../shared/contract/finding/browse.ts';

export interface DirectoryLetterPageModel {
  readonly kind: 'directory-letter';
  readonly answer: DirectoryLetterAnswer;
}
