import * as z from 'zod/mini';
import { personIdSchema } from '../identity.ts';
import { nonEmpty } from '../primitives.ts';

/** What somebody says is wrong with a record. */
export const RECORD_ERROR_KINDS = ['not-them', 'outcome', 'sealed', 'details', 'other'] as const;
export type RecordErrorKind = (typeof RECORD_ERROR_KINDS)[number];

/** The longest explanation, in characters. */
export const RECORD_ERROR_TEXT_MAX = 2_000;
/** A reference that parseRecordReference may read. */
const reference = z.string().check(z.regex(/^[a-zA-Z]{1,40}\.[\w-]{1,64}$/));

/** POST /api/record-error: what is wrong with a record of a report that the viewer has open. */
export const recordErrorBodySchema = z.strictObject({
  personId: personIdSchema,
  /** 'liens.R1' */
  record: reference,
  kind: z.enum(RECORD_ERROR_KINDS),
  /** in the viewer's own words; may be empty */
  text: z.string().check(z.maxLength(RECORD_ERROR_TEXT_MAX)),
});

/** 'before': the viewer reported this record already, and nobody has decided yet; the first report stands. */
export const recordErrorAnswerSchema = z.strictObject({
  state: z.enum(['reported', 'before']),
  /** names the report in mails: 'E-7K2M4Q9X' */
  reference: nonEmpty,
});

/** What an operator decides: the record leaves every report, or it stays as it is. */
export const RECORD_ERROR_DECISIONS = ['removed', 'kept'] as const;
export type RecordErrorDecision = (typeof RECORD_ERROR_DECISIONS)[number];

/** PUT /api/operator/record-errors: decides an open report. */
export const decideRecordErrorBodySchema = z.strictObject({
  reference: z.string().check(z.regex(/^E-[2-9A-Z]{10}$/)),
  decision: z.enum(RECORD_ERROR_DECISIONS),
});
/** Whether that report was open, and is decided now. */
export const decidedRecordErrorSchema = z.strictObject({ isDecided: z.boolean() });

/** GET /api/operator/record-errors: what is open, the longest waiting first, at most 100. */
export const openRecordErrorsSchema = z.strictObject({
  open: z.array(
    z.strictObject({
      reference: nonEmpty,
      personId: personIdSchema,
      record: nonEmpty,
      kind: z.enum(RECORD_ERROR_KINDS),
      text: z.string(),
      /** milliseconds since 1970 */
      reportedAt: z.int(),
    }),
  ),
});
export type OpenRecordErrors = z.infer<typeof openRecordErrorsSchema>['open'];
