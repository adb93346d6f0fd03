import type { DirectoryNameAnswer } from '../../../shared/contract/finding/browse.ts';

export interface DirectoryNamePageModel {
  readonly kind: 'directory-name';
  readonly answer: DirectoryNameAnswer;
}
