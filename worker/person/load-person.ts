import type { PersonCounts } from '../../shared/contract/person/counts.ts';
import type { PersonLateParts } from '../../shared/contract/person/late-parts.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import type { StateFlag } from '../../shared/contract/state-flag.ts';
import { type EdgeContext, isHead, variantsShown } from '../context.ts';
import { MissingPersonInfo } from '../failures/errors.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { LimitReached, nullFor404, OriginProblem } from '../origin-client/errors.ts';
import { isStoppable, type ViewedPerson } from './hard-stop.ts';
import type { KeptPage } from './kept-pages.ts';
import type { PersonFlags } from './person-flags.ts';
import { decideAsks, type StateFlagDecision } from './state-flags.ts';

export type CriticalData =
  | Found
  /** the page that was made from the answer with that entity tag still holds */
  | ({ readonly kind: 'unchanged'; readonly page: KeptPage } & ViewedPerson)
  /** nobody has that id, or the person is hidden */
  | { readonly kind: 'unknown' }
  /** a prefetch that would cost a view or a lookup: the browser must ask again on the click */
  | { readonly kind: 'not-ahead-of-the-click' }
  /** the viewer has opened as many people as they may (P2-035) */
  | { readonly kind: 'blocked' }
  /** not requested as a page, but as an image or a frame, and not open yet */
  | { readonly kind: 'not-a-page' };

export interface Found extends ViewedPerson {
  readonly kind: 'found';
  readonly details: PersonDetails;
  readonly asks: readonly StateFlag[];
  /** null if it did not arrive; never rejects. Absent if the origin answers in one piece, or was asked to */
  readonly late?: Promise<PersonLateParts | null>;
  /** the late parts are here */
  readonly isComplete: boolean;
  /** of the whole answer; null if it may have changed */
  readonly entityTag: string | null;
}

/** How the details are requested. */
export interface CriticalOptions {
  readonly flags: PersonFlags;
  readonly stateFlags: StateFlagDecision;
  /** whether the answer may come in two parts */
  readonly isInParts: boolean;
  /** the page that we keep; null without one */
  readonly kept: KeptPage | null;
}

/** What the page cannot do without: the details, which also identify the viewer. If they fail, the page fails. */
export async function loadCritical(
  c: EdgeContext,
  id: string,
  { flags, stateFlags, isInParts, kept }: CriticalOptions,
): Promise<CriticalData> {
  const query = {
    personId: id,
    ...Object.fromEntries(stateFlags.sent.map((flag) => [flag, 'true' as const])),
    linkToken: stateFlags.linkToken ?? undefined,
    stub: flags.stub,
    deltas_seen: flags.deltasSeen,
    deviceType: c.get('device'),
    dayType: c.get('dayType'),
    productRegistryVariant: c.get('settings').productRegistryVariant,
    productRegistryForceHardCodedBackup: flags.forceBackup,
    includeRelated: 'true' as const,
    // Only its variants show more of the property than its address (P6-050 to P6-052).
    includeProperties: variantsShown(c).PROPERTY_UPSELL > 0 ? ('true' as const) : undefined,
    late: isInParts ? ('true' as const) : undefined,
  };
  try {
    // With a state flag this GET changes something: a repeat would find that it had used up its own token (P2-064).
    const client = createOriginClient(c, { canRetry: stateFlags.sent.length === 0 });
    const answer = await nullFor404(client.getInParts('personDetails', query, kept?.entityTag ?? null));
    if (answer === null) return { kind: 'unknown' };
    if (answer.kind === 'unchanged') {
      if (kept === null) throw new Error('the origin says unchanged, but nothing was kept');
      return { ...answer, page: kept, isStoppable: kept.isStoppable };
    }
    const { data: details, ...rest } = answer;
    // A response about someone else must not be shown at this URL (P8-010).
    if (details.results.id !== id) throw new MissingPersonInfo();
    const asks = decideAsks(stateFlags, details);
    return { ...rest, kind: 'found', details, asks, isStoppable: isStoppable(details) };
  } catch (error) {
    if (error instanceof LimitReached && error.limit === 'persons') return { kind: 'blocked' };
    if (!(error instanceof OriginProblem)) throw error;
    if (c.get('isPrefetch') && error.status === 503) return { kind: 'not-ahead-of-the-click' };
    if (!c.get('origination').isDocument && error.status === 403) return { kind: 'not-a-page' };
    throw error;
  }
}

/** Whether counts are shown at all: not to bots, on stubs or for HEAD requests (F6-15, P6-043). */
export function wantsCounts(c: EdgeContext, flags: PersonFlags): boolean {
  return c.get('botClass') === 'human' && flags.stub !== 'true' && !isHead(c);
}

/**
 * The counts from their own call, for an origin that answers in one piece; null if it failed: then the page shows none
 * (F5-31, P7-051). For visitors from a campaign, they come from the campaign's own call; the numbers are the
 * same (F7-01, F7-10).
 */
export async function loadCounts(c: EdgeContext, id: string, eid: string | undefined): Promise<PersonCounts | null> {
  const client = createOriginClient(c);
  try {
    if (eid === undefined) return await client.get('personCounts', { personId: id });
    return await client.get('funnelCounts', { id, source: 'person', eid });
  } catch (error) {
    logEvent(c, 'counts_failed', { message: messageOf(error) });
    return null;
  }
}
