import { type CountsReport, REPORTED_MAX } from '../../shared/contract/operations/counts.ts';
import { GATHERED_MS, Gathering } from '../../shared/metrics/gathering.ts';
import { MetricTally } from '../../shared/metrics/metric-tally.ts';
import { SecurityTally } from '../../shared/metrics/security-tally.ts';
import type { EdgeContext } from '../context.ts';
import type { EdgeBindings } from '../env.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { isUnknownCall } from '../origin-client/errors.ts';

/** What this isolate has counted and not sent yet. */
interface Unsent {
  readonly security: SecurityTally;
  readonly metrics: MetricTally;
  readonly gathering: Gathering;
  /** the origin does not take reports, as far as this isolate has asked */
  isRefused: boolean;
}

// One bindings object per isolate.
const unsent = new WeakMap<EdgeBindings, Unsent>();

/** What is counted until it is sent. */
export function unsentOf(c: EdgeContext): Unsent {
  const known = unsent.get(c.env) ?? {
    security: new SecurityTally(),
    metrics: new MetricTally(),
    gathering: new Gathering(),
    isRefused: false,
  };
  unsent.set(c.env, known);
  return known;
}

/** Sends what has been counted in a few seconds, with what is counted until then. No answer waits for it. */
export function sendCountsSoon(c: EdgeContext): void {
  // Until the request has been read, no call can be signed; the counts go out with the next batch.
  if (c.get('botClass') === undefined) return;
  const work = unsentOf(c).gathering.begin(GATHERED_MS, () => sendCounts(c));
  if (work !== null) c.executionCtx.waitUntil(work);
}

/** Sends what this isolate has counted at once. Never rejects; refusals that are lost here are still in the log. */
export async function sendCounts(c: EdgeContext): Promise<void> {
  const counted = unsentOf(c);
  try {
    for (const report of reportsOf(counted.security.take(), counted.metrics.take()))
      await createOriginClient(c, { session: null }).send('reportCounts', report);
    counted.isRefused = false;
  } catch (error) {
    // An origin that takes no reports logs that itself, every time.
    if (isUnknownCall(error)) counted.isRefused = true;
    else logEvent(c, 'counts_lost', { message: messageOf(error) });
  }
}

function* reportsOf(
  security: readonly CountsReport['security'][number][],
  metrics: readonly CountsReport['metrics'][number][],
): Iterable<CountsReport> {
  for (let at = 0; at < Math.max(security.length, metrics.length); at += REPORTED_MAX)
    yield { security: security.slice(at, at + REPORTED_MAX), metrics: metrics.slice(at, at + REPORTED_MAX) };
}
