import { accountRows } from '../../../../shared/copy/site/privacy/account.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import { sweepUnconfirmed } from '../../monitoring/confirm/sweep-unconfirmed.ts';
import type { StoredTable } from '../stored.ts';

const OWNER = { what: 'whose', notExported: 'the account of the export' };

/** People that an account follows or saved: until its owner removes them. */
export const MONITORING_TABLES: readonly StoredTable[] = [
  {
    table: 'monitor',
    what: 'a person who is monitored',
    told: accountRows.people,
    columns: {
      account_id: OWNER,
      person_id: 'whom',
      display_text: { what: 'the name as this account knows it', notExported: 'the export has the present name' },
      auto_monitor: 'whether the page began it',
      since: 'since when',
      seen_at: { what: 'up to when changes were seen', notExported: 'only marks what is new' },
      told_at: { what: 'up to when changes were told', notExported: 'only marks what is new' },
      ended_at: 'when it ended, because the person has died',
    },
    sweeps: [
      { kind: 'work', name: 'ends what readers did not confirm in time', run: sweepUnconfirmed },
      // An alert that is sent ends it at once.
      { kind: 'expire', key: ['account_id', 'person_id'], time: 'ended_at', after: KEPT_FOR.endedMonitor },
    ],
    withAccount: 'goes',
    exported: 'monitoredPeople',
  },
  {
    table: 'watched_person',
    what: 'somebody who is monitored, by however many accounts; gone when nobody monitors them',
    told: accountRows.foundChanges,
    columns: {
      person_id: 'whom',
      facts: 'fingerprints of what was on record, to notice what changes',
      compared_at: 'when that was',
      due_at: 'when it is compared next',
    },
    sweeps: [],
    withAccount: 'apart',
    exported: { not: 'about the person, and the same for everybody' },
  },
  {
    table: 'person_change',
    what: 'a change that was found about a monitored person',
    told: accountRows.foundChanges,
    columns: {
      person_id: 'about whom',
      found_at: 'when it was found',
      fact: 'a fingerprint of what is new or has changed',
      kind: 'which kind it is',
      change: 'whether it is new or has changed',
    },
    sweeps: [{ kind: 'expire', key: ['person_id', 'found_at', 'fact'], time: 'found_at', after: KEPT_FOR.foundChange }],
    withAccount: 'apart',
    exported: { not: 'about the person, and the same for everybody' },
  },
  {
    table: 'alert_setting',
    what: 'how an account wants alerts',
    told: accountRows.alerts,
    columns: {
      account_id: OWNER,
      frequency: 'how often',
      stopped: 'why none are sent',
      stopped_at: 'since when',
      news_at: { what: 'when something was found that is not told yet', notExported: 'the next alert says it' },
      due_at: 'when the next one may go out',
    },
    sweeps: [],
    withAccount: 'goes',
    exported: 'alerts',
  },
  {
    table: 'stopped_monitor',
    what: 'a person who is no longer monitored, while that can be undone',
    told: accountRows.stoppedMonitors,
    columns: {
      account_id: OWNER,
      person_id: 'whom',
      display_text: { what: 'the name as this account knew it', notExported: 'the export has the present name' },
      auto_monitor: 'whether the page began it',
      since: 'since when',
      seen_at: { what: 'up to when changes were seen', notExported: 'only marks what is new' },
      told_at: { what: 'up to when changes were told', notExported: 'only marks what is new' },
      stopped_at: 'when it was stopped',
    },
    sweeps: [{ kind: 'expire', key: ['account_id', 'person_id'], time: 'stopped_at', after: KEPT_FOR.stoppedMonitor }],
    withAccount: 'goes',
    exported: 'stoppedMonitoring',
  },
  {
    table: 'contact_list',
    what: 'a list of contacts; every account has one',
    told: accountRows.people,
    columns: {
      id: { what: 'a number', notExported: 'means nothing outside' },
      account_id: OWNER,
      name: 'its name',
      is_default: { what: 'whether the page adds to it', notExported: 'every account has one such list' },
    },
    sweeps: [],
    withAccount: 'goes',
    exported: 'contactLists',
  },
  {
    table: 'contact',
    what: 'a person in a list',
    told: accountRows.people,
    columns: {
      list_id: { what: 'in which list', notExported: 'means nothing outside' },
      person_id: 'whom',
      saved_at: 'when',
      note: 'what its owner wrote about them',
    },
    sweeps: [],
    withAccount: 'goes',
    exported: 'contactLists',
  },
  {
    table: 'removed_contact',
    what: 'a person who was taken off a list, while that can be undone',
    told: accountRows.removedContacts,
    columns: {
      account_id: OWNER,
      person_id: 'whom',
      list_id: { what: 'off which list', notExported: 'means nothing outside' },
      saved_at: 'when they were saved',
      note: 'what its owner wrote about them',
      removed_at: 'when they were removed',
    },
    sweeps: [{ kind: 'expire', key: ['account_id', 'person_id'], time: 'removed_at', after: KEPT_FOR.removedContact }],
    withAccount: 'goes',
    exported: 'removedContacts',
  },
];
