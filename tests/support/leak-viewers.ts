import { DEMO_ACCOUNTS, PURCHASES_EMAIL, REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import type { ViewerKind } from './withheld.ts';

/** A viewer, and which kind of viewer they count as. */
export interface LeakViewer {
  readonly name: string;
  readonly kind: ViewerKind;
  readonly email: string | null;
  readonly userAgent?: string;
  /** a former subscriber, who sees the exact ages of relatives */
  readonly isCancelled?: boolean;
}

/** The kinds of viewers that see different things; each person is requested by all of them. */
export const LEAK_VIEWERS: readonly LeakViewer[] = [
  { name: 'anonymous', kind: 'free', email: null },
  { name: 'premium', kind: 'premium', email: 'premium@example.com' },
  { name: 'smb', kind: 'smb', email: 'smb@example.com' },
  { name: 'bg', kind: 'bg', email: REPORT_EMAIL },
  { name: 'a bot', kind: 'free', email: null, userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
];
/** All other accounts but the one that sees one person's report, with their kind: a share of the people confirms it. */
export const SUBSCRIBERS = ['unlimited', 'alerts', 'mobile', 'annual', 'fam', 'speed'].map(
  (name) => `${name}@example.com`,
);
export const OTHER_LEAK_VIEWERS: readonly LeakViewer[] = DEMO_ACCOUNTS.filter(
  ({ email }) => email !== PURCHASES_EMAIL && !LEAK_VIEWERS.some((viewer) => viewer.email === email),
).map(({ email, userType }) => ({
  name: email,
  kind: SUBSCRIBERS.includes(email) ? 'premium' : 'free',
  email,
  isCancelled: userType === 'cancelled',
}));
