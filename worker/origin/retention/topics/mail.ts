import { accountRows } from '../../../../shared/copy/site/privacy/account.ts';
import { mailRows } from '../../../../shared/copy/site/privacy/mail.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import type { StoredTable } from '../stored.ts';

/** Email and the links in it. */
export const MAIL_TABLES: readonly StoredTable[] = [
  {
    table: 'mail',
    what: 'an email, from when it is due',
    told: mailRows.email,
    columns: {
      id: 'a random id',
      kind: 'what it is about',
      recipient: 'the address it goes to',
      subject: 'its subject',
      text: 'its text; the token of its link is taken out once it is sent',
      created_at: 'when it was written',
      sent_at: 'when it was sent',
      due_at: 'when it is tried next',
      attempts: 'how often it was tried',
    },
    sweeps: [
      { kind: 'expire', key: ['id'], time: 'sent_at', after: KEPT_FOR.mailSent },
      { kind: 'expire', key: ['id'], time: 'created_at', after: KEPT_FOR.mailUnsent },
    ],
    withAccount: { stays: 'until its time is over; what waits to be sent is deleted, except about money' },
    exported: { not: 'the mailbox has it' },
  },
  {
    table: 'mail_asked',
    what: 'an email that somebody caused by typing an address',
    told: mailRows.asked,
    columns: {
      recipient_hash: 'a keyed hash of the mailbox',
      kind: 'what it was about',
      at: 'when',
    },
    sweeps: [{ kind: 'expire', key: ['rowid'], time: 'at', after: KEPT_FOR.mailAsked }],
    withAccount: 'apart',
    exported: { not: 'kept by a hash, whether or not the address has an account' },
  },
  {
    table: 'mail_token',
    what: 'a link in an email that logs in, signs up or changes an address',
    told: mailRows.links,
    columns: {
      token_hash: 'SHA-256 of the link’s token',
      kind: 'what it does',
      email: 'the mailbox it was sent to',
      account_id: 'whose address it changes',
      first_name: 'the first name of somebody who signs up',
      redirect: 'the page of this site to go to then',
      created_at: 'when it was made',
      expires_at: 'when it stops working',
      used_at: 'when it was used',
      use_id: 'the request that used it',
    },
    sweeps: [{ kind: 'expire', key: ['token_hash'], time: 'expires_at', after: KEPT_FOR.mailLinkRenewable }],
    withAccount: 'goes',
    exported: { not: 'links in emails, gone within a day' },
  },
  {
    table: 'monitor_link',
    what: 'a link in an email that confirms what somebody without an account monitors',
    told: mailRows.monitorLinks,
    columns: {
      token_hash: 'SHA-256 of the link’s token',
      account_id: 'whose monitors it confirms; the account that has them then',
      expires_at: 'when it stops working',
      used_at: 'when it was used',
      use_id: 'the request that used it',
    },
    sweeps: [{ kind: 'expire', key: ['token_hash'], time: 'expires_at', after: null }],
    withAccount: 'goes',
    exported: { not: 'links in emails, gone within a week' },
  },
  {
    table: 'link_token',
    what: 'a link in a message that does one thing without a log-in',
    told: accountRows.messageLinks,
    columns: {
      token_hash: 'SHA-256 of the link’s token',
      account_id: 'for which account it works',
      person_id: 'on whose page',
      flag: 'what it does there',
      expires_at: 'when it stops working',
    },
    sweeps: [{ kind: 'expire', key: ['token_hash'], time: 'expires_at', after: null }],
    withAccount: 'goes',
    exported: { not: 'links that work without a log-in; what they do is in the messages that hold them' },
  },
];
