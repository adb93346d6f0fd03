import { accountRows } from '../../../../shared/copy/site/privacy/account.ts';
import { purchaseRows } from '../../../../shared/copy/site/privacy/purchases.ts';
import { REPORT_ACCESS_DAYS } from '../../../../shared/people/report-state.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import { sweepLookups, sweepOpeningMonths, sweepUsedCredits } from '../../entitlement/sweep-openings.ts';
import type { StoredTable } from '../stored.ts';

const ACCESS = [REPORT_ACCESS_DAYS, 'day'] as const;
const OWNER = { what: 'who', notExported: 'the account of the export' };

/** Who looked up whom and opened whose report, and what remains of it. */
export const OPENING_TABLES: readonly StoredTable[] = [
  {
    table: 'lookup',
    what: 'a person opened with a plan',
    told: accountRows.openings,
    columns: {
      account_id: OWNER,
      person_id: 'whom',
      period_start: { what: 'in which month of the plan', notExported: 'follows from when' },
      used_at: 'when',
      pool_id: { what: 'whose plan it was counted against', notExported: 'the id of another account' },
    },
    sweeps: [{ kind: 'work', name: 'counts old lookups by month, then deletes them', run: sweepLookups }],
    withAccount: 'goes',
    exported: 'lookups',
  },
  {
    table: 'report_access',
    what: 'a background report that is or was open',
    told: accountRows.openings,
    columns: {
      account_id: OWNER,
      person_id: 'whose report',
      report_id: { what: 'the report’s id', notExported: 'means nothing outside' },
      access_expires_at: 'until when it is open',
    },
    sweeps: [
      {
        kind: 'expire',
        key: ['account_id', 'person_id'],
        time: 'access_expires_at',
        after: KEPT_FOR.opening,
        lasts: ACCESS,
      },
    ],
    withAccount: 'goes',
    exported: 'backgroundReports',
  },
  {
    table: 'property_access',
    what: 'a property report that was bought',
    told: purchaseRows.properties,
    columns: {
      account_id: OWNER,
      pnp_id: 'of which property',
      access_expires_at: 'until when it is open',
    },
    sweeps: [
      {
        kind: 'expire',
        key: ['account_id', 'pnp_id'],
        time: 'access_expires_at',
        after: KEPT_FOR.opening,
        lasts: ACCESS,
      },
    ],
    withAccount: 'goes',
    exported: 'propertyReports',
  },
  {
    table: 'background_credit',
    what: 'a credit for one background report',
    told: accountRows.openings,
    columns: {
      id: { what: 'a random id', notExported: 'means nothing outside' },
      account_id: OWNER,
      granted_at: 'when it was given',
      expires_at: { what: 'until when it is good', told: accountRows.credits },
      person_id: 'whose report it opened',
      used_at: 'when',
      purchase_id: { what: 'the order that it came with', notExported: 'means nothing outside' },
      unlock_id: { what: 'the request that used it', notExported: 'means nothing outside' },
      reminded_at: { what: 'when its buyer was reminded that it ends', notExported: 'the mailbox has the reminder' },
    },
    sweeps: [
      { kind: 'work', name: 'counts old openings by month, then deletes them', run: sweepUsedCredits },
      { kind: 'expire', key: ['id'], time: 'expires_at', after: KEPT_FOR.opening, where: 'used_at IS NULL' },
    ],
    withAccount: 'goes',
    exported: 'backgroundCredits',
  },
  {
    table: 'pool_spent',
    what: 'lookups of deleted accounts that shared a plan',
    told: accountRows.familyLookups,
    columns: {
      pool_id: 'whose plan it was',
      period_start: 'in which month of the plan',
      lookups: 'how many',
    },
    sweeps: [{ kind: 'expire', key: ['pool_id', 'period_start'], time: 'period_start', after: KEPT_FOR.opening }],
    withAccount: 'goes',
    exported: { not: 'a number that others left behind, part of the lookups used' },
  },
  {
    table: 'opening_month',
    what: 'a month’s lookups and opened reports, of all accounts together',
    told: accountRows.openings,
    columns: { kind: 'lookups or reports', month: 'the month, UTC', openings: 'how many' },
    sweeps: [{ kind: 'work', name: 'deletes old months', run: sweepOpeningMonths }],
    withAccount: 'apart',
    exported: { not: 'about nobody' },
  },
];
