import type { CourtRunnerInfo, CourtRunnerRequest } from '../../../shared/contract/court-runner.ts';
import { hasOpenReport } from '../../../shared/people/open-report.ts';
import { loadOpenedAccess } from '../entitlement/opened-access.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { missingPerson } from '../people/known-person.ts';
import { fulfil } from './fulfil.ts';
import { heldCountiesStatement, readHeldCounties } from './held-counties.ts';
import { describeOffer, loadCountyOptions, loadRunnerOfferOf } from './options-store.ts';
import { loadRecordsHeld } from './records-held.ts';
import { findRunnerOrder, readRequests, requestsStatements } from './request-store.ts';

const NO_RUNNER = 'This order includes no runner';

/**
 * GET /api/court-runner: what the viewer has requested about a person and, if they see full addresses, the counties
 * available. Uses no lookup.
 */
export const answerCourtRunner: CallHandler<'courtRunner'> = async (c, { query, viewer }): Promise<CourtRunnerInfo> => {
  const { personId } = query;
  const { PEOPLE: people, ACCOUNTS: accounts } = c.env;
  const now = c.get('now');
  const [offer, accessOf, [requests, records, held]] = await Promise.all([
    loadRunnerOfferOf({ people, accounts }, personId, now),
    loadOpenedAccess(c, [personId]),
    accounts.batch<unknown>([
      ...requestsStatements(accounts, viewer.id, personId),
      heldCountiesStatement(accounts, viewer.id, personId, now),
    ]),
  ]);
  if (offer === null) throw missingPerson();
  const asked = { requests: readRequests(requests?.results ?? [], records?.results ?? []) };
  const access = accessOf(personId);
  if (access.entitlement === 'free') return { ...asked, addresses: [], baseProduct: null };
  const recordsHeld = hasOpenReport(access) ? await loadRecordsHeld(people, personId, offer.counties) : null;
  return { ...asked, ...describeOffer(offer, { held: readHeldCounties(held?.results ?? []), records: recordsHeld }) };
};

/**
 * POST /api/court-runner: the request of a paid order. The runner is sent in the transaction that marks the order paid,
 * so asking again after a lost response sends nobody.
 */
export const answerRequestCourtRunner: CallHandler<'requestCourtRunner'> = async (
  c,
  { body, viewer },
): Promise<CourtRunnerRequest> => {
  const { PEOPLE: people, ACCOUNTS: db } = c.env;
  const order = await findRunnerOrder(db, body.orderId, viewer.id);
  if (order === null) throw new ProblemError(404, 'No such order');
  if (!order.isPaid) throw new ProblemError(402, 'This order is not paid');
  if (order.personId === null) throw new ProblemError(409, NO_RUNNER);
  const [options, [requests, records]] = await Promise.all([
    loadCountyOptions({ people, accounts: db }, order.personId, c.get('now')),
    db.batch<unknown>(requestsStatements(db, viewer.id, order.personId)),
  ]);
  // Cases describe a person, so we show none for a person who was removed.
  if (options === null) throw missingPerson();
  const all = readRequests(requests?.results ?? [], records?.results ?? []);
  const request = all.find(({ invoiceId }) => invoiceId === order.invoiceId);
  if (request === undefined) throw new ProblemError(409, NO_RUNNER);
  return request;
};

/** POST /api/dev/court-runner: makes all runners return at once; local only. */
export const answerFulfilCourtRunner: CallHandler<'fulfilCourtRunner'> = async (c, { body }) => {
  if (!c.get('settings').isLocal) throw new ProblemError(404, 'Not found');
  return fulfil(c.env, c.get('settings'), { dueBy: null, outcome: body.outcome }, c.get('now'));
};
