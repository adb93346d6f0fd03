import type { BotClass } from '../../../shared/contract/transport/envelope.ts';
import type { Entitlement, LookupType, UserType } from '../../../shared/contract/viewer.ts';
import { hasBusinessFeatures } from '../../../shared/people/plan-features.ts';

/** What of a viewer decides; null stands for an anonymous visitor. */
export interface EntitlementViewer {
  readonly userType: UserType;
  /** lookups per period; null: not limited */
  readonly lookupsMax: number | null;
}

/** What ties this viewer to this person. */
export interface PersonFacts {
  /** a lookup was used for the person in this period */
  readonly wasOpened: boolean;
  readonly lookupsUsed: number;
  /** the viewer unlocked the report: until when it is open, milliseconds since 1970; null where it is not, or no longer */
  readonly reportExpiresAt: number | null;
}

/** Nothing does: nobody is logged in, or they never met this person. */
export const NO_FACTS: PersonFacts = { wasOpened: false, lookupsUsed: 0, reportExpiresAt: null };

/** What of a request decides whether it may count (P2-046, P6-044). */
export interface EntitlementRequest {
  readonly botClass: BotClass;
  readonly isHead: boolean;
  readonly isPrefetch: boolean;
  /** stub=true: the free view, nothing counted */
  readonly isStub: boolean;
}

export interface EntitlementDecision {
  readonly entitlement: Entitlement;
  readonly lookupType: LookupType;
  /** a paying viewer sees the free view only because no lookup is left */
  readonly isOutOfLookups: boolean;
  /** relatives with their exact age: subscribers, and whoever was one (P5-026) */
  readonly hasExactRelativeAges: boolean;
  /** when to call a phone, and whether it is in use: by plan, whatever else opened the person */
  readonly hasBusinessFeatures: boolean;
  /** a lookup has to be used before this answer may be given */
  readonly usesLookup: boolean;
  /** the request is a prefetch and its answer would cost a lookup: 503, so that the click asks again */
  readonly isRefusedPrefetch: boolean;
}

type Plan = 'none' | 'limited' | 'business';

const PLANS: { readonly [T in UserType]: Plan } = {
  free: 'none', // F6-02
  fam: 'limited', // F6-03
  paid: 'limited', // F6-04
  smb: 'business', // F6-05
  cancelled: 'none', // F6-07
  expired: 'none', // F6-08
  transactional: 'none', // F6-10
  'transactional credits': 'none', // F6-11
  delinquent: 'none', // F6-09
};

/**
 * Decides what a viewer may see of one person, and whether that uses a lookup (P6-001 to P6-016, docs/rules.md). It
 * is the only place that does; masking only carries it out.
 */
export function decideEntitlement(
  viewer: EntitlementViewer | null,
  facts: PersonFacts,
  request: EntitlementRequest,
): EntitlementDecision {
  const free = grant('free', { hasExactRelativeAges: viewer?.userType === 'cancelled' });
  if (viewer === null || request.isStub) return free;
  const plan = PLANS[viewer.userType];
  const features = { hasBusinessFeatures: hasBusinessFeatures(viewer.userType) };
  if (facts.reportExpiresAt !== null) return grant('bg', features);
  if (plan === 'none') return free;

  const paid = plan === 'business' ? 'smb' : 'premium';
  if (facts.wasOpened) return grant(paid, features);
  const isLimited = plan === 'limited' && viewer.lookupsMax !== null;
  if (isLimited && facts.lookupsUsed >= (viewer.lookupsMax ?? 0)) return { ...free, isOutOfLookups: true };
  if (request.botClass !== 'human' || request.isHead) return free;
  if (!request.isPrefetch) return grant(paid, { ...features, usesLookup: true });
  // Without a limit nothing is lost by looking ahead; the click then notes that the person was opened.
  return isLimited ? { ...free, isRefusedPrefetch: true } : grant(paid, features);
}

/**
 * What a viewer may see of a person for nothing: what their plan or a purchase opened before, else the free view. Such an
 * answer uses no lookup, so whoever has not opened the page gets no more by it (P7-037, P7-040).
 */
export function decideOpened(
  viewer: EntitlementViewer | null,
  facts: PersonFacts,
  request: EntitlementRequest,
): EntitlementDecision {
  const decision = decideEntitlement(viewer, facts, { ...request, isPrefetch: false });
  return decision.usesLookup ? grant('free') : decision;
}

/**
 * Whether a request is somebody's look at the page, which may change what their account follows, saves and has seen. A
 * bot, a HEAD, a prefetch and a stub never do, whatever their address asks for (P6-044, P2-046).
 */
export function isLook({ botClass, isHead, isPrefetch, isStub }: EntitlementRequest): boolean {
  return botClass === 'human' && !isHead && !isPrefetch && !isStub;
}

/** A click of somebody: what it may cost counts. */
const CLICK: EntitlementRequest = { botClass: 'human', isHead: false, isPrefetch: false, isStub: false };

/** Whether a viewer may save a person: whoever opened them, and whoever has a lookup left to do so (P4-036, P6-040). */
export function canSavePerson(viewer: EntitlementViewer | null, facts: PersonFacts): boolean {
  return decideEntitlement(viewer, facts, CLICK).lookupType !== 'free';
}

/**
 * Lookups of a plan and what is left of them; both null where they are not limited, 0 without a plan (F3-31). A
 * small-business plan knows no limit, whatever the account says (P6-009).
 */
export function decidePlanLookups(
  viewer: EntitlementViewer,
  used: number,
): { readonly max: number | null; readonly left: number | null } {
  if (PLANS[viewer.userType] === 'none') return { max: 0, left: 0 };
  const max = PLANS[viewer.userType] === 'business' ? null : viewer.lookupsMax;
  return { max, left: max === null ? null : Math.max(0, max - used) };
}

/**
 * `lookupUsage` of a details answer: null for viewers without a plan, `max` null where they are not limited (P3-008).
 */
export function decideLookupUsage(
  viewer: EntitlementViewer | null,
  used: number,
): { readonly max: number | null; readonly used: number } | null {
  if (viewer === null || PLANS[viewer.userType] === 'none') return null;
  return { max: decidePlanLookups(viewer, used).max, used };
}

const LOOKUP_TYPES: { readonly [E in Entitlement]: LookupType } = {
  free: 'free',
  premium: 'premium',
  smb: 'premium',
  bg: 'bg',
};

function grant(
  entitlement: Entitlement,
  more: Partial<Pick<EntitlementDecision, 'usesLookup' | 'hasExactRelativeAges' | 'hasBusinessFeatures'>> = {},
): EntitlementDecision {
  return {
    entitlement,
    lookupType: LOOKUP_TYPES[entitlement],
    isOutOfLookups: false,
    hasExactRelativeAges: entitlement !== 'free',
    hasBusinessFeatures: false,
    usesLookup: false,
    isRefusedPrefetch: false,
    ...more,
  };
}
