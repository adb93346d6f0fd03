import { WITHOUT_SUBJECT } from '../billing/receipt-subject.ts';
import { OF_NOBODY } from '../credits/store.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/** Among the people of ?1, a JSON array of ids. */
const AMONG = 'IN (SELECT value FROM json_each(?1))';

/**
 * Tables whose rows are about one person and nothing else: the rows go. Undoing a removal does not bring them back.
 *
 * - monitor, stopped_monitor: with the name as the subscriber knew it. Triggers delete what was found (watched_person,
 *   person_change) with the last of them. An alert that is planned has no text yet, and finds nobody to tell about
 * - watched_person: fingerprints of a record that nobody watches
 * - contact, removed_contact: with the note about the person
 * - link_token: opens or stops monitoring that page
 */
const ABOUT_ONE = ['monitor', 'stopped_monitor', 'watched_person', 'contact', 'removed_contact', 'link_token'] as const;

/**
 * Takes people out of whatever names them, after reports were given back, court runners ended and reports of errors
 * closed. Of each kind only what those steps have dealt with goes, so nothing that somebody did in the meantime is lost
 * before it is given back. `now` is in milliseconds since 1970.
 */
export function forgetStatements(db: SqlDatabase, personIds: readonly string[], now: number): SqlStatement[] {
  const ids = JSON.stringify(personIds);
  const bound = (sql: string, ...values: readonly (string | number)[]) => db.prepare(sql).bind(ids, ...values);
  return [
    ...ABOUT_ONE.map((table) => bound(`DELETE FROM ${table} WHERE person_id ${AMONG}`)),

    // What a reader said is wrong with a record; the open ones have been closed.
    bound(`DELETE FROM record_error WHERE person_id ${AMONG} AND decided_at IS NOT NULL`),

    // Reports that are still open were given back before.
    bound(`DELETE FROM report_access WHERE person_id ${AMONG} AND access_expires_at <= ?2`, now),
    // A credit that opened a report stays used, for nobody: the account's credits would not add up without it.
    bound(
      `UPDATE background_credit SET person_id = '${OF_NOBODY}' WHERE person_id ${AMONG}
         AND NOT EXISTS (SELECT 1 FROM report_access a WHERE a.account_id = background_credit.account_id
           AND a.person_id = background_credit.person_id)`,
    ),

    // Whoever looked them up. It is counted without person, as it would be later (entitlement/sweep-openings.ts). A
    // lookup of the present period can be used again.
    bound(
      `INSERT INTO opening_month (kind, month, openings)
       SELECT 'lookup', strftime('%Y-%m', used_at / 1000, 'unixepoch') AS month, COUNT(*)
       FROM lookup WHERE person_id ${AMONG} GROUP BY month
       ON CONFLICT (kind, month) DO UPDATE SET openings = openings + excluded.openings`,
    ),
    bound(`DELETE FROM lookup WHERE person_id ${AMONG}`),

    // A receipt keeps amount, date, number and what kind of thing was bought; not whom it was about, even if the buyer
    // wanted to keep that. An order that is not settled needs it to find out that there is nothing to give, and loses
    // it afterward (forget-again.ts).
    bound(
      `UPDATE purchase SET ${WITHOUT_SUBJECT}, keeps_subject = 0
       WHERE person_id ${AMONG} AND status IN ('paid', 'declined')
         AND NOT EXISTS (SELECT 1 FROM court_runner_request q WHERE q.purchase_id = purchase.id)
         AND NOT EXISTS (SELECT 1 FROM report_access a WHERE a.account_id = purchase.account_id
           AND a.person_id = purchase.person_id)`,
    ),
    // Orders of something else that began on their page.
    bound(
      `UPDATE purchase SET funnel = NULL, return_path = NULL WHERE funnel IS NOT NULL AND funnel ->> 'wpId' ${AMONG}`,
    ),
  ];
}
