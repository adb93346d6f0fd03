import { accountRows } from '../../../../shared/copy/site/privacy/account.ts';
import { mailRows } from '../../../../shared/copy/site/privacy/mail.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import { sweepAddressChecks } from '../../emailed-links/sweep-address-checks.ts';
import type { StoredTable } from '../stored.ts';

/** What keeps readers logged in, and strangers out. */
export const LOG_IN_TABLES: readonly StoredTable[] = [
  {
    table: 'session',
    what: 'a browser that is logged in',
    told: accountRows.sessions,
    columns: {
      token_hash: { what: 'SHA-256 of the cookie’s value', notExported: 'a hash' },
      id: { what: 'names it to its owner', notExported: 'means nothing outside' },
      account_id: { what: 'whose it is', notExported: 'the account of the export' },
      scope: { what: 'what it may do', notExported: 'always the same in an export' },
      device: 'the kind of browser: ‘Chrome on Windows’',
      created_at: 'when it began',
      last_seen_at: 'when it was last used, to the hour',
      confirmed_at: 'when its owner last proved who they are',
    },
    sweeps: [
      { kind: 'expire', key: ['token_hash'], time: 'last_seen_at', after: KEPT_FOR.sessionUnused },
      { kind: 'expire', key: ['token_hash'], time: 'created_at', after: KEPT_FOR.session },
    ],
    withAccount: 'goes',
    exported: 'sessions',
  },
  {
    table: 'passkey',
    what: 'a passkey',
    told: accountRows.keys,
    columns: {
      id: { what: 'the credential’s id', notExported: 'means nothing outside' },
      account_id: { what: 'whose it is', notExported: 'the account of the export' },
      public_key: { what: 'its public key', notExported: 'of use to a log-in only' },
      counter: { what: 'how often the authenticator says that it was used', notExported: 'of use to a log-in only' },
      transports: { what: 'how a browser reaches it', notExported: 'of use to a log-in only' },
      is_backed_up: { what: 'whether several devices share it', notExported: 'of use to a log-in only' },
      name: 'where it was made: ‘Chrome on Windows’',
      created_at: 'when it was made',
      last_used_at: 'when it was last used',
    },
    sweeps: [],
    withAccount: 'goes',
    exported: 'passkeys',
  },
  {
    table: 'passkey_challenge',
    what: 'a challenge that a browser was given',
    told: mailRows.challenges,
    columns: {
      id: 'a random id',
      challenge: 'a random number',
      account_id: 'who makes a passkey; empty at a log-in',
      expires_at: 'when it stops working',
    },
    sweeps: [{ kind: 'expire', key: ['id'], time: 'expires_at', after: null }],
    withAccount: 'goes',
    exported: { not: 'a random number that a browser answers within minutes' },
  },
  {
    table: 'login_attempt',
    what: 'wrong passwords in a row',
    told: mailRows.wrongPasswords,
    columns: {
      key_hash: 'a keyed hash of address and network, or of address and known browser',
      wrong_passwords: 'how many',
      locked_until: 'until when log-in pauses',
      last_at: 'when the last one was',
    },
    sweeps: [{ kind: 'expire', key: ['key_hash'], time: 'last_at', after: KEPT_FOR.wrongPasswords }],
    withAccount: 'apart',
    exported: { not: 'kept by a hash, whether or not the address has an account' },
  },
  {
    table: 'address_check',
    what: 'how often a network asked whether an address has an account',
    told: mailRows.addressChecks,
    columns: {
      day: 'the day, UTC',
      network_hash: 'a keyed hash of day and network',
      checks: 'how many',
    },
    sweeps: [{ kind: 'work', name: 'deletes the counts of days that are over', run: sweepAddressChecks }],
    withAccount: 'apart',
    exported: { not: 'about a network, not an account' },
  },
];
