import { accountRows } from '../../../../shared/copy/site/privacy/account.ts';
import { purchaseRows } from '../../../../shared/copy/site/privacy/purchases.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import { forgetGuestBrowsers, sweepGuests } from '../../guests/sweep-guests.ts';
import type { StoredTable } from '../stored.ts';

/** Accounts, guests among them, and who shares a plan. An account has no clock: its owner deletes it. */
export const ACCOUNT_TABLES: readonly StoredTable[] = [
  {
    table: 'account',
    what: 'an account, or a guest who bought or monitors without one',
    told: accountRows.kind,
    columns: {
      id: { what: 'a random id', notExported: 'means nothing outside' },
      email: { what: 'the address, lower case; a guest’s own id', told: accountRows.address },
      first_name: { what: 'the first name that was given', told: accountRows.address },
      last_name: { what: 'the last name, of accounts from an app', told: accountRows.address },
      password_hash: { what: 'scrypt of the password', told: accountRows.keys },
      user_type: 'the kind of account',
      premium_subscriber: { what: 'whether a plan is held', notExported: 'follows from the plans' },
      product_name: 'the plan held or shared',
      lookups_max: 'lookups a month',
      period_start: 'when its months begin',
      is_demo: { what: '1: a made-up account of local runs', notExported: 'no reader has one' },
      created_at: 'when it was made',
      proven_at: 'when its mailbox was last proven',
      guest_email: {
        what: 'the address that a guest typed',
        told: purchaseRows.guests,
        notExported: 'a guest has no export',
      },
      guest_key: {
        what: 'a keyed hash of address and order, so that a form sent twice is one guest',
        told: purchaseRows.guests,
        notExported: 'a hash',
      },
      holder_id: { what: 'whose plan is shared', notExported: 'the id of another account; the plan is in the export' },
      joined_at: 'when that began',
    },
    sweeps: [{ kind: 'work', name: 'deletes guests whose time is over', run: sweepGuests }],
    withAccount: 'goes',
    exported: 'account',
  },
  {
    table: 'guest_form',
    what: 'a checkout form that a guest sent',
    told: purchaseRows.guests,
    columns: {
      key_hash: 'a keyed hash of address and order, so that a form sent twice is one guest',
      account_id: 'which guest',
      browser_hash: {
        what: 'a keyed hash of address and visitor number, so that two tabs are one guest',
        told: purchaseRows.guestForms,
      },
      sent_at: 'when it was last sent',
    },
    sweeps: [{ kind: 'work', name: 'forgets which browsers the forms came from', run: forgetGuestBrowsers }],
    withAccount: 'goes',
    exported: { not: 'a guest has no export' },
  },
  {
    table: 'family_invitation',
    what: 'an invitation to share a plan',
    told: accountRows.invitations,
    columns: {
      id: { what: 'a random id', notExported: 'means nothing outside' },
      holder_id: { what: 'whose plan it is', notExported: 'the account of the export' },
      email: 'the address that was invited',
      token_hash: { what: 'SHA-256 of the link’s token', notExported: 'a hash' },
      sent_at: 'when it was sent',
      expires_at: 'when its link stops working',
      used_at: 'when it was accepted',
      withdrawn_at: 'when it was withdrawn',
    },
    sweeps: [{ kind: 'expire', key: ['id'], time: 'expires_at', after: KEPT_FOR.expiredInvitation }],
    withAccount: 'goes',
    exported: 'invitations',
  },
];
