import * as z from 'zod/mini';
import { personIdSchema, userTypeSchema } from './person.ts';

/** The viewer's own account (F 3 user details); `user` is null without a session. */
export const userAnswerSchema = z.strictObject({
  user: z.nullable(
    z.strictObject({
      id: z.string().check(z.minLength(1)),
      userType: userTypeSchema,
      primaryEmail: z.string(),
      firstName: z.nullable(z.string()),
      lastName: z.nullable(z.string()),
      premiumSubscriber: z.boolean(),
      productName: z.nullable(z.string()),
      /** lookups left in this period; null where they are not limited */
      premiumLookupsCount: z.nullable(z.int()),
      currentPlanLookupsCount: z.nullable(z.int()),
    }),
  ),
});
export type UserAnswer = z.infer<typeof userAnswerSchema>;
export type User = NonNullable<UserAnswer['user']>;

/** Reports this viewer bought and can still open (P 7). */
export const reportsAnswerSchema = z.array(
  z.strictObject({
    wpId: personIdSchema,
    payload: z.strictObject({ id: z.string() }),
    /** milliseconds since 1970; only later ones than now are listed */
    accessExpiresAt: z.int(),
  }),
);
export type ReportsAnswer = z.infer<typeof reportsAnswerSchema>;

/** Longest password and e-mail address that are looked at; longer ones are refused unread. */
export const PASSWORD_MAX = 256;
export const EMAIL_MAX = 254;

export const loginBodySchema = z.strictObject({
  email: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)),
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
});
export type LoginBody = z.infer<typeof loginBodySchema>;

export const emptySchema = z.strictObject({});
