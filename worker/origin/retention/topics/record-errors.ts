import { purchaseRows } from '../../../../shared/copy/site/privacy/purchases.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import type { StoredTable } from '../stored.ts';

/** What holders of open reports say is wrong with a record. */
export const RECORD_ERROR_TABLES: readonly StoredTable[] = [
  {
    table: 'record_error',
    what: 'a report of an error in a record',
    told: purchaseRows.recordErrors,
    columns: {
      reference: 'the name of the report',
      account_id: { what: 'whose it is', notExported: 'the account of the export' },
      person_id: 'in whose report',
      record_group: 'in what kind of record',
      record_id: { what: 'in which record', notExported: 'means nothing outside' },
      kind: 'what is wrong',
      text: 'in the reader’s words',
      reported_at: 'when',
      decision: 'what we decided',
      decided_at: 'when that was done',
    },
    sweeps: [{ kind: 'expire', key: ['reference'], time: 'reported_at', after: KEPT_FOR.recordError }],
    withAccount: 'goes',
    exported: 'recordErrors',
  },
];
