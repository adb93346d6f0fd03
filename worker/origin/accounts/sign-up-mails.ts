import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Mail } from '../mail/queue.ts';

/**
 * To who has just signed up. Whoever typed the address may not be whose it is, so nothing else that was typed stands in
 * it: a name could say anything.
 */
export function welcomeMail(to: string, siteUrl: string): Mail {
  return {
    kind: 'welcome',
    to,
    subject: `Welcome to ${SITE_NAME}`,
    text: [
      'Hello,',
      '',
      `You have an account at ${SITE_NAME} now. The account itself is free.`,
      '',
      'Log in with this address and your password:',
      siteUrl + paths.login(),
      '',
      'If you did not sign up, somebody typed your address instead of theirs. You need not do anything.',
    ].join('\n'),
  };
}

/** To an address that has an account already, when somebody signs up with it: only here it is said that there is one. */
export function signUpAgainMail(to: string, siteUrl: string): Mail {
  return {
    kind: 'sign-up-again',
    to,
    subject: `You already have an account at ${SITE_NAME}`,
    text: [
      'Hello,',
      '',
      `Somebody, probably you, wanted to sign up at ${SITE_NAME} with this address. It has an account already.`,
      '',
      'Log in with this address and the password of that account:',
      siteUrl + paths.login(),
      '',
      'If it was not you, you need not do anything: nothing was changed.',
    ].join('\n'),
  };
}
