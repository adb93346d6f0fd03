import type { OwnTable, StoredElsewhere, StoredTable } from './stored.ts';
import { ACCOUNT_TABLES } from './topics/accounts.ts';
import { CLAIM_TABLES } from './topics/claims.ts';
import { COOKIES_STORED } from './topics/cookies.ts';
import { COUNTERS } from './topics/counters.ts';
import { COURT_RUNNER_TABLES } from './topics/court-runner.ts';
import { DELETE_ACT_TABLES } from './topics/delete-act.ts';
import { IN_BROWSERS } from './topics/in-browsers.ts';
import { LOG_IN_TABLES } from './topics/log-in.ts';
import { LOGS } from './topics/logs.ts';
import { MAIL_TABLES } from './topics/mail.ts';
import { MONITORING_TABLES } from './topics/monitoring.ts';
import { OPENING_TABLES } from './topics/openings.ts';
import { ORDER_TABLES } from './topics/orders.ts';
import { OWN_TABLES } from './topics/own.ts';
import { PAYMENT_TABLES } from './topics/payments.ts';
import { PHONE_REPORT_TABLES } from './topics/phone-reports.ts';
import { PLAN_TABLES } from './topics/plans.ts';
import { PRIVACY_REQUEST_TABLES } from './topics/privacy-requests.ts';
import { RECORD_ERROR_TABLES } from './topics/record-errors.ts';
import { REMOVAL_TABLES } from './topics/removal.ts';
import { VISIT_TABLES } from './topics/visits.ts';

/** A part of the list, as docs/privacy.md shows it. */
export interface StoredTopic {
  readonly title: string;
  readonly tables: readonly StoredTable[];
}

/**
 * Everything that the accounts database holds about people who use the site: the scheduled job sweeps by this list, and
 * docs/privacy.md is written from it. Orders come before the accounts of guests, who wait for theirs to end.
 */
export const TOPICS: readonly StoredTopic[] = [
  { title: 'Accounts and guests', tables: ACCOUNT_TABLES },
  { title: 'Log-in', tables: LOG_IN_TABLES },
  { title: 'Lookups and opened reports', tables: OPENING_TABLES },
  { title: 'Monitored and saved people', tables: MONITORING_TABLES },
  { title: 'Email', tables: MAIL_TABLES },
  { title: 'Orders and receipts', tables: ORDER_TABLES },
  { title: 'Plans', tables: PLAN_TABLES },
  { title: 'Payment methods and the provider', tables: PAYMENT_TABLES },
  { title: 'Court Runner', tables: COURT_RUNNER_TABLES },
  { title: 'Errors in records', tables: RECORD_ERROR_TABLES },
  { title: 'Reports of phone numbers', tables: PHONE_REPORT_TABLES },
  { title: 'Removed people', tables: REMOVAL_TABLES },
  { title: 'Claims and corrections', tables: CLAIM_TABLES },
  { title: 'The California Delete Act', tables: DELETE_ACT_TABLES },
  { title: 'Privacy requests', tables: PRIVACY_REQUEST_TABLES },
  { title: 'Visits', tables: VISIT_TABLES },
];

export const STORED_TABLES: readonly StoredTable[] = TOPICS.flatMap(({ tables }) => tables);

/** Tables of the accounts database that hold nothing about anybody. */
export const OURS: readonly OwnTable[] = OWN_TABLES;

/** What is stored in browsers, in counters and in logs: each ends by itself. */
export const ELSEWHERE: readonly StoredElsewhere[] = [...COOKIES_STORED, ...IN_BROWSERS, ...COUNTERS, ...LOGS];
