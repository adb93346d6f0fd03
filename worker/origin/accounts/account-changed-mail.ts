import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type Mail, mailText } from '../mail/queue.ts';

/** For the owner, after a change that somebody else may have made. `change` is a sentence. */
export function accountChangedMail(to: string, siteUrl: string, change: string): Mail {
  return {
    kind: 'account-changed',
    to,
    subject: `Your account at ${SITE_NAME} was changed`,
    text: mailText(
      'Hello,',
      '',
      change,
      '',
      'If it was not you, set a new password now. That logs out every browser and removes all passkeys:',
      siteUrl + paths.forgotPassword(),
    ),
  };
}

export function passwordChangedMail(to: string, siteUrl: string): Mail {
  return accountChangedMail(
    to,
    siteUrl,
    'The password of your account was changed, and every other browser was logged out.',
  );
}
