import type { SqlDatabase, SqlStatement } from '../../env.ts';

/**
 * For the batch that notes that an alert was accepted, or had nothing left to tell: its changes are told, the monitors of
 * people who have died are over, and the account may get another alert.
 */
export function toldStatements(db: SqlDatabase, mailId: string): readonly SqlStatement[] {
  return [
    db
      .prepare(
        `UPDATE monitor SET told_at = d.up_to FROM digest d
         WHERE d.mail_id = ?1 AND monitor.account_id = d.account_id AND monitor.told_at < d.up_to`,
      )
      .bind(mailId),
    db
      .prepare(
        `DELETE FROM monitor WHERE account_id = (SELECT account_id FROM digest WHERE mail_id = ?1)
         AND ended_at <= (SELECT up_to FROM digest WHERE mail_id = ?1)`,
      )
      .bind(mailId),
    db.prepare('DELETE FROM digest WHERE mail_id = ?1').bind(mailId),
  ];
}

/**
 * An alert that is not sent leaves no mail. If there was nothing left to tell, that is settled; otherwise what it would
 * have told waits (the trigger mail_gone): its mailbox, or whether its reader wants it, may change.
 */
export function dropAlertStatements(db: SqlDatabase, mailId: string, reason: 'nothing' | 'unwanted'): SqlStatement[] {
  const settled = reason === 'nothing' ? toldStatements(db, mailId) : [];
  return [...settled, db.prepare('DELETE FROM mail WHERE id = ?1').bind(mailId)];
}
