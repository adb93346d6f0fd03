import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanBefore } from '../../../shared/retention/span.ts';
import type { SqlDatabase } from '../env.ts';
import { sweepRows } from '../job-rows.ts';

/**
 * For how long after an unpaid guest's time the sweep still looks for them: an order may be pending for a month. In
 * milliseconds.
 */
const UNPAID_SOUGHT_MS = 60 * 86_400_000;

/** Forgets which browser a form came from, once a second one no longer counts as the same buyer's. */
export async function forgetGuestBrowsers(db: SqlDatabase, now: number): Promise<void> {
  const forms = db.prepare(
    `UPDATE guest_form SET browser_hash = NULL WHERE key_hash IN (
       SELECT key_hash FROM guest_form WHERE browser_hash IS NOT NULL AND sent_at <= ?1 ORDER BY sent_at LIMIT ?2)`,
  );
  const since = spanBefore(KEPT_FOR.guestBrowser, now);
  await sweepRows(async (limit) => (await forms.bind(since, limit).run()).meta.changes);
}

/**
 * Deletes guests who paid for nothing, readers whose links to confirm what they monitor have expired, and guests who paid
 * long ago, have no plan and never showed that their address is theirs; their receipts stay without them. `now` is in
 * milliseconds since 1970.
 */
export async function sweepGuests(db: SqlDatabase, now: number): Promise<void> {
  // Only recent ones are looked at: whoever paid stays in front of them for a year.
  const unpaid = db.prepare(
    `DELETE FROM account WHERE id IN (
       SELECT g.id FROM account g WHERE g.guest_email IS NOT NULL AND g.guest_key IS NOT NULL
         AND g.created_at <= ?1 AND g.created_at > ?2
         AND NOT EXISTS (SELECT 1 FROM purchase p WHERE p.account_id = g.id AND p.status IN ('paid', 'pending'))
       ORDER BY g.created_at LIMIT ?3)`,
  );
  // A plan is charged until it ends, so its guest stays until then.
  const old = db.prepare(
    `DELETE FROM account WHERE id IN (
       SELECT g.id FROM account g WHERE g.guest_email IS NOT NULL AND g.guest_key IS NOT NULL AND g.created_at <= ?1
         AND NOT EXISTS (SELECT 1 FROM plan p WHERE p.account_id = g.id AND (p.status <> 'ended' OR p.end_wanted = 1))
       ORDER BY g.created_at LIMIT ?2)`,
  );
  const readers = db.prepare(
    `DELETE FROM account WHERE id IN (
       SELECT g.id FROM account g WHERE g.guest_email IS NOT NULL AND g.guest_key IS NULL AND g.created_at <= ?1
         AND NOT EXISTS (SELECT 1 FROM monitor_link l WHERE l.account_id = g.id AND l.expires_at > ?2)
       ORDER BY g.created_at LIMIT ?3)`,
  );
  const readersSince = spanBefore(KEPT_FOR.unconfirmedMonitor, now);
  await sweepRows(async (limit) => (await readers.bind(readersSince, now, limit).run()).meta.changes);
  const since = spanBefore(KEPT_FOR.unpaidGuest, now);
  const paidSince = spanBefore(KEPT_FOR.paidGuest, now);
  await sweepRows(async (limit) => (await unpaid.bind(since, since - UNPAID_SOUGHT_MS, limit).run()).meta.changes);
  await sweepRows(async (limit) => (await old.bind(paidSince, limit).run()).meta.changes);
}
