import type { DirectoryAnswer } from '../../../shared/contract/finding/browse.ts';

/** The states of the white pages, with a form for a place, and an error if none was typed. */
export interface WhitePagesHomePageModel {
  readonly kind: 'white-pages-home';
  readonly location: string;
  readonly error: string | null;
  readonly answer: DirectoryAnswer;
}
