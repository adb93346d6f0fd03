import type { DirectoryAnswer } from '../../../shared/contract/finding/browse.ts';

/** The form that leads to the properties of a place, with an error if the input was wrong. */
export interface PropertyHomePageModel {
  readonly kind: 'property-home';
  readonly location: string;
  readonly error: string | null;
  /** places with properties that may be meant; empty if there was no error */
  readonly meant: readonly { readonly text: string; readonly href: string }[];
  /** empty if they did not load */
  readonly states: DirectoryAnswer['states'];
}
