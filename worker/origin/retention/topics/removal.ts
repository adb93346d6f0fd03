import { removalRows } from '../../../../shared/copy/site/privacy/removal.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import type { StoredTable } from '../stored.ts';

const NOT_READERS = { not: 'about people on record, whether or not they have an account' };

/** What people on record asked us to hide, and how they are recognized in later records. */
export const REMOVAL_TABLES: readonly StoredTable[] = [
  {
    table: 'subject',
    what: 'somebody about whom something is hidden',
    told: removalRows.recognized,
    columns: {
      id: 'a random id',
      birth_year: 'the year of birth in their record, if it has one',
      birth_month: 'the month',
      created_at: 'when they first asked',
    },
    sweeps: [],
    withAccount: 'apart',
    exported: NOT_READERS,
  },
  {
    table: 'subject_record',
    what: 'which record is theirs',
    told: removalRows.recognized,
    columns: { person_id: 'the id of the record', subject_id: 'whose it is' },
    sweeps: [],
    withAccount: 'apart',
    exported: NOT_READERS,
  },
  {
    table: 'subject_key',
    what: 'a hash that recognizes them in later records',
    told: removalRows.recognized,
    columns: {
      hash: 'SHA-256 of a name, of a name with a phone, an email address, a home or a date of birth, or of the id of a record',
      subject_id: 'whom it recognizes',
      kind: 'what it is enough for',
    },
    sweeps: [],
    withAccount: 'apart',
    exported: NOT_READERS,
  },
  {
    table: 'suppression',
    what: 'something that is hidden',
    told: removalRows.hidden,
    columns: {
      id: 'a number',
      subject_id: 'about whom',
      what: 'the page, all addresses, all phones, reverse look-ups, or a single fact',
      fact_hash: 'a hash of the fact that differs for everybody',
      source: 'on what ground',
      reference: 'the request that asked for it',
      since: 'since when',
      ended_at: 'when it was taken back',
      applied_at: 'when the records followed',
    },
    sweeps: [{ kind: 'expire', key: ['id'], time: 'ended_at', after: KEPT_FOR.endedRemoval }],
    withAccount: 'apart',
    exported: NOT_READERS,
  },
  {
    table: 'removal_request',
    what: 'a request to remove a page or parts of it',
    told: removalRows.requests,
    columns: {
      reference: 'the random name of the request',
      person_id: { what: 'whose page', notExported: 'a removal names nobody, its own mailbox included' },
      what: 'all of it, or which parts',
      email: { what: 'the mailbox that its links go to', notExported: 'the address of the account' },
      token_hash: { what: 'SHA-256 of the token that confirms it', notExported: 'a secret' },
      token_expires_at: { what: 'when that stops working', notExported: 'only says how long a link works' },
      requested_at: 'when it was asked for',
      confirmed_at: 'when it was confirmed',
      done_at: 'when the page was gone',
      undo_token_hash: { what: 'SHA-256 of the token that takes it back', notExported: 'a secret' },
      undo_token_expires_at: { what: 'when that stops working', notExported: 'only says how long a link works' },
      undo_asked_at: 'when it was last asked for',
      undone_at: 'when it was taken back',
      subject_id: { what: 'who is recognized because of it', notExported: 'means nothing outside' },
    },
    sweeps: [
      {
        kind: 'expire',
        key: ['reference'],
        time: 'requested_at',
        after: KEPT_FOR.unconfirmedRemoval,
        where: 'confirmed_at IS NULL',
      },
      { kind: 'expire', key: ['reference'], time: 'undone_at', after: KEPT_FOR.endedRemoval },
      // It hid nobody, or nobody is recognized because of it anymore: there is nothing to take back.
      {
        kind: 'expire',
        key: ['reference'],
        time: 'confirmed_at',
        after: KEPT_FOR.endedRemoval,
        where: 'subject_id IS NULL AND undone_at IS NULL',
      },
    ],
    withAccount: 'apart',
    exported: 'removals',
  },
  {
    table: 'operator_action',
    what: 'something that an operator did',
    told: removalRows.operators,
    columns: {
      id: 'a number',
      at: 'when',
      operator: 'who',
      action: 'what',
      reference: 'the request it was about',
    },
    sweeps: [{ kind: 'expire', key: ['id'], time: 'at', after: KEPT_FOR.operatorAction }],
    withAccount: 'apart',
    exported: { not: 'about the work of operators' },
  },
];
