import type { CookieName } from '../../../contract/transport/cookie-name.ts';
import { KEPT_FOR } from '../../../retention/kept-for.ts';
import { spanText } from '../../../retention/span.ts';
import { paths } from '../../../urls/paths.ts';
import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** The site sets no cookie for ads, so there is no third group. */
export type CookieGroup = 'necessary' | 'analytics';

interface Cookie extends Omit<PrivacyRow, 'what'> {
  /** absent: strictly necessary */
  readonly group?: 'analytics';
}

/** Why each cookie exists, and how long it stays. A cookie without a line is a type error. */
const COOKIES: { readonly [N in CookieName | 'OptanonConsent' | 'OptanonAlertBoxClosed']: Cookie } = {
  session: {
    why: 'Keeps you logged in. It is a random token, and we store only a hash of it.',
    until: `${spanText(KEPT_FOR.session)} at most; it ends after ${spanText(KEPT_FOR.sessionUnused)} without a visit, and when you log out`,
  },
  device: {
    why: 'Remembers that this browser has logged in before, so that nobody else’s wrong passwords lock you out here. It lets nobody in.',
    until: 'A year; it stays when you log out',
  },
  claim: {
    why: 'Set when you have proven by a code that a record is about you. It is a random token, and we store only a hash of it. It opens that record, and nothing else.',
    until: `${spanText(KEPT_FOR.claim)}, or until you leave the record`,
  },
  user_id: {
    why: 'The random id of your account, so that a page can show that you are logged in. Scripts of this site can read it.',
    until: 'As long as the session',
  },
  wp_user: {
    why: 'Says that a free account has no password. Scripts of this site can read it.',
    until: 'As long as the session',
  },
  fam_user_email: {
    why: 'The email address of somebody who shares a family plan.',
    until: 'As long as the session',
  },
  visitor_id: {
    why: 'A random number that every browser gets with the first page about a person, a phone number or an address, for the limits on how many of each one visitor can open in a day, or with the first page where something is bought, so that a form sent twice without an account is one buyer’s. If you allow analytics, it also decides which version of a page you see in a test. If you refuse analytics, or have not allowed it in a country where you are asked first, it serves the limits and purchases only.',
    until: 'A year; it stays when you log out',
  },
  experiments: {
    why: 'Which version of a page you see in a test, so that it does not change under you. Only while a test runs, and only if you allow analytics.',
    until: 'A year; deleted when you refuse analytics',
    group: 'analytics',
  },
  seen_upgrade: {
    why: 'Remembers that you have seen the plan offer that opens once after a plan has ended, so that it does not open again.',
    until: 'A year; it stays when you log out',
  },
  way_back: {
    why: 'Remembers the page you came from while you pay on our payment provider’s page, so that we can lead you back to it. Set only when you order a plan or change your payment method.',
    until: 'An hour, or until you log out',
  },
  sent_form: {
    why: 'What you typed into a checkout, so that nothing is lost if a field needs correcting, and so that a slow payment can be waited for. Encrypted, so that only this site can read it; it never holds a card number or security code.',
    until: '15 minutes, or until the payment goes through or you log out',
  },
  OptanonConsent: {
    why: 'Your choice about analytics and advertising, when you made it, and whether your browser sent Global Privacy Control. If your account remembers that signal, it also holds a mark of the log-in. We read it and keep no copy.',
    until: 'A year after you last chose; it stays when you log out',
  },
  OptanonAlertBoxClosed: {
    why: 'When you last answered about cookies, so that we do not ask again.',
    until: 'A year after you last chose; it stays when you log out',
  },
};

const rows = Object.entries(COOKIES).map(([what, { why, until, group = 'necessary' }]) => ({
  group,
  row: { what, why, until } satisfies PrivacyRow,
}));

/** One row a cookie. */
export const cookieRows: readonly PrivacyRow[] = rows.map(({ row }) => row);

/** Those of one group. */
export const cookieRowsOf = (group: CookieGroup): readonly PrivacyRow[] =>
  rows.flatMap((one) => (one.group === group ? one.row : []));

export const cookiesSection: PrivacySection = {
  id: 'cookies',
  title: 'Cookies',
  text: [
    'All of them are for this site only. On the live site, the names begin with __Host-, except the last two.',
    'In the European Economic Area, the United Kingdom and Switzerland we measure nothing and load no ads until you allow it. Elsewhere you can refuse both. While you do not allow analytics, no page records an event or takes part in a test. While you do not allow advertising, no page loads an ad.',
  ],
  rows: cookieRows,
  links: [{ text: 'Cookie choices', href: paths.cookieChoices() }],
};
