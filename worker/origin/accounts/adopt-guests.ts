import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { adoptPlansStatements } from '../plans/adopt-plans.ts';

/** Tables in which a row simply changes hands; purchases last, since they are what makes a guest a paying one. */
const MOVED = ['background_credit', 'court_runner_request', 'purchase'] as const;

/** Tables with at most one row for an account and a thing: the columns that make up the rest of a row. */
const MERGED = [
  ['lookup', 'person_id, period_start, used_at'],
  ['report_access', 'person_id, report_id, access_expires_at'],
  ['property_access', 'pnp_id, access_expires_at'],
] as const;

/**
 * Guests who paid for something, or are about to. Others stay behind until they are swept: anybody can type this
 * address, and what they did with it is nothing its owner wants.
 */
const GUESTS = guestsWith("('paid', 'pending')");
/** Those who have paid: what they monitor and saved is their own, too. */
const PAYING = guestsWith("('paid')");

function guestsWith(statuses: string): string {
  return `SELECT g.id FROM account g WHERE g.guest_email = ? AND g.guest_key IS NOT NULL
    AND EXISTS (SELECT 1 FROM purchase p WHERE p.account_id = g.id AND p.status IN ${statuses})`;
}

/** What a plan makes of an account follows from the plan. */
const BOUGHT = "user_type IN ('transactional', 'transactional credits')";

const TARGET = '(SELECT id FROM account WHERE email = ?)';

/** Whether a guest with an order gave this address. */
export async function hasGuests(db: SqlDatabase, email: string): Promise<boolean> {
  return (await db.prepare(`${GUESTS} LIMIT 1`).bind(email).first()) !== null;
}

/** Holds if a guest who has paid gave this address. */
export function hasPayingGuest(email: string): SqlCondition {
  return { sql: `EXISTS (${PAYING})`, values: [email] };
}

/**
 * Moves what guests with this address bought to its account, and deletes the guests with their sessions: for the batch
 * in which somebody shows that the mailbox is theirs. Where the account already has a row for the same thing, the longer
 * access stays; where it has a plan, the guest's is refunded. Only if the condition holds. `now` is in milliseconds since
 * 1970. Refunds and mail are carried out afterward, by the scheduled job at the latest.
 */
export function adoptGuestsStatements(
  db: SqlDatabase,
  email: string,
  now: number,
  { sql, values }: SqlCondition,
): readonly SqlStatement[] {
  const moved = MOVED.map((table) =>
    db
      .prepare(`UPDATE ${table} SET account_id = ${TARGET} WHERE account_id IN (${GUESTS}) AND ${sql}`)
      .bind(email, email, ...values),
  );
  const merged = MERGED.map(([table, columns]) =>
    db
      .prepare(
        `INSERT INTO ${table} (account_id, ${columns}) SELECT ${TARGET}, ${columns} FROM ${table}
         WHERE account_id IN (${GUESTS}) AND ${sql} ON CONFLICT DO ${onConflict(columns)}`,
      )
      .bind(email, email, ...values),
  );
  const monitors = db
    .prepare(
      `INSERT INTO monitor (account_id, person_id, display_text, auto_monitor, since, seen_at, told_at)
       SELECT ${TARGET}, person_id, display_text, auto_monitor, since, seen_at, told_at FROM monitor
       WHERE account_id IN (${PAYING}) AND ${sql} ON CONFLICT DO NOTHING`,
    )
    .bind(email, email, ...values);
  const guestLists = `SELECT id FROM contact_list WHERE account_id IN (${PAYING})`;
  const alreadySaved = db
    .prepare(
      `DELETE FROM contact WHERE list_id IN (${guestLists}) AND person_id IN (
         SELECT o.person_id FROM contact o JOIN contact_list t ON t.id = o.list_id WHERE t.account_id = ${TARGET})
         AND ${sql}`,
    )
    .bind(email, email, ...values);
  const lists = db
    .prepare(
      `UPDATE OR IGNORE contact_list SET account_id = ${TARGET}
       WHERE account_id IN (${PAYING}) AND is_default = 0 AND ${sql}`,
    )
    .bind(email, email, ...values);
  // Those of the guest's own 'My Contacts', and of a list whose name the account has, too.
  const contacts = db
    .prepare(
      `INSERT OR IGNORE INTO contact (list_id, person_id, saved_at, note)
       SELECT t.id, c.person_id, c.saved_at, c.note FROM contact c JOIN contact_list l ON l.id = c.list_id
       JOIN contact_list t ON t.account_id = ${TARGET} AND t.is_default = 1
       WHERE l.account_id IN (${PAYING}) AND ${sql}`,
    )
    .bind(email, email, ...values);
  const types = db
    .prepare(
      `UPDATE account SET user_type = (SELECT user_type FROM account WHERE id IN (${PAYING}) AND ${BOUGHT}
         ORDER BY created_at DESC LIMIT 1)
       WHERE email = ? AND user_type = 'free' AND EXISTS (SELECT 1 FROM account WHERE id IN (${PAYING}) AND ${BOUGHT})
         AND ${sql}`,
    )
    .bind(email, email, email, ...values);
  const marked = db
    .prepare(`UPDATE account SET guest_key = 'adopted' || id WHERE id IN (${GUESTS}) AND ${sql}`)
    .bind(email, ...values);
  const gone = db
    .prepare(`DELETE FROM account WHERE guest_email = ? AND guest_key = 'adopted' || id AND ${sql}`)
    .bind(email, ...values);
  const plans = adoptPlansStatements(
    db,
    { guests: { sql: GUESTS, values: [email] }, target: { sql: TARGET, values: [email] } },
    now,
    { sql, values },
  );
  return [types, alreadySaved, lists, contacts, monitors, ...merged, ...plans, marked, ...moved, gone];
}

/** The longer access stays; anything else stays as the account has it. */
function onConflict(columns: string): string {
  return columns.includes('access_expires_at')
    ? 'UPDATE SET access_expires_at = MAX(access_expires_at, excluded.access_expires_at)'
    : 'NOTHING';
}
