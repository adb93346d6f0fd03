import type { LateData } from '../../client/pages/page-model.ts';
import type { PersonCounts } from '../../shared/contract/person/counts.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import type { StateFlag } from '../../shared/contract/state-flag.ts';
import { type EdgeContext, isHead, variantsShown } from '../context.ts';
import { MissingPersonInfo } from '../failures/errors.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { nullFor404, OriginProblem } from '../origin-client/errors.ts';
import type { PersonFlags } from './person-flags.ts';
import { decideAsks, type StateFlagDecision } from './state-flags.ts';

export type CriticalData =
  | { readonly kind: 'found'; readonly details: PersonDetails; readonly asks: readonly StateFlag[] }
  /** nobody has that id, or the person is hidden */
  | { readonly kind: 'unknown' }
  /** a prefetch that would cost a lookup: the browser must ask again on the click */
  | { readonly kind: 'not-ahead-of-the-click' };

/** What the page cannot do without: the details, which also identify the viewer. If they fail, the page fails. */
export async function loadCritical(
  c: EdgeContext,
  id: string,
  flags: PersonFlags,
  stateFlags: StateFlagDecision,
): Promise<CriticalData> {
  const query = {
    personId: id,
    ...Object.fromEntries(stateFlags.sent.map((flag) => [flag, 'true' as const])),
    linkToken: stateFlags.linkToken ?? undefined,
    stub: flags.stub,
    deltas_seen: flags.deltasSeen,
    deviceType: c.var.device,
    dayType: c.var.dayType,
    productRegistryVariant: c.var.settings.productRegistryVariant,
    productRegistryForceHardCodedBackup: flags.forceBackup,
    includeRelated: 'true' as const,
    // Only its variants show more of the property than its address (P6-050 to P6-052).
    includeProperties: variantsShown(c).PROPERTY_UPSELL > 0 ? ('true' as const) : undefined,
  };
  try {
    // With a state flag this GET changes something: a repeat would find that it had used up its own token (P2-064).
    const client = createOriginClient(c, { canRetry: stateFlags.sent.length === 0 });
    const details = await nullFor404(client.get('personDetails', query));
    if (details === null) return { kind: 'unknown' };
    // A response about someone else must not be shown at this URL (P8-010).
    if (details.results.id !== id) throw new MissingPersonInfo();
    return { kind: 'found', details, asks: decideAsks(stateFlags, details) };
  } catch (error) {
    if (c.var.isPrefetch && error instanceof OriginProblem && error.status === 503)
      return { kind: 'not-ahead-of-the-click' };
    throw error;
  }
}

/** Whether counts are requested at all: not for bots, stubs or HEAD requests (F6-15, P6-043). */
export function wantsCounts(c: EdgeContext, flags: PersonFlags): boolean {
  return c.var.botClass === 'human' && flags.stub !== 'true' && !isHead(c);
}

/** What may arrive after the shell. Never rejects: without counts the page shows none (F5-31, P7-051). */
export async function loadDeferred(c: EdgeContext, id: string, flags: PersonFlags): Promise<LateData> {
  return { counts: await loadCounts(c, id, flags.eid) };
}

/** For visitors from a campaign, counts come from the campaign's own call; the numbers are the same (F7-01, F7-10). */
async function loadCounts(c: EdgeContext, id: string, eid: string | undefined): Promise<PersonCounts | null> {
  const client = createOriginClient(c);
  try {
    if (eid === undefined) return await client.get('personCounts', { personId: id });
    return await client.get('funnelCounts', { id, source: 'person', eid });
  } catch (error) {
    logEvent(c, 'counts_failed', { message: messageOf(error) });
    return null;
  }
}
