import * as z from 'zod/mini';
import { emailSchema } from '../../../shared/contract/account.ts';

/** How mails are sent. */
export interface MailSettings {
  /** the sender's address */
  readonly from: string;
  /** the sender's postal address, on one line, at the bottom of every mail */
  readonly postalAddress: string;
  /** a provider that accepts mail over https; null if the platform sends mail, or nobody does */
  readonly api: { readonly url: string; readonly key: string } | null;
}

/** What a mail says, and its headers beyond the usual ones. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The part of Cloudflare Email Service's `send_email` binding that we use. It throws if it does not accept a mail. */
export interface SendEmailBinding {
  send(
    mail: MailContent & { readonly from: { readonly name: string; readonly email: string }; readonly to: string },
  ): Promise<unknown>;
}

/** For a local run, which sends nothing; the address is invented. */
const LOCAL = { from: 'mail@porchlight.example', postalAddress: '100 Example Way, Portland, OR 97201' } as const;

/** The origin's variables about mail. */
export const mailVariables = {
  MAIL_FROM: z.optional(emailSchema),
  MAIL_POSTAL_ADDRESS: z.optional(z.string().check(z.regex(/^[^\p{Cc}]*\S[^\p{Cc}]*$/u, 'must be one line of text'))),
  MAIL_API_URL: z.optional(z.url({ protocol: /^https$/, error: 'must be an https URL' })),
  MAIL_API_KEY: z.optional(z.string().check(z.minLength(1, 'is empty'))),
} as const;

type MailVariables = { readonly [K in keyof typeof mailVariables]?: string | undefined };

/**
 * Reads the mail variables; null if nothing can send mail, so mail waits.
 *
 * @throws one sentence that says what is missing
 */
export function readMailSettings(
  { MAIL_FROM, MAIL_POSTAL_ADDRESS, MAIL_API_URL, MAIL_API_KEY }: MailVariables,
  { isLocal, hasBinding }: { readonly isLocal: boolean; readonly hasBinding: boolean },
): MailSettings | null {
  if ((MAIL_API_URL === undefined) !== (MAIL_API_KEY === undefined))
    throw new Error('Origin settings: MAIL_API_URL and MAIL_API_KEY must be set together');
  const api =
    MAIL_API_URL === undefined || MAIL_API_KEY === undefined ? null : { url: MAIL_API_URL, key: MAIL_API_KEY };
  if (!isLocal && !hasBinding && api === null) return null;
  const from = MAIL_FROM ?? (isLocal ? LOCAL.from : undefined);
  const postalAddress = MAIL_POSTAL_ADDRESS ?? (isLocal ? LOCAL.postalAddress : undefined);
  if (from === undefined) throw new Error('Origin settings: MAIL_FROM is needed to send mail');
  if (postalAddress === undefined) throw new Error('Origin settings: MAIL_POSTAL_ADDRESS is needed to send mail');
  return { from, postalAddress, api };
}
