import type { SecurityCount } from '../../shared/contract/operations/security.ts';
import { GATHERED_MS, SecurityTally } from '../../shared/security/security-tally.ts';
import type { EdgeContext } from '../context.ts';
import type { EdgeBindings } from '../env.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';
import { logEvent, messageOf } from './log.ts';

/** What the edge itself refuses; `subject` never comes from the request. */
export type EdgeSecurityEvent =
  | { readonly kind: 'limit-hit'; readonly subject: Extract<keyof EdgeBindings, `LIMIT_${string}`> }
  | { readonly kind: 'cross-site-refused' | 'wrong-host'; readonly subject?: '' };

// One bindings object per isolate.
const tallies = new WeakMap<EdgeBindings, SecurityTally>();

/**
 * Writes one line to the log, to be found by its tracking id, and a few seconds later adds to the count of its kind in
 * the origin's database, together with other events. Neither says who it was: no name, id, address or network
 * (docs/operation.md).
 */
export function noteSecurity(c: EdgeContext, { kind, subject = '' }: EdgeSecurityEvent): void {
  logEvent(c, 'security', { kind, subject });
  const tally = tallyOf(c);
  tally.add(kind, subject);
  // Until the request has been read, no call can be signed; the count goes out with the next batch.
  if (c.get('botClass') === undefined) return;
  const work = tally.gather(GATHERED_MS, (counts) => send(c, counts));
  if (work !== null) c.executionCtx.waitUntil(work);
}

/** Sends what this isolate has counted at once. */
export async function sendSecurityCounts(c: EdgeContext): Promise<void> {
  const counts = tallyOf(c).take();
  if (counts.length > 0) await send(c, counts);
}

/** Never rejects; anything lost here is still in the log. */
async function send(c: EdgeContext, counts: readonly SecurityCount[]): Promise<void> {
  try {
    await createOriginClient(c, { session: null }).send('countSecurity', { counts: [...counts] });
  } catch (error) {
    // An origin that does not count events logs that itself, every time.
    if (!(error instanceof OriginProblem)) logEvent(c, 'security_counts_lost', { message: messageOf(error) });
  }
}

function tallyOf(c: EdgeContext): SecurityTally {
  const tally = tallies.get(c.env) ?? new SecurityTally();
  tallies.set(c.env, tally);
  return tally;
}
