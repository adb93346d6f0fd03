import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Mail } from './queue.ts';

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
