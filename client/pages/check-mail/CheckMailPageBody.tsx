import type { AskedMail } from '../../account/asked-mail.ts';
import { MailSent } from '../../account/MailSent.tsx';

/** The island of the page, by its id. */
export const CHECK_MAIL_ID = 'check-mail';

/** Below the page's title. */
export function CheckMailPageBody({ mail }: { mail: AskedMail }) {
  return <MailSent mail={mail} />;
}
