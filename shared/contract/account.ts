import * as z from 'zod/mini';
import { EMAIL_MAX, FIRST_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, REDIRECT_MAX } from '../forms/account-limits.ts';
import { EMAIL_ADDRESS } from '../forms/email-address.ts';
import { personIdSchema } from './identity.ts';
import { typedText } from './primitives.ts';
import { userTypeSchema } from './viewer.ts';

/**
 * What a session opens: a whole account, or only what a buyer with an unproven address bought. A session of scope
 * `monitor` is nobody here.
 */
export const SESSION_SCOPES = ['account', 'purchase'] as const;
export type SessionScope = (typeof SESSION_SCOPES)[number];

/** The viewer's own account (P3-114); `user` is null without a session (F3-32). */
export const userAnswerSchema = z.strictObject({
  user: z.nullable(
    z.strictObject({
      id: z.string().check(z.minLength(1)),
      /** absent: 'account' */
      scope: z.optional(z.enum(SESSION_SCOPES)),
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
      /** whether the account can log in with a password; absent: unknown */
      hasPassword: z.optional(z.boolean()),
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

export const emailSchema = z.string().check(z.minLength(3), z.maxLength(EMAIL_MAX), z.regex(EMAIL_ADDRESS));

/** A password as it is typed to log in; older ones may be shorter than a new one may be. */
const knownPassword = typedText(PASSWORD_MAX);
/** A new password; the origin also refuses common ones (422). */
const newPassword = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));
/** A token from a link in an email, or an id that we made. */
const token = typedText(256);
/** A path on this site to go to afterwards; the edge parses and rebuilds it, the origin only stores it. */
const redirectPath = z.optional(z.string().check(z.maxLength(REDIRECT_MAX)));

export const loginBodySchema = z.strictObject({
  email: typedText(EMAIL_MAX),
  password: knownPassword,
});
export type LoginBody = z.infer<typeof loginBodySchema>;

export const signUpBodySchema = z.strictObject({
  email: emailSchema,
  firstName: z.optional(z.string().check(z.minLength(1), z.maxLength(FIRST_NAME_MAX))),
  redirect: redirectPath,
});
export type SignUpBody = z.infer<typeof signUpBodySchema>;

/** The button on the page of a sign-up link. Without a password, the account logs in by emailed links. */
export const finishSignUpBodySchema = z.strictObject({ token, password: z.optional(newPassword) });

/** GET /api/auth/email-available (F5-26). `isFreeNoPassword`: an account that logs in without a password. */
export const emailAvailableAnswerSchema = z.strictObject({
  /** in the visitor's words; null if nothing is wrong */
  errorMessage: z.nullable(z.string()),
  isValid: z.boolean(),
  isAvailable: z.boolean(),
  isFreeNoPassword: z.boolean(),
});
export type EmailAvailableAnswer = z.infer<typeof emailAvailableAnswerSchema>;

/** An account as the monitor dialog needs it (P7-028, P7-030); `id` belongs to the session, not to the address. */
export const foundUserAnswerSchema = z.strictObject({
  user: z.nullable(z.strictObject({ id: z.string(), primaryEmail: z.string() })),
});

/** A one-time login: where it leads afterwards, and the visitor's local time for the email (F7-14). */
export const oneTimeLoginBodySchema = z.strictObject({
  email: emailSchema,
  redirect: z.string().check(z.maxLength(REDIRECT_MAX)),
  /** ISO 8601 with the visitor's offset: '2026-11-25T14:41:00-05:00' */
  usersLocalTimestamp: z.string().check(z.maxLength(40)),
});

export const forgotPasswordBodySchema = z.strictObject({ email: emailSchema, redirect: redirectPath });
export const tokenBodySchema = z.strictObject({ token });
export const resetPasswordBodySchema = z.strictObject({ token, password: newPassword });

/** The account that a link, a password or a passkey opened, and where its owner wanted to go. */
export const enteredAnswerSchema = z.strictObject({
  ...userAnswerSchema.shape,
  /** same-site path; null: nowhere in particular */
  redirect: z.nullable(z.string()),
});
export type EnteredAnswer = z.infer<typeof enteredAnswerSchema>;

/**
 * A change that somebody at an unattended browser must not make. `password` is needed unless this session logged in or
 * confirmed within the last half hour; without a password, log in again (403).
 */
export const confirmedBodySchema = z.strictObject({ password: z.optional(knownPassword) });
export const changeEmailBodySchema = z.strictObject({ ...confirmedBodySchema.shape, email: emailSchema });
export const changePasswordBodySchema = z.strictObject({ ...confirmedBodySchema.shape, newPassword });

/** The account's sessions, one per browser, the latest used first. */
export const sessionListSchema = z.array(
  z.strictObject({
    id: z.string(),
    /** milliseconds since 1970; also of the next one */
    createdAt: z.int(),
    lastUsedAt: z.int(),
    /** 'Chrome on Windows' */
    device: z.string(),
    isCurrent: z.boolean(),
  }),
);
export type SessionList = z.infer<typeof sessionListSchema>;

/** What can change what an account may look up or open. */
export const LEDGER_KINDS = ['lookup', 'background credit', 'refund', 'grant', 'expiry'] as const;

/** Every lookup and credit, with its reason, the latest first. */
export const ledgerAnswerSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      /** milliseconds since 1970 */
      at: z.int(),
      kind: z.enum(LEDGER_KINDS),
      /** lookups or credits: negative when used or expired, positive when granted */
      amount: z.int(),
      personId: z.nullable(personIdSchema),
      /** the person's name now; null if nobody may be shown, or the entry is about nobody */
      personName: z.nullable(z.string()),
      /** in the reader's words */
      reason: z.string(),
    }),
  ),
  /** whether there are older entries than those sent */
  isCut: z.boolean(),
});
export type LedgerAnswer = z.infer<typeof ledgerAnswerSchema>;

/** All data stored about the account, for its owner. */
export const accountExportSchema = z.strictObject({ exportedAt: z.int(), data: z.record(z.string(), z.unknown()) });
export type AccountExport = z.infer<typeof accountExportSchema>;

/** The longest id of a passkey, base64url: of 1,023 bytes, WebAuthn's limit. */
export const PASSKEY_ID_MAX = 1_364;

/** WebAuthn's own JSON: the origin hands it to the library that checks it. */
const webAuthnJson = z.record(typedText(64), z.unknown());

/** What the browser needs to make or use a passkey. */
export const passkeyOptionsAnswerSchema = z.strictObject({
  /** goes back with the answer; works once */
  challengeId: token,
  /** for PublicKeyCredential.parseCreationOptionsFromJSON or parseRequestOptionsFromJSON */
  options: webAuthnJson,
});
export type PasskeyOptionsAnswer = z.infer<typeof passkeyOptionsAnswerSchema>;

/** `credential` is PublicKeyCredential.toJSON(). */
export const passkeyBodySchema = z.strictObject({ challengeId: token, credential: webAuthnJson });

export const passkeyListSchema = z.array(
  z.strictObject({
    id: z.string(),
    /** 'Chrome on Windows', where it was made */
    name: z.string(),
    /** milliseconds since 1970 */
    createdAt: z.int(),
    lastUsedAt: z.nullable(z.int()),
  }),
);
export type PasskeyList = z.infer<typeof passkeyListSchema>;
