import type { SqlDatabase, SqlStatement } from '../env.ts';

/** What somebody who works for the operator did. */
export interface OperatorAction {
  /** their email address, as the edge's access control names them */
  readonly operator: string;
  /** what they did, in a few words of ours: 'restore', 'accept correction' */
  readonly action: string;
  /** what it was done to: a request's reference, never a person */
  readonly reference: string;
}

/** Logs an action, for the batch that carries it out. `now` is in milliseconds since 1970. */
export function operatorActionStatement(
  db: SqlDatabase,
  { operator, action, reference }: OperatorAction,
  now: number,
): SqlStatement {
  return db
    .prepare('INSERT INTO operator_action (at, operator, action, reference) VALUES (?, ?, ?, ?)')
    .bind(now, operator, action, reference);
}
