/** What the page says after a click on Monitor or Save. `name` is the full name. */
export const personActionCopy = {
  monitoring: (name: string) => `You are now monitoring ${name}.`,
  notMonitoring: (name: string) => `You are no longer monitoring ${name}.`,
  /** P7-024 */
  cannotMonitor: 'Problem monitoring report at this time',
  /** P7-027 */
  cannotStopMonitoring: 'Problem unmonitoring report at this time',
  saved: (name: string) => `${name} was added to My Contacts.`,
  unsaved: (name: string) => `${name} was removed from My Contacts.`,
  cannotSave: 'This person could not be saved right now.',
  cannotUnsave: 'This person could not be removed from My Contacts right now.',
  logIn: {
    text: (name: string) => `Log in to monitor ${name}. We notify you when an address, phone number or record changes.`,
    toStop: (name: string) => `Log in to stop monitoring ${name}.`,
    /** for visitors without an account */
    byEmail: 'Monitor with your email address',
  },
  lookup: {
    title: 'Save to My Contacts',
    isPaid: 'Saving people to My Contacts is part of Premium.',
    isUsedUp: 'You have no lookups left, so you cannot save new people.',
    seePremium: 'See Premium',
    seeUnlimited: 'See Premium Unlimited',
    subscribed: 'Already a subscriber?',
    logIn: 'Log in',
  },
} as const;

/** Longest name in a snackbar, in characters. */
const NAME_MAX = 60;
/** Longest name that fits on one line of a message or the title of a dialog, on the narrowest phones too. */
const LINE_MAX = 20;

/** A name for a message or the title of a dialog: not too long, and not broken inside if it fits on a line. */
export function shortName(name: string): string {
  if (name.length <= LINE_MAX) return name.replaceAll(' ', '\u00a0');
  return name.length <= NAME_MAX ? name : `${[...name].slice(0, NAME_MAX - 1).join('')}…`;
}

/** Questions asked before a link changes something (P2-064). `name` is the full name. */
export const personFlagCopy = {
  asks: {
    monitor: { question: (name: string) => `Do you want to monitor ${name}?`, button: 'Monitor' },
    unmonitor: { question: (name: string) => `Do you want to stop monitoring ${name}?`, button: 'Stop Monitoring' },
    save_contact: { question: (name: string) => `Do you want to add ${name} to My Contacts?`, button: 'Save' },
  },
  leave: 'Not now',
} as const;
