import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import type { Mailer } from './mailer.ts';

/** The part of a `send_email` binding of Cloudflare Email Service that is used. It throws where it does not take a mail. */
export interface SendEmailBinding {
  send(mail: {
    readonly from: { readonly name: string; readonly email: string };
    readonly to: string;
    readonly subject: string;
    readonly text: string;
  }): Promise<unknown>;
}

/** Sends by the platform itself. `from` is an address of a domain that is onboarded there. */
export function cloudflareMailer(binding: SendEmailBinding, from: string): Mailer {
  return {
    async send({ to, subject, text }) {
      await binding.send({ from: { name: SITE_NAME, email: from }, to, subject, text });
    },
  };
}
