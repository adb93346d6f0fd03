import { expect, test } from 'vitest';
import { accountSection } from '../../shared/copy/site/privacy/account.ts';
import { cookiesSection } from '../../shared/copy/site/privacy/cookies.ts';
import { mailSection } from '../../shared/copy/site/privacy/mail.ts';
import type { PrivacySection } from '../../shared/copy/site/privacy/privacy.ts';
import { visitsSection } from '../../shared/copy/site/privacy/visits.ts';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from '../../worker/origin/accounts/session.ts';
import { MAIL_TOKEN_MS, RENEWABLE_MS } from '../../worker/origin/emailed-links/token-store.ts';
import { SENT_KEPT_MS, UNSENT_KEPT_MS } from '../../worker/origin/mail/sweep-mail.ts';
import { EVENT_KEPT_MS, LOG_KEPT_MS } from '../../worker/origin/operations/store.ts';
import { FORGOTTEN_AFTER_MS } from '../../worker/origin/passwords/login-attempts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long the page says that this is kept. */
function untilOf({ rows }: PrivacySection, start: string): string {
  const found = rows.filter(({ what }) => what.startsWith(start));
  expect(found, start).toHaveLength(1);
  return found[0]?.until ?? '';
}

test.each<[PrivacySection, string, number, unit: 'minutes' | 'hours' | 'days', number]>([
  [cookiesSection, 'session', SESSION_IDLE_MS, 'days', DAY_MS],
  [cookiesSection, 'session', SESSION_MAX_MS, 'days', DAY_MS],
  [accountSection, 'Where you are logged in', SESSION_IDLE_MS, 'days', DAY_MS],
  [accountSection, 'Where you are logged in', SESSION_MAX_MS, 'days', DAY_MS],
  [mailSection, 'Links by email', MAIL_TOKEN_MS, 'minutes', MINUTE_MS],
  [mailSection, 'Links by email', RENEWABLE_MS, 'hours', HOUR_MS],
  [mailSection, 'The email itself', SENT_KEPT_MS, 'days', DAY_MS],
  [mailSection, 'The email itself', UNSENT_KEPT_MS, 'days', DAY_MS],
  [mailSection, 'Wrong passwords', FORGOTTEN_AFTER_MS, 'hours', HOUR_MS],
  [visitsSection, 'Page events', EVENT_KEPT_MS, 'days', DAY_MS],
  [visitsSection, 'Faults', LOG_KEPT_MS, 'days', DAY_MS],
])('the privacy page says how long we really keep something: %#', (section, what, milliseconds, unit, unitMs) => {
  expect(untilOf(section, what)).toMatch(new RegExp(`\\b(?:${milliseconds / unitMs} ${unit})\\b`));
});
