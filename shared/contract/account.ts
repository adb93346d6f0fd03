import * as z from 'zod/mini';
import { EMAIL_MAX, FIRST_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../forms/account-limits.ts';
import { EMAIL_ADDRESS } from '../forms/email-address.ts';
import { personIdSchema } from './identity.ts';
import { userTypeSchema } from './viewer.ts';

/** The viewer's own account (P3-114); `user` is null without a session (F3-32). */
export const userAnswerSchema = z.strictObject({
  user: z.nullable(
    z.strictObject({
      id: z.string().check(z.minLength(1)),
      userType: userTypeSchema,
      primaryEmail: z.string(),
      firstName: z.nullable(z.string()),
      lastName: z.nullable(z.string()),
      premiumSubscriber: z.boolean(),
      /** the account's plan; null without a plan */
      product: z.nullable(z.strictObject({ productName: z.string() })),
      /** lookups left in this period; null if unlimited */
      premiumLookupsCount: z.nullable(z.int()),
      currentPlanLookupsCount: z.nullable(z.int()),
      /** when the lookups reset, ISO 8601; null without a plan, or if they are unlimited */
      resetDate: z.nullable(z.string()),
      backgroundCreditsCount: z.int().check(z.nonnegative()),
      /** ISO 8601; null without credits (F3-28) */
      userBgCreditsNearestExpDate: z.nullable(z.string()),
    }),
  ),
});
export type UserAnswer = z.infer<typeof userAnswerSchema>;
export type User = NonNullable<UserAnswer['user']>;

/** Reports that this viewer bought and can still open (P3-110, P7-006). */
export const reportsAnswerSchema = z.array(
  z.strictObject({
    wpId: personIdSchema,
    payload: z.strictObject({ id: z.string() }),
    /** milliseconds since 1970; always in the future */
    accessExpiresAt: z.int(),
  }),
);
export type ReportsAnswer = z.infer<typeof reportsAnswerSchema>;

export const loginBodySchema = z.strictObject({
  email: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)),
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
});
export type LoginBody = z.infer<typeof loginBodySchema>;

export const emailSchema = z.string().check(z.minLength(3), z.maxLength(EMAIL_MAX), z.regex(EMAIL_ADDRESS));

export const signUpBodySchema = z.strictObject({
  email: emailSchema,
  password: z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX)),
  firstName: z.optional(z.string().check(z.minLength(1), z.maxLength(FIRST_NAME_MAX))),
});
export type SignUpBody = z.infer<typeof signUpBodySchema>;

/** GET /api/auth/email-available (F5-26). `isFreeNoPassword`: an account without a password, created by monitoring. */
export const emailAvailableAnswerSchema = z.strictObject({
  errorMessage: z.nullable(z.string()),
  isValid: z.boolean(),
  isAvailable: z.boolean(),
  isFreeNoPassword: z.boolean(),
});

/** An account as the monitor dialog needs it (P7-028, P7-030). */
export const foundUserAnswerSchema = z.strictObject({
  user: z.nullable(z.strictObject({ id: z.string(), primaryEmail: z.string() })),
});

/** A one-time login: where it leads afterwards, and the visitor's local time for the email (F7-14). */
export const oneTimeLoginBodySchema = z.strictObject({
  email: emailSchema,
  redirect: z.string().check(z.maxLength(2_000)),
  /** ISO 8601 */
  usersLocalTimestamp: z.string().check(z.maxLength(40)),
});

/** The account's sessions, one per device. */
export const sessionListSchema = z.array(
  z.strictObject({
    id: z.string(),
    createdAt: z.int(),
    lastUsedAt: z.int(),
    device: z.string(),
    isCurrent: z.boolean(),
  }),
);

/** Every lookup and credit, with its reason. */
export const ledgerAnswerSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      at: z.int(),
      kind: z.enum(['lookup', 'background credit', 'refund', 'grant', 'expiry']),
      amount: z.int(),
      personId: z.nullable(personIdSchema),
      reason: z.string(),
    }),
  ),
});

/** All data stored about the account, for its owner. */
export const accountExportSchema = z.strictObject({ exportedAt: z.int(), data: z.record(z.string(), z.unknown()) });
