import * as z from 'zod/mini';
import { ROW_FAULTS } from '../requests/covered-list.ts';
import { REQUEST_KINDS } from '../requests/request-kinds.ts';
import { OPERATOR_DECISIONS } from '../requests/request-steps.ts';
import { personIdSchema } from './identity.ts';
import { count, textOrNull } from './primitives.ts';
import {
  coveredPersonSchema,
  coveredSchema,
  requestReceiptSchema,
  requestReferenceSchema,
} from './privacy-requests.ts';

/** A request as the operator's list has it: due dates first. */
const listedRequestSchema = z.extend(requestReceiptSchema, {
  /** of residence: 'CA', or '' */
  state: z.string(),
  email: z.string(),
  name: z.string(),
  isLate: z.boolean(),
});
export type ListedRequest = z.infer<typeof listedRequestSchema>;

export const operatorRequestsQuerySchema = z.strictObject({
  state: z.optional(z.enum(['open', 'closed'])),
  kind: z.optional(z.enum(REQUEST_KINDS)),
});
export const operatorRequestsSchema = z.strictObject({
  /** at most 500: open ones by when they are due, closed ones by when they ended */
  requests: z.array(listedRequestSchema),
  open: count,
  late: count,
});
export type OperatorRequests = z.infer<typeof operatorRequestsSchema>;

/** Why somebody on record may be meant. */
export const PROPOSAL_REASONS = ['link', 'mailbox', 'name', 'home', 'zip', 'phone'] as const;
const proposalSchema = z.strictObject({
  personId: personIdSchema,
  /** null: the page is hidden already */
  name: textOrNull,
  place: textOrNull,
  reasons: z.array(z.enum(PROPOSAL_REASONS)),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** All that an operator needs to decide a request. */
export const operatorRequestSchema = z.strictObject({
  request: listedRequestSchema,
  details: z.string(),
  agent: z.nullable(z.strictObject({ name: z.string(), address: z.string(), personAddress: z.string() })),
  permission: z.nullable(z.strictObject({ text: z.string(), signature: z.string(), signedOn: z.string() })),
  covered: z.nullable(coveredSchema),
  hasFile: z.boolean(),
  /** something on record is hidden because of it, which 'show-again' takes back, also once it is closed */
  hides: z.boolean(),
  hasAccount: z.boolean(),
  people: z.array(proposalSchema),
  /** of a list: the first rows without a record, each with who may be meant */
  rows: z.array(z.strictObject({ person: coveredPersonSchema, people: z.array(proposalSchema) })),
  actions: z.array(z.strictObject({ at: z.int(), operator: z.string(), action: z.string() })),
});
export type OperatorRequest = z.infer<typeof operatorRequestSchema>;

export const decideRequestBodySchema = z.strictObject({
  reference: requestReferenceSchema,
  decision: z.enum(OPERATOR_DECISIONS),
  /** of an extension or a refusal */
  reason: z.optional(z.string().check(z.maxLength(40))),
  /** whom a decision is about; for a row, none: there is no such record */
  people: z.optional(z.array(personIdSchema).check(z.maxLength(50))),
  /** which row of a list */
  line: z.optional(count),
});
/** false: the request is closed, or that decision does not fit it */
export const decidedRequestSchema = z.strictObject({ isDecided: z.boolean() });

/** Rows of a list with all that they say, for the operator's file. */
export const operatorRowsSchema = z.strictObject({
  rows: z.array(z.extend(coveredPersonSchema, { fault: z.nullable(z.enum(ROW_FAULTS)), doneAt: z.nullable(z.int()) })),
  next: z.nullable(count),
});

/** A year's requests of one kind and state of residence; 'all' for all of them. */
export const requestMetricsSchema = z.strictObject({
  rows: z.array(
    z.strictObject({
      kind: z.string(),
      state: z.string(),
      received: count,
      done: count,
      refused: count,
      optedOut: count,
      withdrawn: count,
      open: count,
      /** from the request to its end; null without one */
      medianDays: z.nullable(z.number()),
      meanDays: z.nullable(z.number()),
    }),
  ),
});
export type RequestMetrics = z.infer<typeof requestMetricsSchema>;
