import * as z from 'zod/mini';

/** The origin's variable for events of the mail provider: the secret that it signs them with. */
export const mailWebhookVariables = {
  MAIL_WEBHOOK_SECRET: z.optional(
    z.string().check(z.regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64')),
  ),
} as const;

/** The bytes of a secret in the form of Standard Webhooks. */
export function webhookKey(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(secret.slice('whsec_'.length), 'base64'));
}
