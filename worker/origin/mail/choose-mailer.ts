import type { OriginBindings, OriginSettings } from '../env.ts';
import { cloudflareMailer } from './cloudflare-mailer.ts';
import { httpMailer } from './http-mailer.ts';
import type { Mailer } from './mailer.ts';

/** Of a local run: nothing leaves, and the queued row is what /dev/outbox shows. */
const outboxMailer: Mailer = { send: async () => {} };

/** Who sends mails: locally nobody, else the platform's binding, else the provider; null where neither is set up. */
export function chooseMailer({ isLocal, mail }: OriginSettings, env: OriginBindings): Mailer | null {
  if (isLocal) return outboxMailer;
  if (mail === null) return null;
  if (env.SEND_EMAIL !== undefined) return cloudflareMailer(env.SEND_EMAIL, mail.from);
  return mail.api === null ? null : httpMailer(mail.api, mail.from);
}
