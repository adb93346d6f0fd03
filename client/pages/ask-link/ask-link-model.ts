import type { EmailErrors } from '../../../shared/forms/ask-link-form.ts';
import type { MailAsk } from '../../../shared/forms/mail-asks.ts';

export interface AskLinkPageModel {
  readonly kind: 'ask-link';
  readonly ask: Exclude<MailAsk, 'sign-up'>;
  /** same-site path to go to afterwards */
  readonly redirect: string;
  readonly email: string;
  /** why nothing was sent although the address is valid */
  readonly error: string | null;
  readonly fieldErrors: EmailErrors;
}
