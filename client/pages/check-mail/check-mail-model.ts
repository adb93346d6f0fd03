import type { AskedMail } from '../../account/asked-mail.ts';

/** After an email was asked for, alike for every address. */
export interface CheckMailPageModel {
  readonly kind: 'check-mail';
  /** null after a link was renewed: only its mailbox knows the address */
  readonly mail: AskedMail | null;
}
