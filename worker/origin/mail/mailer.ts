import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import type { OriginBindings, OriginSettings } from '../env.ts';
import type { SendEmailBinding } from './mail-settings.ts';

/** Of a local run: nothing leaves, and the queued row is what /dev/outbox shows. */
const outboxMailer: Mailer = { send: async () => {} };

/** Who sends mails: locally nobody, else the platform's binding, else the provider; null where neither is set up. */
export function chooseMailer({ isLocal, mail }: OriginSettings, env: OriginBindings): Mailer | null {
  if (isLocal) return outboxMailer;
  if (mail === null) return null;
  if (env.SEND_EMAIL !== undefined) return cloudflareMailer(env.SEND_EMAIL, mail.from);
  return mail.api === null ? null : httpMailer(mail.api, mail.from);
}

/** A mail as it leaves. `id` is the same at every attempt. */
export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  /** one line */
  readonly subject: string;
  /** plain text: nothing in a mail of ours tells that it was read */
  readonly text: string;
}

/** Hands a mail on. Throws where it was not taken; what it throws may be about the recipient and is never logged whole. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
}

/** Sends by the platform itself. `from` is an address of a domain that is onboarded there. */
function cloudflareMailer(binding: SendEmailBinding, from: string): Mailer {
  return {
    async send({ to, subject, text }) {
      await binding.send({ from: { name: SITE_NAME, email: from }, to, subject, text });
    },
  };
}

/** How long a provider has to take a mail, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** The provider did not take a mail. Says its status alone: what it answers may repeat the recipient. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  constructor(status: number) {
    super(`the mail provider answered ${status}`);
  }
}

/**
 * Sends by a provider's API: POST, a bearer key, and JSON `{ from: 'Porchlight <mail@…>', to: ['…'], subject, text }`, as
 * many providers take it. Any 2xx is taken. The mail's id goes along as Idempotency-Key, so that a provider that knows
 * the header sends a mail once whose answer was lost. A redirect is a refusal: the key is for this address alone.
 */
function httpMailer({ url, key }: { readonly url: string; readonly key: string }, from: string): Mailer {
  return {
    async send({ id, to, subject, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ from: `${SITE_NAME} <${from}>`, to: [to], subject, text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new MailRefused(response.status);
    },
  };
}
