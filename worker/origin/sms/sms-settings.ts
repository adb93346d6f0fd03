import * as z from 'zod/mini';

/** A provider that sends text messages over https, and the number or name that they come from. */
export interface SmsSettings {
  readonly url: string;
  readonly key: string;
  readonly from: string;
}

/** The origin's variables about text messages. */
export const smsVariables = {
  SMS_API_URL: z.optional(z.url({ protocol: /^https$/, error: 'must be an https URL' })),
  SMS_API_KEY: z.optional(z.string().check(z.minLength(1, 'is empty'))),
  /** '+15035550100', or up to 11 letters and digits where the provider takes a name */
  SMS_FROM: z.optional(z.string().check(z.regex(/^(?:\+\d{8,15}|[A-Za-z0-9]{3,11})$/, 'must be a number or a name'))),
} as const;

type SmsVariables = { readonly [K in keyof typeof smsVariables]?: string | undefined };

/**
 * Reads the variables about text messages; null if there is no provider, so none are offered.
 *
 * @throws one sentence if only some of them are set
 */
export function readSmsSettings({ SMS_API_URL, SMS_API_KEY, SMS_FROM }: SmsVariables): SmsSettings | null {
  if (SMS_API_URL === undefined && SMS_API_KEY === undefined && SMS_FROM === undefined) return null;
  if (SMS_API_URL === undefined || SMS_API_KEY === undefined || SMS_FROM === undefined)
    throw new Error('Origin settings: SMS_API_URL, SMS_API_KEY and SMS_FROM must be set together');
  return { url: SMS_API_URL, key: SMS_API_KEY, from: SMS_FROM };
}
