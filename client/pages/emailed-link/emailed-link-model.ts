import type { EmailedLink } from '../../../shared/copy/account/emailed-link.ts';
import type { NewPasswordErrors } from '../../../shared/forms/new-password-form.ts';

/** The island of the page, by its id. */
export const EMAILED_LINK_ID = 'emailed-link';

/** The page of a link in an email: opening it changes nothing, its button uses the token. */
export interface EmailedLinkPageModel {
  readonly kind: 'emailed-link';
  readonly link: EmailedLink;
  /** where the form posts to: the page's own path, without the token, or that of a new link */
  readonly action: string;
  /** '' if the link is not complete */
  readonly token: string;
  /** the link no longer works; the form asks for a new one */
  readonly isOver: boolean;
  /** why nothing happened although the link works */
  readonly error: string | null;
  readonly fieldErrors: NewPasswordErrors;
}
