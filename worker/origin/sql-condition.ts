import type { SqlCondition } from './env.ts';

/** Holds for every row. */
export const ALWAYS: SqlCondition = { sql: '1', values: [] };

/** Holds while both conditions hold. */
export function both(one: SqlCondition, other: SqlCondition): SqlCondition {
  return { sql: `${one.sql} AND ${other.sql}`, values: [...one.values, ...other.values] };
}

/** Holds while the condition does not. */
export function not({ sql, values }: SqlCondition): SqlCondition {
  return { sql: `NOT (${sql})`, values };
}
