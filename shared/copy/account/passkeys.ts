import { PASSKEYS_MAX } from '../../forms/account-limits.ts';

/** Of a failed log-in; the origin sends it. */
export const UNKNOWN_PASSKEY = 'No account has this passkey';
/** Of a site at an IP address. */
export const NO_PASSKEYS_HERE = 'This site has no passkeys';

export const passkeysCopy = {
  logIn: 'Use a passkey',

  title: 'Passkeys',
  none: 'No passkeys yet',
  /** the one sentence that explains what it is */
  what: 'A passkey lets you log in with your face, your fingerprint or your device’s PIN instead of a password.',
  add: 'Add a passkey',
  added: 'Passkey added',
  onlyWithScripts: 'To add or remove a passkey, turn on JavaScript.',
  unsupported: 'This browser cannot add a passkey here.',

  addedOn: (day: string) => `Added ${day}`,
  usedOn: (day: string) => `Last used ${day}`,
  notUsed: 'Not used yet',
  remove: 'Remove',
  removeNamed: (name: string, day: string) => `Remove ${name}, added ${day}`,
  removed: 'Passkey removed',

  removeTitle: 'Remove this passkey?',
  removeText: (name: string, day: string) =>
    `${name}, added ${day}, will no longer log in. Your device may still show it: delete it there, too.`,
  confirmTitle: 'Is it you?',
  confirmText: 'You logged in more than half an hour ago. Please type your password.',
  confirmWithout: 'You logged in more than half an hour ago. Please log out and log in again.',
  password: 'Password',
  wrongPassword: 'This is not your password. Please try again.',
  cancel: 'Cancel',
  goOn: 'Continue',

  /** what went wrong, by kind */
  failures: {
    unknown: 'This passkey does not log in here. It may have been removed from its account. Please log in another way.',
    known: 'This device already has a passkey for your account.',
    full: `Your account has ${PASSKEYS_MAX} passkeys, and cannot have more. Remove one first.`,
    limited: 'Too many attempts. Please wait a moment and try again.',
    'logged-out': 'You are no longer logged in. Please reload the page.',
    failed: 'That did not work. Please try again.',
  },
} as const;
