import type { Opening } from '../../../shared/contract/opening.ts';
import { hasLivePlan } from '../../../shared/people/plan-features.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import type { OriginContext } from '../context.ts';
import { describeRequest } from '../entitlement/opened-access.ts';
import { decideOpened, decidePlanLookups, isLook, NO_FACTS } from '../entitlement/rules.ts';
import { loadFactsOfMany } from '../entitlement/store.ts';

/** A possible owner of whatever was looked up. */
export interface OwnerCandidate {
  readonly personId: string;
  /** anyone may know that it is theirs: a landline listed in a public directory */
  readonly isPublic: boolean;
}

/** Whether the viewer could open somebody who is not named, by POST. */
export interface Openable {
  /** null without a plan or a lookup left, and if nobody is left to open */
  readonly opening: Opening | null;
  /** somebody could be opened, but the plan has no lookup left */
  readonly isOutOfLookups: boolean;
}

/** Whom of the candidates a viewer may know, by id, in their order. */
export interface KnownOwners extends Openable {
  readonly ids: readonly string[];
}

const NOTHING_TO_OPEN: Openable = { opening: null, isOutOfLookups: false };

/**
 * Whom of these candidates this viewer may know: everybody whose ownership is public, and whom the viewer has opened
 * before, by a lookup of this period or a report that is still open (F2-13). Bots, HEAD requests and prefetches get what
 * everybody gets. Two round trips at most; nobody at all takes as many as somebody hidden, so that no answer is faster.
 */
export async function loadKnownOwners(c: OriginContext, candidates: readonly OwnerCandidate[]): Promise<KnownOwners> {
  const request = describeRequest(c, false);
  const hidden = candidates.filter(({ isPublic }) => !isPublic);
  const isAllPublic = candidates.length > 0 && hidden.length === 0;
  const viewer = !isAllPublic && isLook(request) ? await loadViewerAccount(c) : null;
  if (viewer === null) return { ids: idsOf(candidates.filter(({ isPublic }) => isPublic)), ...NOTHING_TO_OPEN };
  const facts = await loadFactsOfMany(c.env.ACCOUNTS, viewer, idsOf(hidden), c.get('now'));
  const factsOf = (personId: string) => facts.get(personId) ?? NO_FACTS;
  const known = candidates.filter(
    ({ personId, isPublic }) => isPublic || decideOpened(viewer, factsOf(personId), request).lookupType !== 'free',
  );
  const [next] = hidden.filter((one) => !known.includes(one));
  const isOffered = next !== undefined && hasLivePlan(viewer.userType);
  const offered = isOffered ? decidePlanLookups(viewer, factsOf(next.personId).lookupsUsed) : null;
  return {
    ids: idsOf(known),
    opening: offered === null || offered.left === 0 ? null : offered,
    isOutOfLookups: offered?.left === 0,
  };
}

const idsOf = (candidates: readonly OwnerCandidate[]): string[] => candidates.map(({ personId }) => personId);
