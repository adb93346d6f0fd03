import * as z from 'zod/mini';

/**
 * What the security log counts. `login-blocked`: after too many wrong passwords; `login-busy`: too many log-ins at once;
 * `address-checked`: somebody asked whether an address has an account; `token-refused`: a link's token that is unknown,
 * used or expired; `access-refused`: something the viewer may not have or has not paid for; `wrong-host`: a call or form
 * with a host name that is not the site's; `envelope-refused`: a request to the origin that the edge did not sign;
 * `webhook-refused`: an event that neither the payment provider nor the mail provider signed.
 */
export const SECURITY_KINDS = [
  'login-failed',
  'login-blocked',
  'login-busy',
  'address-checked',
  'token-refused',
  'limit-hit',
  'access-refused',
  'cross-site-refused',
  'wrong-host',
  'envelope-refused',
  'webhook-refused',
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];

/** How often something happened. `subject` is the limit or call concerned, '' if the kind says it all. */
export const securityCountSchema = z.strictObject({
  kind: z.enum(SECURITY_KINDS),
  subject: z.string().check(z.regex(/^[A-Za-z_]{0,40}$/)),
  count: z.int().check(z.minimum(1)),
});
export type SecurityCount = z.infer<typeof securityCountSchema>;

/**
 * What happened in the current clock hour, in the last 24 hours and in the last 30 days, the most frequent in this hour
 * first.
 */
export const securityCountsAnswerSchema = z.array(
  z.strictObject({
    kind: z.enum(SECURITY_KINDS),
    subject: z.string(),
    hour: z.int(),
    day: z.int(),
    month: z.int(),
  }),
);
export type SecurityCountsAnswer = z.infer<typeof securityCountsAnswerSchema>;
