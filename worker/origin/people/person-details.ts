import { VIEW_QUOTA } from '../../../shared/contract/operations/hard-stop.ts';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import { fillScore } from '../../../shared/people/fill-score.ts';
import { hasOpenReport } from '../../../shared/people/open-report.ts';
import { canSpeedSearch, hasLookupsLeft } from '../../../shared/people/plan-features.ts';
import { loadVisitor } from '../accounts/account-session.ts';
import type { Reader, SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { describeRequest } from '../entitlement/opened-access.ts';
import {
  canSavePerson,
  decideEntitlement,
  decideLookupUsage,
  decideResetDate,
  type EntitlementDecision,
  type EntitlementRequest,
  isLook,
  type PersonFacts,
} from '../entitlement/rules.ts';
import { spendLookup } from '../entitlement/store.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import type { CallInput } from '../http/call-input.ts';
import { InParts } from '../http/in-parts.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { maskPerson } from '../masking/mask-person.ts';
import { showsMore } from '../masking/shows-more.ts';
import { loadChangeCounts, noteSeen } from '../monitoring/changes-store.ts';
import { clearsChanges } from '../monitoring/rules.ts';
import { describeTies, type Ties } from '../monitoring/ties.ts';
import { buildPageDefinition } from '../page-definition/build-page-definition.ts';
import { takePage } from '../quota/take-pages.ts';
import { NOT_COUNTED, takeView } from '../quota/take-view.ts';
import { buildOffers } from '../registry/build-offers.ts';
import { chooseSet, describeChoice } from '../registry/choose-set.ts';
import { loadRegistry, type Registry } from '../registry/store.ts';
import { isHiddenAfterAll } from '../suppression/hidden-after-all.ts';
import { isDeceased } from './age.ts';
import { type CarriedOut, carryOutFlags, type Wisher } from './carry-out-flags.ts';
import { type Dealings, describeRunner, loadDealings } from './dealings.ts';
import { missingPerson } from './known-person.ts';
import { finishLateParts, startLateParts } from './late-parts.ts';
import type { PersonRecord } from './person-record.ts';
import { findRelated } from './related.ts';
import { loadPerson } from './store.ts';
import { useLink } from './use-link.ts';
import { withoutReach } from './without-reach.ts';

type DetailsQuery = CallInput<'personDetails'>['query'];

/** One details call: who is looking at whom, and what they asked for. */
interface Look {
  readonly c: OriginContext;
  readonly query: DetailsQuery;
  readonly request: EntitlementRequest;
  readonly wisher: Wisher;
  readonly viewer: SessionAccount | null;
  /** who monitors in this browser, also without an account; nothing that is shown of a person depends on it */
  readonly reader: Reader | null;
  readonly record: PersonRecord;
}

/**
 * GET /api/v4/person/details (P7-012). A view counts, and a lookup is used, only once the person is known to exist and
 * to have something to show, so finding nothing costs nothing, and before the answer is built, so none goes out for
 * nothing. The flags come after the lookup, so a viewer may save a person with the same look that opens the page, and
 * before the answer, which reports them. Whoever asked to be hidden is checked once more, beside that. What is the same for every viewer and not needed at once comes as a late part.
 */
export const answerPersonDetails: CallHandler<'personDetails'> = async (c, { query }) => {
  const now = c.get('now');
  const isInParts = query.late === 'true';
  const isLookedAt = c.get('envelope').botClass === 'human' && query.stub !== 'true';
  const lateParts = isInParts ? startLateParts(c, query.personId, isLookedAt) : null;
  const [loaded, related, visitor, registry] = await Promise.all([
    loadPerson(c.env.PEOPLE, query.personId, now),
    query.includeRelated === 'true' && !isInParts ? findRelated(c, query.personId) : null,
    loadVisitor(c),
    loadRegistry(c),
    // The hard stop counts neither bots nor checkouts, which only name the person. Search engines count nowhere.
    c.get('envelope').botClass === 'other-bot' || query.offer === 'true'
      ? takePage(c, 'pages', `person ${query.personId}`)
      : null,
  ]);
  if (loaded === null) throw missingPerson();
  const { record, facts: known, imported } = loaded;
  const { account: viewer, reader } = visitor ?? { account: null, reader: null };
  const [isHidden, visit, dealings] = await Promise.all([
    isHiddenAfterAll(c.env, known, now),
    useLink(c, query, { reader, personId: record.id, request: describeRequest(c, query.stub === 'true') }),
    loadDealings(c.env.ACCOUNTS, { viewer, reader }, record, c.get('settings'), now),
  ]);
  if (isHidden) throw missingPerson();
  const look: Look = { c, query, viewer, reader, record, ...visit };
  const hasMore = showsMore(record, now);
  const { decision, facts } = await openPerson(look, { ...dealings.facts, hasMore });
  const { ties, outcomes } = await carryOutFlagsOf(look, facts, dealings.ties);
  const results = await buildResults(look, decision, ties, imported.refreshedOn);
  await noteChangesSeen(look, ties);

  const fillScore = scoreRecord(record);
  const { entitlement, lookupType } = decision;
  const userInfo = describeViewer(viewer, decision, facts, dealings);
  const { choice, offers } = chooseOffers(look, registry, results, decision, { userInfo, hasMore });
  const details: PersonDetails = {
    ...choice,
    courtRunnerInfo: await describeRunner(c.env.PEOPLE, record.id, dealings, decision),
    ...describeTies(ties, !results.isDead && canSavePerson(viewer, facts)),
    results,
    lookupType,
    entitlement,
    fillScore,
    flagOutcomes: outcomes,
    peopleCount: imported.peopleCount,
    userInfo,
    pageDefinition: buildPageDefinition(results, { fillScore, entitlement, now, offers }),
    relatedPeople: related,
  };
  if (lateParts === null) return details;
  const opensReport = isLookedAt && hasOpenReport(decision);
  return new InParts(details, finishLateParts(c, record.id, lateParts, opensReport));
};

/**
 * Decides what the viewer may see, and uses a lookup if that takes one.
 *
 * @throws ProblemError 503 for a prefetch that would cost a lookup
 */
async function openPerson(
  { c, query, request, viewer, record }: Look,
  facts: PersonFacts,
): Promise<{ readonly decision: EntitlementDecision; readonly facts: PersonFacts }> {
  const decision = decideEntitlement(viewer, facts, request);
  if (decision.isRefusedPrefetch) throw new ProblemError(503, 'This page cannot be prefetched');
  const hasReport = facts.reportExpiresAt !== null;
  c.header(VIEW_QUOTA, query.offer === 'true' ? NOT_COUNTED : await takeView(c, viewer, record.id, hasReport));
  if (viewer === null || !decision.usesLookup) return { decision, facts };
  const after = await spendLookup(c.env.ACCOUNTS, viewer, record.id, c.get('now'));
  // Another call may have taken the last lookup in the meantime; then this is the free view after all.
  const left = after.wasOpened ? after : { ...after, lookupsUsed: Number.POSITIVE_INFINITY };
  return { decision: decideEntitlement(viewer, left, request), facts: after };
}

/** Only somebody's own look carries out flags. `facts` are those after the lookup. */
async function carryOutFlagsOf(
  { c, query, request, wisher, viewer, reader, record }: Look,
  facts: PersonFacts,
  ties: Ties,
): Promise<CarriedOut> {
  if (reader === null || !isLook(request)) return { ties, outcomes: [] };
  const isDead = isDeceased(record.isRecordedDead, record.birth, c.get('now'));
  const subject = { id: record.id, fullName: record.name.fullName, isDead };
  return carryOutFlags(c, query, { viewer, reader, subject, wisher, facts, ties });
}

/** The person as masked for this viewer; viewers who monitor the report also get counts of its changes. */
async function buildResults(
  { c, record }: Look,
  decision: EntitlementDecision,
  { news }: Ties,
  refreshedOn: string | null,
): Promise<PersonDetails['results']> {
  return {
    ...maskPerson(record, { ...decision, news }, c.get('now')),
    ...(refreshedOn === null ? {} : { refreshedOn }),
    changeCounts: news === null ? null : await loadChangeCounts(c.env.PEOPLE, shownOf(record, c.get('now')), news),
  };
}

/** Nothing about reaching the dead is news either. */
function shownOf(record: PersonRecord, now: number): PersonRecord {
  return isDeceased(record.isRecordedDead, record.birth, now) ? withoutReach(record) : record;
}

async function noteChangesSeen({ c, query, request, reader }: Look, { news }: Ties): Promise<void> {
  if (reader === null || news === null || !clearsChanges(request, query.deltas_seen)) return;
  await besideAnswer(c, 'noteSeen', noteSeen(c.env.ACCOUNTS, reader.id, news));
}

/** What the page offers this viewer, and which set of offers it comes from. */
function chooseOffers(
  { query, viewer }: Look,
  registry: Registry | null,
  results: PersonDetails['results'],
  { entitlement, isOutOfLookups, canOpen }: EntitlementDecision,
  { userInfo, hasMore }: { readonly userInfo: PersonDetails['userInfo']; readonly hasMore: boolean },
) {
  const set = chooseSet(registry, {
    variant: query.productRegistryVariant,
    isForced: query.productRegistryForceHardCodedBackup === 'true',
  });
  const offers = buildOffers(results, set, {
    entitlement,
    userType: userInfo.userType,
    isOutOfLookups,
    canOpen,
    credits: userInfo.backgroundCredits,
    hasMore,
    hasSpeedSearch: viewer !== null && canSpeedSearch({ userType: viewer.userType, tier: viewer.planTier }),
    withProperties: query.includeProperties === 'true',
    hasLookupsLeft: hasLookupsLeft(userInfo.lookupUsage),
    planName: userInfo.productName,
  });
  return { choice: describeChoice(set), offers };
}

function describeViewer(
  viewer: SessionAccount | null,
  decision: EntitlementDecision,
  facts: PersonFacts,
  { credits, refusesSale }: Pick<Dealings, 'credits' | 'refusesSale'>,
): PersonDetails['userInfo'] {
  return {
    userType: viewer?.userType ?? null,
    primaryEmail: viewer?.email ?? null,
    productName: viewer?.productName ?? null,
    lookupUsage: decideLookupUsage(viewer, facts.lookupsUsed),
    resetsAt: viewer === null ? null : decideResetDate(viewer),
    isOutOfLookups: decision.isOutOfLookups,
    ...(decision.canOpen ? { canOpen: true } : {}),
    ...(refusesSale ? { refusesSale } : {}),
    backgroundCredits: credits.count,
    creditsExpireAt: credits.nearestExpiry,
    reportExpiresAt: hasOpenReport(decision) ? facts.reportExpiresAt : null,
  };
}

/**
 * How complete a person's page is, 0 to 100 (P3-006), computed from current data: a score written at import would still
 * count what has been hidden since.
 */
export function scoreRecord(record: PersonRecord): number {
  return fillScore({
    currentAddress: record.residences.some((residence) => residence.isCurrent),
    age: record.birth.year !== null,
    phone: record.phones.length > 0,
    email: record.emails.length > 0,
    relative: record.relations.some((relation) => relation.kind === 'Relative'),
    formerAddress: record.residences.some((residence) => !residence.isCurrent),
    job: record.jobTitle !== null || record.companyName !== null,
    property: record.ownedProperties.length > 0,
  });
}
