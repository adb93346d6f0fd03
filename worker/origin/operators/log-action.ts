import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { ALWAYS } from '../sql-condition.ts';

/** What somebody who works for the operator did. */
export interface OperatorAction {
  /** their email address, as the edge's access control names them */
  readonly operator: string;
  /** what they did, in a few words of ours: 'restore', 'accept correction' */
  readonly action: string;
  /** what it was done to: a request's reference, never a person */
  readonly reference: string;
}

/**
 * Logs an action, for the batch that carries it out: before the step, and only if the condition holds, so that of two
 * operators who decide at once only the one whose decision counts is logged. `now` is in milliseconds since 1970.
 */
export function operatorActionStatement(
  db: SqlDatabase,
  { operator, action, reference }: OperatorAction,
  now: number,
  { sql, values }: SqlCondition = ALWAYS,
): SqlStatement {
  return db
    .prepare(`INSERT INTO operator_action (at, operator, action, reference) SELECT ?, ?, ?, ? WHERE ${sql}`)
    .bind(now, operator, action, reference, ...values);
}
