import { SITE_NAME } from '../../../../shared/copy/site/site.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import { spanText } from '../../../../shared/retention/span.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { type Mail, mailText } from '../../mail/queue.ts';

// The address may not belong to whoever typed it, so these mails name nobody who is monitored.

const NOT_YOU = 'If it was not you, you do not need to do anything: we will not email you about any report.';

/** To an address that somebody typed to monitor without an account: its link starts the alerts. */
export function confirmMonitorMail({
  to,
  token,
  siteUrl,
}: {
  readonly to: string;
  readonly token: string;
  readonly siteUrl: string;
}): Mail {
  return {
    kind: 'monitor-confirm',
    to,
    subject: `Confirm your alerts from ${SITE_NAME}`,
    text: mailText(
      'Hello,',
      '',
      `Somebody, probably you, asked ${SITE_NAME} to email this address when a report changes. To get these emails, open`,
      'this page and press its button:',
      siteUrl + paths.monitorConfirm({ token }),
      '',
      `The link works once, for ${spanText(KEPT_FOR.unconfirmedMonitor)}.`,
      '',
      NOT_YOU,
    ),
  };
}

/** To an address whose account has a password, or with which something was bought: nothing but a log-in starts them. */
export function logInToMonitorMail({ to, siteUrl }: { readonly to: string; readonly siteUrl: string }): Mail {
  return {
    kind: 'monitor-confirm',
    to,
    subject: `Log in to get alerts from ${SITE_NAME}`,
    text: mailText(
      'Hello,',
      '',
      `Somebody, probably you, asked ${SITE_NAME} to email this address when a report changes. This address is already`,
      `known at ${SITE_NAME}, so please log in first, in the same browser:`,
      siteUrl + paths.login({ redirect: paths.monitoredReports() }),
      '',
      NOT_YOU,
    ),
  };
}
