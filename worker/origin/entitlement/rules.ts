import type { BotClass } from '../../../shared/contract/transport/envelope.ts';
import type { Entitlement, LookupType, UserType } from '../../../shared/contract/viewer.ts';
import { hasBusinessFeatures } from '../../../shared/people/plan-features.ts';

/** The parts of a viewer that decide; null stands for an anonymous visitor. */
export interface EntitlementViewer {
  readonly userType: UserType;
  /** lookups per month; null: unlimited */
  readonly lookupsMax: number | null;
}

/** What ties this viewer to this person. */
export interface PersonFacts {
  /** this account used a lookup for the person in this period, no matter who else in a family did */
  readonly wasOpened: boolean;
  /** in this period, by all who share the plan */
  readonly lookupsUsed: number;
  /**
   * until when the viewer's unlocked report is open, milliseconds since 1970; null if they never unlocked it or it has
   * expired
   */
  readonly reportExpiresAt: number | null;
  /** Premium shows more of the person than everybody sees (masking/shows-more.ts); true where no record was read */
  readonly hasMore: boolean;
}

/** No ties: nobody is logged in, or they have nothing to do with this person. */
export const NO_FACTS: PersonFacts = { wasOpened: false, lookupsUsed: 0, reportExpiresAt: null, hasMore: true };

/** The parts of a request that decide whether it may count (P2-046, P6-044). */
export interface EntitlementRequest {
  readonly botClass: BotClass;
  readonly isHead: boolean;
  readonly isPrefetch: boolean;
  /** stub=true: the free view, nothing counted */
  readonly isStub: boolean;
  /**
   * the reader chose to open this person: by a link of another page of ours, a form, or a link in a message of ours. Only
   * then may a lookup of a limited plan be used
   */
  readonly isChosen: boolean;
}

export interface EntitlementDecision {
  readonly entitlement: Entitlement;
  readonly lookupType: LookupType;
  /** a paying viewer gets the free view only because no lookup is left */
  readonly isOutOfLookups: boolean;
  /** the free view, although a lookup is left: the page asks before it uses one */
  readonly canOpen: boolean;
  /** relatives with their exact age: for current and canceled subscribers (P5-026) */
  readonly hasExactRelativeAges: boolean;
  /** when to call a phone, and whether it is in use: depends on the plan, however the person was opened */
  readonly hasBusinessFeatures: boolean;
  /** a lookup has to be used before this answer may be given */
  readonly usesLookup: boolean;
  /** the request is a prefetch and its answer would cost a lookup: 503, so the click requests the page again */
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
 * Decides what a viewer may see of one person, and whether that uses a lookup (P6-001 to P6-016, docs/rules.md).
 * Nothing else decides this; masking only carries it out.
 */
export function decideEntitlement(
  viewer: EntitlementViewer | null,
  facts: PersonFacts,
  request: EntitlementRequest,
): EntitlementDecision {
  const free = grant('free', { hasExactRelativeAges: viewer?.userType === 'cancelled' });
  if (viewer === null) return free;
  if (request.isStub) return { ...free, canOpen: costsLookup(viewer, facts) };
  const plan = PLANS[viewer.userType];
  const features = { hasBusinessFeatures: hasBusinessFeatures(viewer.userType) };
  if (facts.reportExpiresAt !== null) return grant('bg', features);
  if (plan === 'none') return free;

  const paid = plan === 'business' ? 'smb' : 'premium';
  if (facts.wasOpened) return grant(paid, features);
  const isLimited = plan === 'limited' && viewer.lookupsMax !== null;
  const isUsedUp = isLimited && facts.lookupsUsed >= (viewer.lookupsMax ?? 0);
  if (isUsedUp) return { ...free, isOutOfLookups: facts.hasMore };
  if (request.botClass !== 'human' || request.isHead) return free;
  // What has nothing more to show costs nothing.
  if (isLimited && !facts.hasMore) return grant(paid, features);
  // Any page can send a reader here; only the reader spends.
  if (isLimited && !request.isChosen) return { ...free, canOpen: true };
  if (!request.isPrefetch) return grant(paid, { ...features, usesLookup: true });
  // Without a limit a prefetch costs nothing; the click then records that the person was opened.
  return isLimited ? { ...free, isRefusedPrefetch: true } : grant(paid, features);
}

/**
 * What a viewer may see of a person for free: what their plan or a purchase opened before, otherwise the free view.
 * Such an answer uses no lookup, so it gives nothing more to a viewer who has not opened the page (P7-037, P7-040).
 */
export function decideOpened(
  viewer: EntitlementViewer | null,
  facts: PersonFacts,
  request: EntitlementRequest,
): EntitlementDecision {
  const decision = decideEntitlement(viewer, facts, { ...request, isPrefetch: false, isChosen: true });
  return decision.usesLookup ? grant('free') : decision;
}

/**
 * Whether a request is somebody actually looking at the page, which may change what their account monitors, saves and
 * has seen. A bot, a HEAD, a prefetch or a stub never counts, whatever its URL asks for (P6-044, P2-046).
 */
export function isLook({ botClass, isHead, isPrefetch, isStub }: EntitlementRequest): boolean {
  return botClass === 'human' && !isHead && !isPrefetch && !isStub;
}

/** A person's click: it may use a lookup. */
const CLICK: EntitlementRequest = {
  botClass: 'human',
  isHead: false,
  isPrefetch: false,
  isStub: false,
  isChosen: true,
};

/** Whether opening this person would use one of the lookups that a limited plan has left. */
function costsLookup(viewer: EntitlementViewer, facts: PersonFacts): boolean {
  return decideEntitlement(viewer, facts, CLICK).usesLookup && decidePlanLookups(viewer, 0).max !== null;
}

/** Whether a viewer may save a person: yes if they opened them or have a lookup left to do so (P4-036, P6-040). */
export function canSavePerson(viewer: EntitlementViewer | null, facts: PersonFacts): boolean {
  return decideEntitlement(viewer, facts, CLICK).lookupType !== 'free';
}

/**
 * A plan's lookups and how many are left; both null if unlimited, 0 without a plan (F3-31). A small-business plan has
 * no limit, whatever the account says (P6-009).
 */
export function decidePlanLookups(
  viewer: EntitlementViewer,
  used: number,
): { readonly max: number | null; readonly left: number | null } {
  if (PLANS[viewer.userType] === 'none') return { max: 0, left: 0 };
  const max = PLANS[viewer.userType] === 'business' ? null : viewer.lookupsMax;
  return { max, left: max === null ? null : Math.max(0, max - used) };
}

/** `lookupUsage` of a details answer: null for viewers without a plan, `max` null if unlimited (P3-008). */
export function decideLookupUsage(
  viewer: EntitlementViewer | null,
  used: number,
): { readonly max: number | null; readonly used: number } | null {
  if (viewer === null || PLANS[viewer.userType] === 'none') return null;
  return { max: decidePlanLookups(viewer, used).max, used };
}

/** When the lookups of a plan are back, ISO 8601; null without a plan that counts them (P3-115). */
export function decideResetDate(viewer: EntitlementViewer & { readonly periodEnd: number }): string | null {
  const { max } = decidePlanLookups(viewer, 0);
  return max === null || max === 0 ? null : new Date(viewer.periodEnd).toISOString();
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
    canOpen: false,
    hasExactRelativeAges: entitlement !== 'free',
    hasBusinessFeatures: false,
    usesLookup: false,
    isRefusedPrefetch: false,
    ...more,
  };
}
