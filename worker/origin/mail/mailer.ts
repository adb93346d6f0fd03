import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import type { OriginBindings, OriginSettings } from '../env.ts';
import type { MailContent, SendEmailBinding } from './mail-settings.ts';

/** For a local run: nothing is sent, and /dev/outbox shows the queued row. */
const outboxMailer: Mailer = { send: async () => {} };

/**
 * Who sends mail: locally nobody, otherwise the platform's binding, otherwise the provider; null if neither is set up.
 */
export function chooseMailer({ isLocal, mail }: OriginSettings, env: OriginBindings): Mailer | null {
  if (isLocal) return outboxMailer;
  if (mail === null) return null;
  if (env.SEND_EMAIL !== undefined) return cloudflareMailer(env.SEND_EMAIL, mail.from);
  return mail.api === null ? null : httpMailer(mail.api, mail.from);
}

/** A mail as it is sent. `id` is the same at every attempt. */
export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  /** one line */
  readonly subject: string;
  readonly text: string;
  /** the same as HTML, which loads nothing: our mail cannot tell whether it was read; null: text alone */
  readonly html: string | null;
  /** the call by which a mail program unsubscribes its reader with one click (RFC 8058); null for mail that is no series */
  readonly oneClickUrl: string | null;
}

/** The headers of a mail beyond those that every mail has. */
export function mailHeaders({ oneClickUrl }: Pick<OutgoingMail, 'oneClickUrl'>): Readonly<Record<string, string>> {
  if (oneClickUrl === null) return {};
  return { 'List-Unsubscribe': `<${oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Hands a mail over. Throws if it was not accepted; the error may mention the recipient and is never logged whole. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
}

/** Sends through the platform. `from` is an address on a domain onboarded there. */
function cloudflareMailer(binding: SendEmailBinding, from: string): Mailer {
  return {
    async send(mail) {
      await binding.send({ from: { name: SITE_NAME, email: from }, to: mail.to, ...contentOf(mail) });
    },
  };
}

/** How long a provider may take to accept a mail, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** The provider did not accept a mail. Gives only its status: the response may repeat the recipient. */
class MailRefused extends Error {
  override readonly name = 'MailRefused';

  constructor(status: number) {
    super(`the mail provider answered ${status}`);
  }
}

/**
 * Sends through a provider's API, in the form that many providers accept: POST, a bearer key, and the JSON
 * `{ from: 'Porchlight <mail@…>', to: ['…'], subject, text, html?, headers? }`. Any 2xx means accepted. The mail's id is the
 * Idempotency-Key, so a provider that supports the header sends the mail once even if its response was lost. A redirect
 * counts as a refusal: the key is for this address only.
 */
function httpMailer({ url, key }: { readonly url: string; readonly key: string }, from: string): Mailer {
  return {
    async send(mail) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': mail.id },
        body: JSON.stringify({ from: `${SITE_NAME} <${from}>`, to: [mail.to], ...contentOf(mail) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new MailRefused(response.status);
    },
  };
}

/** What both ways of sending say alike; html and headers only if there are any. */
function contentOf(mail: OutgoingMail): MailContent {
  const { subject, text, html } = mail;
  const headers = mailHeaders(mail);
  return {
    subject,
    text,
    ...(html === null ? {} : { html }),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
  };
}
