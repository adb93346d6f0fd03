import { calls } from '../../../shared/contract/calls.ts';
import { PURGE_SIGNATURE, signPurge } from '../../../shared/contract/transport/purge-signature.ts';
import type { OriginBindings, OriginSettings } from '../env.ts';
import { nameOf, writeLog } from '../logging/write-log.ts';

/** How long the edge may take, in milliseconds. */
const TIMEOUT_MS = 3_000;

/**
 * Has the edge drop the rendered pages that name these people, if SITE_URL says where it is. Nothing depends on it: the edge
 * shows no page without asking, so a failure is logged and no more. `now` is in milliseconds since 1970.
 */
export async function purgeEdge(
  { SITE_URL }: Pick<OriginBindings, 'SITE_URL'>,
  { secrets }: Pick<OriginSettings, 'secrets'>,
  personIds: readonly string[],
  now: number,
): Promise<void> {
  if (SITE_URL === undefined || personIds.length === 0) return;
  const body = JSON.stringify({ tags: personIds });
  try {
    const answer = await fetch(new URL(calls.purge.path, SITE_URL), {
      method: calls.purge.method,
      headers: { 'content-type': 'application/json', [PURGE_SIGNATURE]: await signPurge(secrets, body, now) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) writeLog('the edge refused a purge', { status: answer.status });
  } catch (error) {
    writeLog('the edge did not answer a purge', { error: nameOf(error) });
  }
}
