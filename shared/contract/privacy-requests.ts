import * as z from 'zod/mini';
import { CELL_MAX, ROW_FAULTS } from '../requests/covered-list.ts';
import {
  ASKED_KINDS,
  COVERED_ROLES,
  JUDICIAL_HIDES,
  JUDICIAL_LAWS,
  REQUEST_KINDS,
  REQUEST_OUTCOMES,
} from '../requests/request-kinds.ts';
import { LIST_ROWS_AT_ONCE, REQUEST_FILE_MAX, REQUEST_FILE_TYPES, REQUEST_LIMITS } from '../requests/request-limits.ts';
import { EXPORT_FORMATS, EXTENSION_REASONS, REFUSAL_REASONS, REQUEST_STATUSES } from '../requests/request-steps.ts';
import { emailSchema, tokenBodySchema } from './account.ts';
import { personIdSchema } from './identity.ts';
import { count, nonEmpty, typedText } from './primitives.ts';
import { removalReferenceSchema } from './removal.ts';

/** Names a request: 128 random bits. */
export const requestReferenceSchema = removalReferenceSchema;

const optionalText = (most: number) => z.string().check(z.maxLength(most));
/** 'CA', or '' for somebody who lives in no state of ours. */
const residence = z.string().check(z.regex(/^(?:[A-Z]{2})?$/));
const time = z.int();
const timeOrNull = z.nullable(time);

/** A signed permission, or something that shows that a record is about whoever asks. */
export const requestFileSchema = z.strictObject({
  type: z.enum(REQUEST_FILE_TYPES),
  /** Base64 of at most 2 MB */
  content: z.string().check(z.minLength(1), z.maxLength(Math.ceil(REQUEST_FILE_MAX / 3) * 4)),
});
export type RequestFile = z.infer<typeof requestFileSchema>;

/** Who asks for somebody else. */
const agentSchema = z.strictObject({
  name: typedText(REQUEST_LIMITS.name),
  address: typedText(REQUEST_LIMITS.address),
  /** of the person for whom they ask */
  personAddress: optionalText(REQUEST_LIMITS.address),
});

/** What the person signed: the text, the typed signature and its day. */
const permissionSchema = z.strictObject({
  text: typedText(REQUEST_LIMITS.permission),
  signature: typedText(REQUEST_LIMITS.name),
  /** YYYY-MM-DD */
  signedOn: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
});

/** What somebody asks about their own data, or as an agent about somebody else's. */
export const askRequestBodySchema = z.strictObject({
  kind: z.enum(ASKED_KINDS),
  state: residence,
  email: emailSchema,
  name: typedText(REQUEST_LIMITS.name),
  details: optionalText(REQUEST_LIMITS.details),
  people: z.array(personIdSchema).check(z.maxLength(REQUEST_LIMITS.links)),
  agent: z.nullable(agentSchema),
  permission: z.nullable(permissionSchema),
  file: z.nullable(requestFileSchema),
});
export type AskRequestBody = z.infer<typeof askRequestBodySchema>;

/** How many rows of a list are how far. Rows that cannot be used have a fault; the others are done or wait. */
const rowCountsSchema = z.strictObject({ all: count, faulty: count, done: count });

/**
 * A request as its reference shows it: it names nobody, and says nothing about whether there is a record. Times in
 * milliseconds since 1970; null: not yet, or not for this kind.
 */
export const requestReceiptSchema = z.strictObject({
  reference: requestReferenceSchema,
  kind: z.enum(REQUEST_KINDS),
  isAgent: z.boolean(),
  status: z.enum(REQUEST_STATUSES),
  askedAt: time,
  /** until when the mailbox can be confirmed */
  confirmBy: timeOrNull,
  verifiedAt: timeOrNull,
  acknowledgeBy: timeOrNull,
  acknowledgedAt: timeOrNull,
  answerBy: time,
  soonBy: timeOrNull,
  extensionReason: z.nullable(z.enum(EXTENSION_REASONS)),
  outcome: z.nullable(z.enum(REQUEST_OUTCOMES)),
  refusalReason: z.nullable(z.enum(REFUSAL_REASONS)),
  closedAt: timeOrNull,
  /** of a judicial request */
  rows: z.nullable(rowCountsSchema),
});
export type RequestReceipt = z.infer<typeof requestReceiptSchema>;

/** The button of a link: it was whoever reads the mailbox, or it was not. */
export const confirmRequestBodySchema = z.extend(tokenBodySchema, { isWithdrawn: z.boolean() });

/** What a link from an email confirms; `isConfirmed` if its button was pressed before. */
export const pendingRequestSchema = z.strictObject({
  kind: z.enum(REQUEST_KINDS),
  isConfirmed: z.boolean(),
  reference: requestReferenceSchema,
});

/** What became of the rows of a list, by their lines: it names nobody. */
export const requestRowsSchema = z.strictObject({
  rows: z.array(
    z.strictObject({
      line: count,
      state: z.enum(['done', 'waiting', 'faulty']),
      fault: z.nullable(z.enum(ROW_FAULTS)),
    }),
  ),
  /** the line that the next part begins after; null: there is none */
  next: z.nullable(count),
});
export type RequestRows = z.infer<typeof requestRowsSchema>;

const cell = optionalText(CELL_MAX);
export const coveredPersonSchema = z.strictObject({
  line: count,
  firstName: cell,
  lastName: cell,
  street: cell,
  city: cell,
  state: residence,
  zip: z.string().check(z.regex(/^(?:\d{5})?$/)),
  phone: z.string().check(z.regex(/^(?:\d{10})?$/)),
  personId: z.nullable(personIdSchema),
  fault: z.nullable(z.enum(ROW_FAULTS)),
});

/** Who asks for covered persons, by which law, and what is to be hidden. */
export const coveredSchema = z.strictObject({
  role: z.enum(COVERED_ROLES),
  /** of whoever signs; for an agent, the organization */
  name: typedText(REQUEST_LIMITS.name),
  address: optionalText(REQUEST_LIMITS.address),
  law: z.enum(JUDICIAL_LAWS),
  /** its name, if it is another one */
  otherLaw: optionalText(REQUEST_LIMITS.name),
  hide: z.enum(JUDICIAL_HIDES),
  /** typed below the attestation */
  signature: typedText(REQUEST_LIMITS.name),
});
export type Covered = z.infer<typeof coveredSchema>;

/** A list begins: nothing is asked for until it is complete. */
export const beginListBodySchema = z.strictObject({ email: emailSchema, state: residence, covered: coveredSchema });
/** `token` adds rows to it, and goes no further than the edge. */
export const begunListSchema = z.strictObject({ reference: requestReferenceSchema, token: nonEmpty });
export const addRowsBodySchema = z.strictObject({
  reference: requestReferenceSchema,
  token: typedText(256),
  people: z.array(coveredPersonSchema).check(z.minLength(1), z.maxLength(LIST_ROWS_AT_ONCE)),
  isLast: z.boolean(),
});
/** null until the last rows are there */
export const addedRowsSchema = z.strictObject({ receipt: z.nullable(requestReceiptSchema) });

/** Whether somebody's data is not to be sold or shared; null for whom we do not know. */
export const saleChoiceSchema = z.strictObject({
  account: z.nullable(
    z.strictObject({
      isOptedOut: z.boolean(),
      source: z.nullable(z.enum(['form', 'signal', 'request'])),
      since: timeOrNull,
    }),
  ),
});
export type SaleChoice = z.infer<typeof saleChoiceSchema>;

/** Without an address: the account of the session. */
export const doNotSellBodySchema = z.strictObject({
  email: z.optional(emailSchema),
  /** the choice was the browser's signal, not a form */
  isSignal: z.optional(z.boolean()),
});
/** `reference` of a request that was logged; null for an account's choice */
export const doNotSellAnswerSchema = z.strictObject({ reference: z.nullable(requestReferenceSchema) });

/** A download that waits: until when, and which of its files were taken. */
export const pendingExportSchema = z.strictObject({
  expiresAt: time,
  taken: z.array(z.enum(EXPORT_FORMATS)),
});
export const takeExportBodySchema = z.extend(tokenBodySchema, { format: z.enum(EXPORT_FORMATS) });

const valueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
/** Everything on record about somebody: facts by kind, each as it is stored, with its source and dates. */
export const heldRecordSchema = z.strictObject({
  recordId: nonEmpty,
  isHidden: z.boolean(),
  facts: z.record(z.string(), z.array(z.record(z.string(), valueSchema))),
});
export type HeldRecord = z.infer<typeof heldRecordSchema>;

/** Everything held about whoever asked. */
export const privacyExportSchema = z.strictObject({
  reference: requestReferenceSchema,
  exportedAt: time,
  records: z.array(heldRecordSchema),
  /** what an account with the confirmed mailbox holds, as its own export; null: there is none */
  account: z.nullable(z.record(z.string(), z.unknown())),
});
export type PrivacyExport = z.infer<typeof privacyExportSchema>;
