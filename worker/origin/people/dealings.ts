import type { CourtRunnerInfo, CourtRunnerRequest } from '../../../shared/contract/court-runner.ts';
import { hasOpenReport } from '../../../shared/people/open-report.ts';
import type { Account, Reader } from '../accounts/store.ts';
import { countiesLivedIn } from '../court-runner/county-options.ts';
import { type HeldCounty, heldCountiesStatement, readHeldCounties } from '../court-runner/held-counties.ts';
import {
  describeOffer,
  type RunnerOffer,
  readRunnerOffer,
  runnerOfferStatements,
} from '../court-runner/options-store.ts';
import { loadRecordsHeld } from '../court-runner/records-held.ts';
import { readRequests, requestsStatements } from '../court-runner/request-store.ts';
import { type Credits, creditsStatement, NO_CREDITS, readCredits } from '../credits/store.ts';
import { type EntitlementDecision, NO_FACTS, type PersonFacts } from '../entitlement/rules.ts';
import { personFactsStatement, readPersonFacts } from '../entitlement/store.ts';
import type { OriginSettings, SqlDatabase } from '../env.ts';
import { NO_TIES, readTies, type Ties, tiesStatement } from '../monitoring/ties.ts';
import { inForceStatement } from '../privacy-requests/sale/sale-store.ts';
import type { PersonRecord } from './person-record.ts';

/** What an account has done with a person, its credits, and what it asked courthouses for. */
export interface Dealings {
  readonly facts: PersonFacts;
  readonly ties: Ties;
  readonly credits: Credits;
  /** the account, or its mailbox, is not to be sold or shared */
  readonly refusesSale: boolean;
  readonly runnerRequests: readonly CourtRunnerRequest[];
  readonly runnerOffer: RunnerOffer;
  /** by FIPS code */
  readonly heldCounties: ReadonlyMap<string, HeldCounty>;
}

const NO_DEALINGS: Dealings = {
  facts: NO_FACTS,
  ties: NO_TIES,
  credits: NO_CREDITS,
  refusesSale: false,
  runnerRequests: [],
  runnerOffer: { basePriceCents: null, counties: [] },
  heldCounties: new Map(),
};

/** One round trip; none for an anonymous visitor. Whoever only monitors has nothing but that tie. */
export async function loadDealings(
  db: SqlDatabase,
  { viewer, reader }: { readonly viewer: Account | null; readonly reader: Pick<Reader, 'id'> | null },
  record: PersonRecord,
  { secrets }: Pick<OriginSettings, 'secrets'>,
  now: number,
): Promise<Dealings> {
  if (reader === null) return NO_DEALINGS;
  if (viewer === null) {
    const ties = readTies(await tiesStatement(db, reader.id, record.id).first());
    return { ...NO_DEALINGS, ties: { ...NO_TIES, news: ties.news } };
  }
  const lived = countiesLivedIn(record.residences);
  const [facts, ties, credits, sale, requests, records, product, fees, held] = await db.batch([
    personFactsStatement(db, viewer, record.id, now),
    tiesStatement(db, viewer.id, record.id),
    creditsStatement(db, viewer.id, now),
    await inForceStatement(db, secrets, viewer),
    ...requestsStatements(db, viewer.id, record.id),
    ...runnerOfferStatements(db, lived),
    heldCountiesStatement(db, viewer.id, record.id, now),
  ]);
  return {
    facts: readPersonFacts(facts?.results[0]),
    ties: readTies(ties?.results[0]),
    credits: readCredits(credits?.results[0]),
    refusesSale: (sale?.results.length ?? 0) > 0,
    runnerRequests: readRequests(requests?.results ?? [], records?.results ?? []),
    runnerOffer: readRunnerOffer(lived, product?.results ?? [], fees?.results ?? []),
    heldCounties: readHeldCounties(held?.results ?? []),
  };
}

/**
 * Court Runner for this viewer. Counties reveal where somebody lived and when, so only viewers who see full addresses get
 * them. An account always keeps its own earlier requests. What the report has of a county, only a viewer who has it open
 * gets.
 */
export async function describeRunner(
  people: SqlDatabase,
  personId: string,
  { runnerRequests, runnerOffer, heldCounties: held }: Dealings,
  decision: Pick<EntitlementDecision, 'entitlement' | 'lookupType'>,
): Promise<CourtRunnerInfo | null> {
  const requests = [...runnerRequests];
  if (decision.entitlement !== 'free') {
    const records = hasOpenReport(decision) ? await loadRecordsHeld(people, personId, runnerOffer.counties) : null;
    return { requests, ...describeOffer(runnerOffer, { held, records }) };
  }
  return requests.length === 0 ? null : { requests, addresses: [], baseProduct: null };
}
