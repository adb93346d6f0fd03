import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanText } from '../../../shared/retention/span.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type Mail, mailText } from '../mail/queue.ts';

/**
 * The link that makes a report count. Neither number nor kind: the address may not belong to whoever typed them, and
 * queued mail must not say who reported which number. The link's page shows both.
 */
export function reportMail({
  to,
  token,
  siteUrl,
}: {
  readonly to: string;
  readonly token: string;
  readonly siteUrl: string;
}): Mail {
  return {
    kind: 'phone-report',
    to,
    subject: `Confirm your report at ${SITE_NAME}`,
    text: mailText(
      'Hello,',
      '',
      `Somebody, probably you, reported a phone number at ${SITE_NAME}. To see the report and make it count, open this`,
      'page and press its button:',
      siteUrl + paths.confirmPhoneReport({ token }),
      '',
      `The link works once, for ${spanText(KEPT_FOR.phoneReportLink)}.`,
      '',
      'If it was not you, you do not need to do anything: the report does not count.',
    ),
  };
}
