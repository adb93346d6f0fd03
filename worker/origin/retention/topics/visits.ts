import { visitRows } from '../../../../shared/copy/site/privacy/visits.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import type { StoredTable } from '../stored.ts';

const NOBODY = { not: 'nothing says whose it was' };

/** What pages report about themselves, and what was refused. */
export const VISIT_TABLES: readonly StoredTable[] = [
  {
    table: 'page_event',
    what: 'something that happened on a page',
    told: visitRows.events,
    columns: {
      id: 'a number',
      received_at: 'when it arrived',
      happened_at: 'when it happened',
      name: 'what it was',
      properties: 'which part of the page, from a closed list',
      viewer_class: 'the kind of account, or none',
      device: 'a phone or a computer',
      experiments: 'which versions the page showed',
      test_id: 'which test chose the offers of the page',
      test_name: 'what that test is called',
      segment_name: 'which offers it chose',
    },
    sweeps: [{ kind: 'expire', key: ['id'], time: 'received_at', after: KEPT_FOR.pageEvent }],
    withAccount: 'apart',
    exported: NOBODY,
  },
  {
    table: 'client_log',
    what: 'a fault in a browser',
    told: visitRows.faults,
    columns: {
      id: 'a number',
      received_at: 'when it arrived',
      severity: 'how bad it is',
      type: 'what was tried',
      message: 'the words of the program’s own in it',
      viewer_class: 'the kind of account, or none',
      bot_class: 'a human, or which kind of bot',
      device: 'a phone or a computer',
    },
    sweeps: [{ kind: 'expire', key: ['id'], time: 'received_at', after: KEPT_FOR.browserLog }],
    withAccount: 'apart',
    exported: NOBODY,
  },
  {
    table: 'security_count',
    what: 'how often something was refused in an hour',
    told: visitRows.refusals,
    columns: { hour: 'which hour', kind: 'what', subject: 'by which limit or call', count: 'how often' },
    sweeps: [{ kind: 'expire', key: ['hour', 'kind', 'subject'], time: 'hour', after: KEPT_FOR.securityCount }],
    withAccount: 'apart',
    exported: NOBODY,
  },
];
