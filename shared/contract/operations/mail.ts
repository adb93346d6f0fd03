import * as z from 'zod/mini';
import { emailSchema } from '../account.ts';
import { nonEmpty } from '../primitives.ts';

/** Kinds of emails; each has its text in worker/origin/mail. */
export const MAIL_KINDS = [
  'sign-up',
  'sign-up-again',
  'one-time-login',
  'forgot-password',
  'change-email',
  'change-email-again',
  'email-changing',
  'email-changed',
  'account-changed',
  'account-deleted',
  'receipt',
  'refund',
  'court-runner-back',
  'credits-expiring',
  'plan-started',
  'plan-renewed',
  'plan-changed',
  'plan-cancelled',
  'plan-resumed',
  'plan-payment-failed',
  'plan-ended',
  'plan-renewal-reminder',
  'plan-price-change',
  'payment-method-changed',
  'family-invitation',
  'family-changed',
  'phone-report',
  'phone-dispute',
  'monitor-confirm',
  'monitor-alert',
  'record-error',
  'removal-confirm',
  'removal-receipt',
  'removal-undo',
  'removal-restored',
  'credit-back',
  'privacy-request',
  'claim-code',
  'claim-correction',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** An email as shown in the outbox of a local run. Nothing in it reports that it was read. */
export const outboxMailSchema = z.strictObject({
  id: nonEmpty,
  kind: z.enum(MAIL_KINDS),
  /** milliseconds since 1970 */
  at: z.int(),
  to: emailSchema,
  subject: nonEmpty,
  text: nonEmpty,
  /** the same as HTML; null: text alone */
  html: z.nullable(nonEmpty),
  /** beyond those that every email has */
  headers: z.array(z.strictObject({ name: nonEmpty, value: nonEmpty })),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

/** The latest 100. */
export const outboxAnswerSchema = z.array(outboxMailSchema);
