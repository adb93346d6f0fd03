import { paths } from '../../../shared/urls/paths.ts';

// A mail does not name the passkey: its name comes from a user agent, which can say anything.

/** What accountChangedMail says about a new passkey: a new password alone would not stop whoever made it. */
export function passkeyAddedText(siteUrl: string): string {
  return [
    'A passkey was added. Whoever has it can log in to your account without the password. If it was not you, remove it',
    'here first:',
    siteUrl + paths.accountSecurity(),
  ].join('\n');
}

export const passkeyRemovedText = 'A passkey was removed. It no longer logs in to your account.';
