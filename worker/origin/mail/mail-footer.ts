import type { MailKind } from '../../../shared/contract/operations/mail.ts';
import { whyMailed } from '../../../shared/copy/site/mail.ts';
import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import type { MailSettings } from './mail-settings.ts';

/**
 * The text of a mail as it is sent: below the usual signature mark it says why it came, who sends it and where they
 * are.
 */
export function withFooter(
  { kind, text }: { readonly kind: MailKind; readonly text: string },
  { postalAddress }: Pick<MailSettings, 'postalAddress'>,
): string {
  return `${text}\n\n-- \n${whyMailed[kind]}\n${SITE_NAME}, ${postalAddress}\n`;
}
