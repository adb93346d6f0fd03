import { claimRows } from '../../../../shared/copy/site/privacy/claims.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import type { StoredTable } from '../stored.ts';

const NOT_READERS = { not: 'about people on record, whether or not they have an account' };

/** People who prove that a record is about them, and what they correct. */
export const CLAIM_TABLES: readonly StoredTable[] = [
  {
    table: 'claim',
    what: 'a code that was asked for, whether or not one was sent',
    told: claimRows.codes,
    columns: {
      id: 'SHA-256 of the token in the link of the page that asks for the code',
      person_id: 'for which record',
      channel: 'by email or phone',
      code_hash: 'a keyed hash of the code that differs for every row',
      sealed_to: 'where it was sent, encrypted',
      scope: 'what it is enough for',
      tries: 'how often a code was tried',
      expires_at: 'when it stops working',
    },
    sweeps: [{ kind: 'expire', key: ['id'], time: 'expires_at', after: null }],
    withAccount: 'apart',
    exported: NOT_READERS,
  },
  {
    table: 'claim_session',
    what: 'a proven claim of a browser',
    told: claimRows.sessions,
    columns: {
      token_hash: 'SHA-256 of the token in its cookie',
      person_id: 'of which record',
      channel: 'by email or phone',
      scope: 'what it may do',
      sealed_to: 'where its code was sent, encrypted',
      expires_at: 'when it ends',
    },
    sweeps: [{ kind: 'expire', key: ['token_hash'], time: 'expires_at', after: null }],
    withAccount: 'apart',
    exported: NOT_READERS,
  },
  {
    table: 'claim_asked',
    what: 'that a code was sent',
    told: claimRows.asked,
    columns: { id: 'a number', key_hash: 'a keyed hash of a number or of a record', at: 'when' },
    sweeps: [{ kind: 'expire', key: ['id'], time: 'at', after: KEPT_FOR.claimAsked }],
    withAccount: 'apart',
    exported: NOT_READERS,
  },
  {
    table: 'sms',
    what: 'a text message to send; gone once it is sent, except in a local run',
    told: claimRows.texts,
    columns: {
      id: 'a random id',
      recipient: 'the number it goes to',
      text: 'its text, which holds a code',
      created_at: 'when it was written',
      due_at: 'when it is tried next',
      sent_at: 'when it was sent; in local runs only',
    },
    sweeps: [{ kind: 'expire', key: ['id'], time: 'created_at', after: KEPT_FOR.textMessage }],
    withAccount: 'apart',
    exported: NOT_READERS,
  },
  {
    table: 'correction',
    what: 'a correction of a record',
    told: claimRows.corrections,
    columns: {
      reference: 'its random name',
      person_id: 'of which record',
      subject_id: 'whom it is about in later data sets',
      kind: 'what kind of correction',
      change: 'what is wrong, and what is right; nothing once it is refused',
      note: 'what was written for the operator; nothing once it is decided',
      channel: 'by which way the claim was proven',
      sealed_email: 'where the decision is mailed, encrypted; nothing once it is decided',
      suggested_at: 'when it was suggested',
      decision: 'what was decided',
      reason: 'why it was refused',
      decided_at: 'when it was carried out',
    },
    sweeps: [
      {
        kind: 'expire',
        key: ['reference'],
        time: 'decided_at',
        after: KEPT_FOR.refusedCorrection,
        where: "decision = 'refused'",
      },
    ],
    withAccount: 'apart',
    exported: NOT_READERS,
  },
];
