import { accountRows } from '../../../../shared/copy/site/privacy/account.ts';
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
    sweeps: [],
    withAccount: 'goes',
    exported: 'monitoredPeople',
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
    },
    sweeps: [],
    withAccount: 'goes',
    exported: 'contactLists',
  },
];
