import * as z from 'zod/mini';
import { emailSchema, tokenBodySchema } from '../account.ts';
import { count } from '../primitives.ts';

/** '1' and ten digits of a possible number: neither area code nor exchange begins with 0 or 1. */
export const wholePhoneSchema = z.string().check(z.regex(/^1(?:[2-9]\d\d){2}\d{4}$/));

/** Why somebody says that the reports of a number are wrong. */
export const DISPUTE_REASONS = ['new-number', 'faked', 'no-such-calls', 'not-my-number', 'other'] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** The longest explanation, in characters. */
export const DISPUTE_TEXT_MAX = 1_000;
/** Digits of a texted code, and how often it may be typed wrong before it is over. */
export const DISPUTE_CODE_DIGITS = 6;
export const DISPUTE_CODE_TRIES = 5;

/** POST /api/phone/dispute. `text` in the own words of whoever disputes; may be empty. */
export const disputePhoneBodySchema = z.strictObject({
  phone: wholePhoneSchema,
  reason: z.enum(DISPUTE_REASONS),
  text: z.string().check(z.maxLength(DISPUTE_TEXT_MAX)),
  email: emailSchema,
});
/** 'mailed' is the answer for every address; 'nothing': nobody reported the number, so there is nothing to dispute. */
export const disputeAskedSchema = z.strictObject({ state: z.enum(['mailed', 'nothing']) });

/** What is next: to confirm it; to type a texted code; or it waits for an operator, and was proven by the code or not. */
export const DISPUTE_STEPS = ['confirm', 'code', 'waiting', 'proven'] as const;
export type DisputeStep = (typeof DISPUTE_STEPS)[number];

/** POST /api/phone/dispute/pending: what the link of a dispute is about. */
export const pendingDisputeSchema = z.strictObject({
  phone: wholePhoneSchema,
  reason: z.enum(DISPUTE_REASONS),
  text: z.string(),
  step: z.enum(DISPUTE_STEPS),
  /** a code can be texted to the number */
  canText: z.boolean(),
});
export type PendingDispute = z.infer<typeof pendingDisputeSchema>;

/** POST /api/phone/dispute/confirm. `withCode`: by a code texted to the number, if it can be. */
export const confirmDisputeBodySchema = z.strictObject({ ...tokenBodySchema.shape, withCode: z.boolean() });
export const confirmedDisputeSchema = z.strictObject({ phone: wholePhoneSchema, step: z.enum(DISPUTE_STEPS) });

/** POST /api/phone/dispute/prove */
export const proveDisputeBodySchema = z.strictObject({
  ...tokenBodySchema.shape,
  code: z.string().check(z.regex(new RegExp(`^\\d{${DISPUTE_CODE_DIGITS}}$`))),
});
/** A wrong code leaves `triesLeft`; with 0, the dispute waits without proof. */
export const provenDisputeSchema = z.strictObject({
  phone: wholePhoneSchema,
  isProven: z.boolean(),
  triesLeft: count,
});

/** 'upheld': the reports are withdrawn, for everybody. */
export const DISPUTE_DECISIONS = ['upheld', 'refused'] as const;
export type DisputeDecision = (typeof DISPUTE_DECISIONS)[number];
export const disputeReferenceSchema = z.string().check(z.regex(/^D-[2-9A-Z]{10}$/));

/** GET /api/operator/disputes: what waits, the longest first, at most 100. */
export const openDisputesSchema = z.strictObject({
  open: z.array(
    z.strictObject({
      reference: disputeReferenceSchema,
      phone: wholePhoneSchema,
      reason: z.enum(DISPUTE_REASONS),
      text: z.string(),
      /** whoever disputes typed a code that was texted to the number */
      isProven: z.boolean(),
      /** reports of the number that count today */
      reports: count,
      /** milliseconds since 1970 */
      confirmedAt: z.int(),
    }),
  ),
});
export type OpenDisputes = z.infer<typeof openDisputesSchema>['open'];

/** PUT /api/operator/disputes */
export const decideDisputeBodySchema = z.strictObject({
  reference: disputeReferenceSchema,
  decision: z.enum(DISPUTE_DECISIONS),
});
/** Whether it was open, and is decided now. */
export const decidedDisputeSchema = z.strictObject({ isDecided: z.boolean() });
