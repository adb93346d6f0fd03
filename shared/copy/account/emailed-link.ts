import { countOf } from '../format/numbers.ts';

/** The pages that links in emails open. Opening one changes nothing; its button does. */
export const emailedLinkCopy = {
  'finish-sign-up': {
    title: 'Create your account',
    text: 'The link shows that the address is yours. Press the button to create the account.',
    submit: 'Create my account',
    sending: 'Creating your account',
  },
  'one-time-link': {
    title: 'Log in',
    text: 'The link shows that the address is yours. Press the button to log in.',
    submit: 'Log in',
    sending: 'Logging in',
  },
  'reset-password': {
    title: 'Set a new password',
    text: 'A new password logs out every browser and removes your passkeys. Then this browser is logged in.',
    submit: 'Set the password',
    sending: 'Setting the password',
  },
  'confirm-email': {
    title: 'Confirm your new email address',
    text: 'Press the button only if you asked for this. Where you are not logged in to the account, it also logs out every browser and removes the account’s password and passkeys.',
    submit: 'Use this address',
    sending: 'Changing the address',
  },
} as const;
export type EmailedLink = keyof typeof emailedLinkCopy;

export const newPasswordCopy = {
  label: 'New password',
  optional: 'Password (optional)',
  hint: (least: number) => `At least ${countOf(least, 'character')}.`,
  optionalHint: (least: number) =>
    `At least ${countOf(least, 'character')}. You can also leave it out and log in with a link each time.`,
  /** the origin found it in a list of common ones */
  common: 'Too many people use this password. Please choose another.',
} as const;

/** A link that no longer works, or that we did not send. */
export const linkOverCopy = {
  title: 'This link does not work',
  text: 'It was used already, or it is older than 10 minutes. We can send a new one to the same address.',
  /** without a token, there is nothing to renew */
  broken: 'It is not complete. Please open it from the email again, or copy all of it.',
  submit: 'Send me a new link',
  sending: 'Asking for a new link',
  logIn: 'Log in',
  signUp: 'Sign up',
} as const;

export const emailConfirmedCopy = {
  title: 'Your email address has changed',
  text: 'From now on, you log in with the new address, and our emails go there.',
  toAccount: 'Go to my account',
  /** 409: meanwhile, somebody has opened an account with it */
  takenTitle: 'This address has an account of its own',
  taken: 'So it cannot become the address of another one. Nothing has changed.',
} as const;
