import type { CourtRunnerInfo, CourtRunnerRequest } from '../../../shared/contract/court-runner.ts';
import type { Entitlement } from '../../../shared/contract/viewer.ts';
import { hasOpenReport } from '../../../shared/people/report-state.ts';
import { loadViewer } from '../accounts/routes.ts';
import type { Account } from '../accounts/store.ts';
import { countiesLivedIn } from '../court-runner/county-options.ts';
import {
  describeOffer,
  type RunnerOffer,
  readRunnerOffer,
  runnerOfferStatements,
} from '../court-runner/options-store.ts';
import { readRequests, requestsStatements } from '../court-runner/request-store.ts';
import { type Credits, creditsStatement, NO_CREDITS, readCredits } from '../credits/store.ts';
import { describeRequest } from '../entitlement/opened-access.ts';
import {
  canSavePerson,
  decideEntitlement,
  decideLookupUsage,
  isLook,
  NO_FACTS,
  type PersonFacts,
} from '../entitlement/rules.ts';
import { personFactsStatement, readPersonFacts, spendLookup } from '../entitlement/store.ts';
import type { SqlDatabase } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { maskPerson } from '../masking/mask-person.ts';
import { loadChangeCounts, noteSeen } from '../monitoring/changes-store.ts';
import { clearsChanges } from '../monitoring/rules.ts';
import { describeTies, NO_TIES, readTies, type Ties, tiesStatement } from '../monitoring/ties.ts';
import { buildPageDefinition } from '../page-definition/build-page-definition.ts';
import { buildOffers } from '../registry/build-offers.ts';
import { chooseSet, describeChoice } from '../registry/choose-set.ts';
import { loadRegistry } from '../registry/store.ts';
import { isDeceased } from './age.ts';
import { carryOutFlags } from './carry-out-flags.ts';
import { loadCounts } from './counts-store.ts';
import { findByLegacyId, findBySmartcheckId } from './known-person.ts';
import type { PersonRecord } from './person-record.ts';
import { loadRelated } from './related-store.ts';
import { scoreRecord } from './score-record.ts';
import { loadPerson } from './store.ts';

export const MISSING_PERSON = 'Missing person info';

/**
 * GET /api/v4/person/details (P7-012). A lookup is used only once the person is known to exist, so that a look-up that
 * finds nothing costs nothing, and before the answer is made, so that no answer goes out that was not paid for.
 */
export const answerPersonDetails: CallHandler<'personDetails'> = async (c, { query }) => {
  const now = c.get('now');
  const withRelated = query.includeRelated === 'true';
  const [loaded, viewer, registry] = await Promise.all([
    loadPerson(c.env.PEOPLE, query.personId, now, { withRelated }),
    loadViewer(c),
    loadRegistry(c),
  ]);
  if (loaded === null) throw new ProblemError(404, MISSING_PERSON);
  const { record, related, peopleCount } = loaded;

  const request = describeRequest(c, query.stub === 'true');
  const tied = await loadTied(c.env.ACCOUNTS, viewer, record, now);
  const { facts: found, ties: tiesBefore, credits } = tied;
  let facts = found;
  let decision = decideEntitlement(viewer, facts, request);
  if (decision.isRefusedPrefetch) throw new ProblemError(503, 'This page is not loaded ahead');
  if (viewer !== null && decision.usesLookup) {
    facts = await spendLookup(c.env.ACCOUNTS, viewer, record.id, now);
    // Another call may have taken the last one in between; then this is the free view after all.
    const left = facts.wasOpened ? facts : { ...facts, lookupsUsed: Number.POSITIVE_INFINITY };
    decision = decideEntitlement(viewer, left, request);
  }
  const isDead = isDeceased(record.isRecordedDead, record.birth, now);
  // After the lookup, so that whoever opens the page by this look may save it, and before the answer, which says so.
  const { ties, outcomes } =
    viewer === null || !isLook(request)
      ? { ties: tiesBefore, outcomes: [] }
      : await carryOutFlags(
          c.env.ACCOUNTS,
          query,
          { viewer, subject: { id: record.id, fullName: record.name.fullName, isDead }, facts, ties: tiesBefore },
          now,
        );
  const { seenMonth } = ties;
  const results = {
    ...maskPerson(record, { ...decision, changesAfter: seenMonth }, now),
    changeCounts: seenMonth === null ? null : await loadChangeCounts(c.env.PEOPLE, record, seenMonth),
  };
  const { entitlement, lookupType, isOutOfLookups } = decision;
  if (viewer !== null && seenMonth !== null && clearsChanges(request, entitlement, query.deltas_seen))
    await besideAnswer(c, 'noteSeen', noteSeen(c.env.ACCOUNTS, viewer.id, record.id, { seenMonth, now }));
  const fillScore = scoreRecord(record);
  const userType = viewer?.userType ?? null;
  const offerSet = chooseSet(registry, {
    variant: query.productRegistryVariant,
    isForced: query.productRegistryForceHardCodedBackup === 'true',
  });
  const offers = buildOffers(results, offerSet, {
    entitlement,
    userType,
    isOutOfLookups,
    credits: credits.count,
    withProperties: query.includeProperties === 'true',
  });
  return {
    ...describeChoice(offerSet),
    courtRunnerInfo: describeRunner(tied, entitlement),
    ...describeTies(ties, canSavePerson(viewer, facts)),
    results,
    lookupType,
    entitlement,
    fillScore,
    flagOutcomes: outcomes,
    peopleCount,
    userInfo: {
      userType,
      primaryEmail: viewer?.email ?? null,
      lookupUsage: decideLookupUsage(viewer, facts.lookupsUsed),
      isOutOfLookups,
      backgroundCredits: credits.count,
      creditsExpireAt: credits.nearestExpiry,
      reportExpiresAt: hasOpenReport(decision) ? facts.reportExpiresAt : null,
    },
    pageDefinition: buildPageDefinition(results, { fillScore, entitlement, now, offers }),
    relatedPeople: related,
  };
};

/** What an account did with a person, its credits and what it asked courthouses. */
interface Tied {
  readonly facts: PersonFacts;
  readonly ties: Ties;
  readonly credits: Credits;
  readonly runnerRequests: readonly CourtRunnerRequest[];
  readonly runnerOffer: RunnerOffer;
}

const NOT_TIED: Tied = {
  facts: NO_FACTS,
  ties: NO_TIES,
  credits: NO_CREDITS,
  runnerRequests: [],
  runnerOffer: { basePriceCents: null, counties: [] },
};

/** In one round trip; nothing for an anonymous viewer. */
async function loadTied(db: SqlDatabase, viewer: Account | null, record: PersonRecord, now: number): Promise<Tied> {
  if (viewer === null) return NOT_TIED;
  const lived = countiesLivedIn(record.residences);
  const [facts, ties, credits, requests, records, product, fees] = await db.batch([
    personFactsStatement(db, viewer, record.id, now),
    tiesStatement(db, viewer.id, record.id),
    creditsStatement(db, viewer.id, now),
    ...requestsStatements(db, viewer.id, record.id),
    ...runnerOfferStatements(db, lived),
  ]);
  return {
    facts: readPersonFacts(facts?.results[0]),
    ties: readTies(ties?.results[0]),
    credits: readCredits(credits?.results[0]),
    runnerRequests: readRequests(requests?.results ?? [], records?.results ?? []),
    runnerOffer: readRunnerOffer(lived, product?.results ?? [], fees?.results ?? []),
  };
}

/**
 * Court Runner for this viewer. Counties say where somebody lived, and when: they are for who sees whole addresses. What an
 * account asked for before stays its own.
 */
function describeRunner({ runnerRequests, runnerOffer }: Tied, entitlement: Entitlement): CourtRunnerInfo | null {
  const requests = [...runnerRequests];
  if (entitlement !== 'free') return { requests, ...describeOffer(runnerOffer) };
  return requests.length === 0 ? null : { requests, addresses: [], baseProduct: null };
}

/** GET /api/person/related: the same for every viewer. */
export const answerPersonRelated: CallHandler<'personRelated'> = async (c, { query }) => {
  const related = await loadRelated(c.env.PEOPLE, query.personId, c.get('now'));
  if (related === null) throw new ProblemError(404, MISSING_PERSON);
  return related;
};

/** GET /api/person/counts (P7-050). Bots get none, as if nobody were there (F6-16). */
export const answerPersonCounts: CallHandler<'personCounts'> = async (c, { query }) => {
  if (c.get('envelope').botClass !== 'human') return null;
  return loadCounts(c.env.PEOPLE, query.personId, c.get('now'));
};

/** GET /api/person/premium: where a legacy id leads (P7-002). */
export const answerPersonPremium: CallHandler<'personPremium'> = async (c, { query }) => {
  const reference = await findByLegacyId(c.env.PEOPLE, query.personId, c.get('now'));
  if (reference === null) throw new ProblemError(404, MISSING_PERSON);
  return reference;
};

/** GET /api/person/smartcheck (P7-004). */
export const answerPersonSmartcheck: CallHandler<'personSmartcheck'> = async (c, { query }) => {
  const reference = await findBySmartcheckId(c.env.PEOPLE, query.personId, c.get('now'));
  if (reference === null) throw new ProblemError(404, 'no matching wpId');
  return reference;
};
