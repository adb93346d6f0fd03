import type { OriginBindings, OriginSettings } from '../env.ts';
import { runEach } from '../job-rows.ts';
import { carryOutRemoval } from './carry-out.ts';
import { listUndone } from './request-store.ts';

/**
 * The scheduled job that carries out removals whose request broke off after it was confirmed. Send the queued mail
 * afterward. `now` is in milliseconds since 1970.
 */
export async function settleRemovals(
  env: Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>,
  settings: Pick<OriginSettings, 'siteUrl'>,
  now: number,
): Promise<void> {
  await runEach('settle removals', await listUndone(env.ACCOUNTS), (request) =>
    carryOutRemoval(env, settings, request, now),
  );
}
