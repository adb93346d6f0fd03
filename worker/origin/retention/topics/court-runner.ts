import { purchaseRows } from '../../../../shared/copy/site/privacy/purchases.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import type { StoredTable } from '../stored.ts';

/** No county of the request is left to search. */
const IS_BACK = `NOT EXISTS (
  SELECT 1 FROM court_runner_record r WHERE r.request_id = court_runner_request.id AND r.status = 'Requested')`;

/** What courthouses were asked and answered. */
export const COURT_RUNNER_TABLES: readonly StoredTable[] = [
  {
    table: 'court_runner_request',
    what: 'what an order asks courthouses for',
    told: purchaseRows.courtRunner,
    columns: {
      id: { what: 'a random id', notExported: 'means nothing outside' },
      purchase_id: { what: 'by which order', notExported: 'the receipts are in the export' },
      account_id: { what: 'for whom', notExported: 'the account of the export' },
      person_id: 'about whom',
      requested_at: 'when',
      expected_by: 'when the runner is expected back',
      due_at: { what: 'when the reference origin lets them return', notExported: 'of use to the job only' },
    },
    sweeps: [{ kind: 'expire', key: ['id'], time: 'requested_at', after: KEPT_FOR.courtRunner, where: IS_BACK }],
    withAccount: 'goes',
    exported: 'courtRunnerRequests',
  },
  {
    table: 'court_runner_record',
    what: 'one county of a request; goes with it',
    told: purchaseRows.courtRunner,
    columns: {
      request_id: { what: 'of which request', notExported: 'means nothing outside' },
      fips: { what: 'the county’s number', notExported: 'the name says it' },
      county_name: 'which county',
      state_code: 'in which state',
      amount_cents: 'what was paid for it',
      status: 'whether the runner is back',
      returned_at: 'since when',
      back_id: { what: 'the run that brought it back', notExported: 'of use to the job only' },
      try_at: { what: 'when it is tried again', notExported: 'of use to the job only' },
      cases: {
        what: 'the cases found',
        notExported: 'court records about somebody else: the person’s page shows them',
      },
    },
    sweeps: [],
    withAccount: 'goes',
    exported: 'courtRunnerRequests',
  },
];
