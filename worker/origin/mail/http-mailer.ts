import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import type { Mailer } from './mailer.ts';

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
export function httpMailer({ url, key }: { readonly url: string; readonly key: string }, from: string): Mailer {
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
