import { DEMO_ACCOUNTS, REPORT_EMAIL } from '../../scripts/lib/demo-accounts.ts';
import type { ViewerKind } from './withheld.ts';

/** Somebody who asks, and the kind they see as. */
export interface LeakViewer {
  readonly name: string;
  readonly kind: ViewerKind;
  readonly email: string | null;
  readonly userAgent?: string;
  /** was a subscriber: relatives come with their exact ages */
  readonly isCancelled?: boolean;
}

/** The kinds that see differently; each person is asked for by all of them. */
export const LEAK_VIEWERS: readonly LeakViewer[] = [
  { name: 'anonymous', kind: 'free', email: null },
  { name: 'premium', kind: 'premium', email: 'premium@example.com' },
  { name: 'smb', kind: 'smb', email: 'smb@example.com' },
  { name: 'bg', kind: 'bg', email: REPORT_EMAIL },
  { name: 'a bot', kind: 'free', email: null, userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
];
/** Every other account, with the kind it sees as: a share of the persons is enough to tell which that is. */
export const SUBSCRIBERS = ['unlimited@example.com', 'mobile@example.com', 'fam@example.com'];
export const OTHER_LEAK_VIEWERS: readonly LeakViewer[] = DEMO_ACCOUNTS.filter(
  ({ email }) => !LEAK_VIEWERS.some((viewer) => viewer.email === email),
).map(({ email, userType }) => ({
  name: email,
  kind: SUBSCRIBERS.includes(email) ? 'premium' : 'free',
  email,
  isCancelled: userType === 'cancelled',
}));
