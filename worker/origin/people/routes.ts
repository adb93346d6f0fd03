import { loadViewer } from '../accounts/routes.ts';
import type { Account } from '../accounts/store.ts';
import { describeRequest } from '../entitlement/describe-request.ts';
import {
  canSavePerson,
  decideEntitlement,
  decideLookupUsage,
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
import { loadCounts } from './counts-store.ts';
import { findByLegacyId, findBySmartcheckId } from './reference-store.ts';
import { loadRelated } from './related-store.ts';
import { scoreRecord } from './score-record.ts';
import { loadPerson } from './store.ts';

export const MISSING_PERSON = 'Missing person info';
/** What the answer says of Court Runner and experiments: that the viewer has none. */
const NOTHING_ORDERED = {
  courtRunnerInfo: null,
  amplitudeTestId: null,
  amplitudeTestName: null,
  amplitudeSegmentName: null,
  hardCodedBackup: false,
} as const;

/**
 * GET /api/v4/person/details (P7-012). A lookup is used only once the person is known to exist, so that a look-up that
 * finds nothing costs nothing, and before the answer is made, so that no answer goes out that was not paid for.
 */
export const answerPersonDetails: CallHandler<'personDetails'> = async (c, { query }) => {
  const now = c.get('now');
  const withRelated = query.includeRelated === 'true';
  const [loaded, viewer] = await Promise.all([
    loadPerson(c.env.PEOPLE, query.personId, now, { withRelated }),
    loadViewer(c),
  ]);
  if (loaded === null) throw new ProblemError(404, MISSING_PERSON);
  const { record, related } = loaded;

  const request = describeRequest(c, query.stub === 'true');
  const { facts: found, ties } = await loadTied(c.env.ACCOUNTS, viewer, record.id, now);
  let facts = found;
  let decision = decideEntitlement(viewer, facts, request);
  if (decision.isRefusedPrefetch) throw new ProblemError(503, 'This page is not loaded ahead');
  if (viewer !== null && decision.usesLookup) {
    facts = await spendLookup(c.env.ACCOUNTS, viewer, record.id, now);
    // Another call may have taken the last one in between; then this is the free view after all.
    const left = facts.wasOpened ? facts : { ...facts, lookupsUsed: Number.POSITIVE_INFINITY };
    decision = decideEntitlement(viewer, left, request);
  }
  const { seenMonth } = ties;
  const results = {
    ...maskPerson(record, { ...decision, changesAfter: seenMonth }, now),
    changeCounts: seenMonth === null ? null : await loadChangeCounts(c.env.PEOPLE, record, seenMonth),
  };
  const { entitlement, lookupType } = decision;
  if (viewer !== null && seenMonth !== null && clearsChanges(request, entitlement, query.deltas_seen))
    await besideAnswer(c, 'noteSeen', noteSeen(c.env.ACCOUNTS, viewer.id, record.id, { seenMonth, now }));
  const fillScore = scoreRecord(record);
  return {
    ...NOTHING_ORDERED,
    ...describeTies(ties, canSavePerson(viewer, facts)),
    results,
    lookupType,
    entitlement,
    fillScore,
    flagOutcomes: [],
    peopleCount: 0,
    userInfo: {
      userType: viewer?.userType ?? null,
      primaryEmail: viewer?.email ?? null,
      lookupUsage: decideLookupUsage(viewer, facts.lookupsUsed),
      isOutOfLookups: decision.isOutOfLookups,
      backgroundCredits: 0,
    },
    pageDefinition: buildPageDefinition(results, { fillScore, entitlement, now }),
    relatedPeople: related,
  };
};

/** What an account did with a person, in one round trip; none for an anonymous viewer. */
async function loadTied(
  db: SqlDatabase,
  viewer: Account | null,
  personId: string,
  now: number,
): Promise<{ readonly facts: PersonFacts; readonly ties: Ties }> {
  if (viewer === null) return { facts: NO_FACTS, ties: NO_TIES };
  const [facts, ties] = await db.batch([
    personFactsStatement(db, viewer, personId, now),
    tiesStatement(db, viewer.id, personId),
  ]);
  return { facts: readPersonFacts(facts?.results[0]), ties: readTies(ties?.results[0]) };
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
