import { limitRows } from '../../../../shared/copy/site/privacy/limits.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import type { StoredTable } from '../stored.ts';

/** What visitors report about phone numbers. */
export const PHONE_REPORT_TABLES: readonly StoredTable[] = [
  {
    table: 'phone_report',
    what: 'a report of a number',
    told: limitRows.reports,
    columns: {
      id: 'a number',
      number: 'which phone number',
      kind: 'what the call was about',
      mailbox_hash: 'a keyed hash of number and mailbox',
      network_hash: 'a keyed hash of number and network',
      reported_at: 'when',
    },
    sweeps: [{ kind: 'expire', key: ['id'], time: 'reported_at', after: KEPT_FOR.phoneReport }],
    withAccount: { stays: 'as it is: nothing in it leads back to the account' },
    exported: { not: 'kept by a hash that differs for every number' },
  },
  {
    table: 'phone_report_link',
    what: 'a report that waits for its emailed link',
    told: limitRows.reportLinks,
    columns: {
      token_hash: 'SHA-256 of the link’s token',
      number: 'which phone number',
      kind: 'what the call was about',
      sealed_email: 'the mailbox it was sent to, encrypted',
      expires_at: 'when it stops working',
    },
    sweeps: [{ kind: 'expire', key: ['token_hash'], time: 'expires_at', after: null }],
    withAccount: 'apart',
    exported: { not: 'an address that nobody has confirmed, gone within a day' },
  },
];
