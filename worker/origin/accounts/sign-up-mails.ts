import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Mail } from '../mail/queue.ts';

/**
 * For someone who has just signed up. The address may not belong to the person who typed it, so the mail contains
 * nothing else they typed: a name could say anything.
 */
export function welcomeMail(to: string, siteUrl: string): Mail {
  return {
    kind: 'welcome',
    to,
    subject: `Welcome to ${SITE_NAME}`,
    text: [
      'Hello,',
      '',
      `You now have an account at ${SITE_NAME}. The account itself is free.`,
      '',
      'Log in with this address and your password:',
      siteUrl + paths.login(),
      '',
      'If you did not sign up, somebody typed your address instead of theirs. You do not need to do anything.',
    ].join('\n'),
  };
}

/**
 * For an address that already has an account when somebody signs up with it: the only place that reveals the account
 * exists.
 */
export function signUpAgainMail(to: string, siteUrl: string): Mail {
  return {
    kind: 'sign-up-again',
    to,
    subject: `You already have an account at ${SITE_NAME}`,
    text: [
      'Hello,',
      '',
      `Somebody, probably you, tried to sign up at ${SITE_NAME} with this address. It already has an account.`,
      '',
      'Log in with this address and the password of that account:',
      siteUrl + paths.login(),
      '',
      'If it was not you, you do not need to do anything: nothing has changed.',
    ].join('\n'),
  };
}
