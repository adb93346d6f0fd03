/** The page 'Log-in', and the question that it and 'Your data' ask before a change. */
export const accountSecurityCopy = {
  title: 'Log-in',
  lede: 'Your email address, your password, and where you are logged in.',
  email: {
    title: 'Email address',
    now: 'You log in with',
    field: 'New email address',
    hint: 'We email a link to it. Nothing changes until you open that link.',
    submit: 'Change email address',
    same: 'This is already your email address.',
  },
  password: {
    title: 'Password',
    none: 'You have no password: you log in with links that we email you.',
    field: 'New password',
    hint: (least: number) => `At least ${least} characters.`,
    effect: 'A new password logs out every other browser.',
    set: 'Set a password',
    change: 'Change password',
  },
  sessions: {
    title: 'Where you are logged in',
    loggedIn: (day: string) => `Logged in ${day}`,
    lastUsed: (day: string) => `last used ${day}`,
    current: 'This browser',
    end: 'Log out',
    /** for a screen reader, which hears only the button */
    endLabel: (device: string) => `Log out ${device}`,
    endOthers: 'Log out everywhere else',
    alone: 'You are not logged in anywhere else.',
  },
  notices: {
    linkSent: (email: string) => `We sent a link to ${email}. Your email address changes once you confirm it.`,
    password: 'Your new password works from now on. Every other browser is logged out.',
    session: 'That browser is logged out.',
    others: 'Every other browser is logged out.',
  },
} as const;

/** Before a change that cannot be undone, if the last log-in was more than half an hour ago. */
export const confirmCopy = {
  title: 'Please confirm that it is you',
  password: 'Your password',
  byPassword: 'You logged in a while ago. Type your password once more.',
  byLink: 'You logged in a while ago. Log in again with a link that we email you, then come back here.',
  link: 'Log in by email',
  instead: 'Forgot it? Log in by email instead',
  wrong: 'This is not your password. Please try again.',
  limited: 'Too many attempts. Please wait a while and try again.',
  busy: 'We could not do that just now. Please try again in a moment.',
} as const;
