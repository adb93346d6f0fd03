import type { Secrets } from '../../../shared/contract/transport/derived-key.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { keyedHash } from '../http/keyed-hash.ts';
import { both } from '../sql-condition.ts';

/** How many texts one number gets in a day, and how many codes go out for one record. */
const TEXTS_A_DAY = 3;
const CODES_A_RECORD = 6;
const DAY_MS = spanMs(KEPT_FOR.claimAsked);

/** What a code may be sent for: `isLeft` holds while the limits allow it; `counted` comes last in the batch. */
export interface ClaimLimit {
  readonly isLeft: SqlCondition;
  readonly counted: readonly SqlStatement[];
}

/**
 * The limits of a record, and of a number: silent, because only codes that go out count, which nobody is told. Mailboxes
 * have their own (asked-mail.ts). `now` is in milliseconds since 1970.
 */
export async function limitCodes(
  db: SqlDatabase,
  secrets: Secrets,
  { personId, number }: { readonly personId: string; readonly number: string | null },
  isSent: SqlCondition,
  now: number,
): Promise<ClaimLimit> {
  const record = await keyedHash(secrets, 'claim codes', `record ${personId}`);
  const limits: [hash: string, most: number][] = [[record, CODES_A_RECORD]];
  if (number !== null) limits.push([await keyedHash(secrets, 'claim codes', `number ${number}`), TEXTS_A_DAY]);
  const isBelow = limits.map(
    ([hash, most]): SqlCondition => ({
      sql: '(SELECT COUNT(*) FROM claim_asked WHERE key_hash = ? AND at > ?) < ?',
      values: [hash, now - DAY_MS, most],
    }),
  );
  return {
    isLeft: isBelow.reduce(both),
    counted: limits.map(([hash]) =>
      db
        .prepare(`INSERT INTO claim_asked (key_hash, at) SELECT ?, ? WHERE ${isSent.sql}`)
        .bind(hash, now, ...isSent.values),
    ),
  };
}
