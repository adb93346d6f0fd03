import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import type { SendEmailBinding } from './mail-settings.ts';
import type { Mailer } from './mailer.ts';

/** Sends by the platform itself. `from` is an address of a domain that is onboarded there. */
export function cloudflareMailer(binding: SendEmailBinding, from: string): Mailer {
  return {
    async send({ to, subject, text }) {
      await binding.send({ from: { name: SITE_NAME, email: from }, to, subject, text });
    },
  };
}
