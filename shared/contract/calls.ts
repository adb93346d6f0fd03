import type * as z from 'zod/mini';
import { accountCalls } from './calls/accounts.ts';
import { billingCalls } from './calls/billing.ts';
import type { Call } from './calls/call.ts';
import { claimCalls } from './calls/claims.ts';
import { contactCalls } from './calls/contacts.ts';
import { deleteActCalls } from './calls/delete-act.ts';
import { findingCalls } from './calls/finding.ts';
import { mailCalls } from './calls/mail.ts';
import { monitoringCalls } from './calls/monitoring.ts';
import { operationsCalls } from './calls/operations.ts';
import { operatorCalls } from './calls/operators.ts';
import { peopleCalls } from './calls/people.ts';
import { phoneDisputeCalls } from './calls/phone-disputes.ts';
import { planCalls } from './calls/plans.ts';
import { privacyCalls } from './calls/privacy.ts';
import { privacyRequestOperatorCalls } from './calls/privacy-request-operators.ts';
import { privacyRequestCalls } from './calls/privacy-requests.ts';

/**
 * The table of calls: what edge, origin, browser and tests agree on. A call is named after what it returns or does; who
 * may make it is part of the row (P7-048). `errors` omits the statuses that every call may have: 400 (query or body
 * break the schema), 401 (invalid envelope), 403 (wrong caller) and 5xx, unless one has a special meaning for the
 * call.
 */
export const calls = {
  ...peopleCalls,
  ...findingCalls,
  ...phoneDisputeCalls,
  ...accountCalls,
  ...billingCalls,
  ...planCalls,
  ...monitoringCalls,
  ...contactCalls,
  ...mailCalls,
  ...privacyCalls,
  ...claimCalls,
  ...privacyRequestCalls,
  ...privacyRequestOperatorCalls,
  ...operationsCalls,
  ...operatorCalls,
  ...deleteActCalls,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

export type CallQuery<N extends CallName> = z.input<(typeof calls)[N]['query']>;
export type CallBody<N extends CallName> = (typeof calls)[N]['body'] extends z.ZodMiniType
  ? z.input<NonNullable<(typeof calls)[N]['body']>>
  : undefined;
export type CallResponse<N extends CallName> = z.output<(typeof calls)[N]['response']>;
