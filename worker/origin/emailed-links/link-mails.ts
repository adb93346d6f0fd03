import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type Mail, mailText } from '../mail/queue.ts';

// These addresses may not belong to whoever typed them, so no mail contains anything else they typed: a name could say
// anything.

/** Somebody's link: the address it goes to, its token, and the site it leads to. */
interface LinkMail {
  readonly to: string;
  readonly token: string;
  readonly siteUrl: string;
}

const LASTS = 'The link works once, for 10 minutes.';
const NOT_YOU = 'If it was not you, you do not need to do anything: nothing has changed.';

/** For an address that nobody has proven: the link creates the account. */
export function signUpMail({ to, token, siteUrl }: LinkMail): Mail {
  return {
    kind: 'sign-up',
    to,
    subject: `Finish signing up at ${SITE_NAME}`,
    text: mailText(
      'Hello,',
      '',
      `To create your free account at ${SITE_NAME}, open this page and press its button:`,
      siteUrl + paths.finishSignUp({ token }),
      '',
      LASTS,
      '',
      'If you did not sign up, somebody typed your address instead of theirs. Without the link there is no account.',
    ),
  };
}

/** For an address that has an account: the only place that reveals it. The link logs in. */
export function signUpAgainMail({ to, token, siteUrl }: LinkMail): Mail {
  return {
    kind: 'sign-up-again',
    to,
    subject: `You already have an account at ${SITE_NAME}`,
    text: mailText(
      'Hello,',
      '',
      `Somebody, probably you, tried to sign up at ${SITE_NAME} with this address. It already has an account.`,
      '',
      'To log in, open this page and press its button:',
      siteUrl + paths.oneTimeLink({ token }),
      '',
      `${LASTS} You can set a new password afterward.`,
      '',
      NOT_YOU,
    ),
  };
}

/** `localTime` is when it was requested, by the visitor's clock; null if that is unknown (F7-14). */
export function oneTimeLoginMail({ to, token, siteUrl }: LinkMail, localTime: string | null): Mail {
  const when = localTime === null ? '' : ` at ${localTime}`;
  return {
    kind: 'one-time-login',
    to,
    subject: `Your log-in link for ${SITE_NAME}`,
    text: mailText(
      'Hello,',
      '',
      `Somebody, probably you, asked${when} to log in at ${SITE_NAME} without a password. Open this page and press its`,
      'button:',
      siteUrl + paths.oneTimeLink({ token }),
      '',
      LASTS,
      '',
      NOT_YOU,
    ),
  };
}

export function forgotPasswordMail({ to, token, siteUrl }: LinkMail): Mail {
  return {
    kind: 'forgot-password',
    to,
    subject: `Set a new password for ${SITE_NAME}`,
    text: mailText(
      'Hello,',
      '',
      `Somebody, probably you, forgot the password to your account at ${SITE_NAME}. To set a new one, open:`,
      siteUrl + paths.resetPassword({ token }),
      '',
      `${LASTS} A new password logs out every browser and removes your passkeys.`,
      '',
      NOT_YOU,
    ),
  };
}

/** To the new mailbox of an account whose address is to change. */
export function changeEmailMail({ to, token, siteUrl }: LinkMail): Mail {
  return {
    kind: 'change-email',
    to,
    subject: `Confirm your new email address at ${SITE_NAME}`,
    text: mailText(
      'Hello,',
      '',
      `Somebody, probably you, wants to use this address for their account at ${SITE_NAME}. To confirm, open this page`,
      'and press its button:',
      siteUrl + paths.confirmEmail({ token }),
      '',
      LASTS,
      '',
      'If it was not you, do not open the link. Your address is not used unless you confirm it.',
    ),
  };
}

/** To the new mailbox, if it has an account of its own. */
export function changeEmailTakenMail(to: string, siteUrl: string): Mail {
  return {
    kind: 'change-email-again',
    to,
    subject: `This address already has an account at ${SITE_NAME}`,
    text: mailText(
      'Hello,',
      '',
      `Somebody, probably you, wants to use this address for another account at ${SITE_NAME}. An address can have only`,
      'one account. To use it for the other one, first delete this one or change its address:',
      siteUrl + paths.account(),
      '',
      NOT_YOU,
    ),
  };
}

/** To the mailbox that an account still has. */
export function emailChangingMail(to: string, siteUrl: string): Mail {
  return {
    kind: 'email-changing',
    to,
    subject: `Somebody wants to change the email address of your account at ${SITE_NAME}`,
    text: mailText(
      'Hello,',
      '',
      `Somebody who is logged in to your account at ${SITE_NAME} asked to use another email address for it. It changes`,
      'once they confirm the new address by email.',
      '',
      'If it was not you, set a new password now. That logs out every browser, removes all passkeys and stops the',
      'change:',
      siteUrl + paths.forgotPassword(),
    ),
  };
}

/** To the mailbox that an account had until now. */
export function emailChangedMail(to: string): Mail {
  return {
    kind: 'email-changed',
    to,
    subject: `The email address of your account at ${SITE_NAME} has changed`,
    text: mailText(
      'Hello,',
      '',
      `Your account at ${SITE_NAME} now has another email address, which was confirmed by email. You can no longer log in`,
      'with this one.',
      '',
      'If it was not you, please write to us at the postal address below.',
    ),
  };
}
