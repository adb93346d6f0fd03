import type { OriginBindings, SqlStatement } from '../env.ts';
import { endSuppression } from '../suppression/suppress-person.ts';
import { type RemovalRequest, undoneStatement } from './request-store.ts';

/**
 * Shows again what a request hid, except what other requests hide, too. Credits and money that were given back stay with
 * whom they were given to. It may be repeated.
 *
 * @param and statements for the transaction that notes it, before that note
 * @returns whether this very call took it back
 * @throws if it could not be ended; if only the people database did not answer, the scheduled job repeats that
 */
export async function takeBack(
  env: Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>,
  request: RemovalRequest,
  now: number,
  and: readonly SqlStatement[] = [],
): Promise<boolean> {
  const db = env.ACCOUNTS;
  let failed: unknown = null;
  try {
    await endSuppression(env, request.reference, now);
  } catch (error) {
    failed = error;
  }
  const results = await db.batch([...and, undoneStatement(db, request, now)]);
  const isUndone = (results.at(-1)?.meta.changes ?? 0) > 0;
  if (failed !== null && !isUndone) throw failed;
  return isUndone;
}
