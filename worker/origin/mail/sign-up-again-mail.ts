import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Mail } from './queue.ts';

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
