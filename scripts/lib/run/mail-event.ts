import { createHmac } from 'node:crypto';

/** A secret in the form of Standard Webhooks, of local runs alone: whoever reaches one is on the same machine. */
export const LOCAL_WEBHOOK_SECRET = `whsec_${Buffer.from('the mail provider of a local run').toString('base64')}`;

/** What a provider says became of a mail, as our webhook takes it (docs/mail.md). */
export function mailEvent(what: 'bounced' | 'complained', to: string): object {
  return {
    type: `email.${what}`,
    data: { to: [to], ...(what === 'bounced' ? { bounce: { type: 'Permanent' } } : {}) },
  };
}

/** The headers with which a provider signs an event, by Standard Webhooks. `now` is in milliseconds since 1970. */
export function signMailEvent(
  body: string,
  { id, secret, now }: { readonly id: string; readonly secret: string; readonly now: number },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
