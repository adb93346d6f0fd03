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
      seen_month: { what: 'up to which month the report was seen', notExported: 'only marks what is new' },
    },
    sweeps: [{ kind: 'work', name: 'ends what readers did not confirm in time', run: sweepUnconfirmed }],
    withAccount: 'goes',
    exported: 'monitoredPeople',
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
