import { disputeRows } from '../../../../shared/copy/site/privacy/disputes.ts';
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
      withdrawn_at: 'since when it counts no more, because a dispute was upheld',
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
  {
    table: 'phone_dispute',
    what: 'a dispute of the reports of a number',
    told: disputeRows.disputes,
    columns: {
      reference: 'its name, in mails and to operators',
      token_hash: 'SHA-256 of the token of its link',
      expires_at: 'when its link stops working',
      number: 'which phone number',
      reason: 'why the reports are wrong',
      text: 'in the words of whoever disputes; nothing once it is decided',
      mailbox_hash: 'a keyed hash of number and mailbox',
      sealed_email: 'where the decision is mailed, encrypted; nothing once it is decided',
      confirmed_at: 'when it was confirmed by email',
      code_hash: 'a keyed hash of the code that was texted to the number',
      code_sent_at: 'when the code was texted',
      code_tries: 'how often a code was typed',
      proven_at: 'when the right one was',
      decision: 'what an operator decided',
      decided_at: 'when',
    },
    sweeps: [
      { kind: 'expire', key: ['reference'], time: 'expires_at', after: null, where: 'confirmed_at IS NULL' },
      { kind: 'expire', key: ['reference'], time: 'decided_at', after: KEPT_FOR.phoneDispute },
    ],
    withAccount: 'apart',
    exported: { not: 'a dispute belongs to a number, not to an account' },
  },
];
