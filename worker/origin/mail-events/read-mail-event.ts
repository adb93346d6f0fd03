import * as z from 'zod/mini';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import type { MailStop } from './stopped-mailboxes.ts';

/** What an event means for mailboxes. */
export interface MailboxesStopped {
  readonly reason: MailStop;
  /** lower case, each once */
  readonly addresses: readonly string[];
}

/** How many addresses an event may be about: our mail goes to one each. */
const ADDRESSES_MAX = 50;

const to = z.array(z.string().check(z.maxLength(2 * EMAIL_MAX))).check(z.minLength(1), z.maxLength(ADDRESSES_MAX));
const bouncedSchema = z.object({
  data: z.object({ to, bounce: z.optional(z.nullable(z.object({ type: z.optional(z.string()) }))) }),
});
const complainedSchema = z.object({ data: z.object({ to }) });

/** 'Permanent', and what a provider says that knows no other bounces. */
const isPermanent = (type: string | undefined): boolean => type === undefined || /^(?:permanent|hard)/i.test(type);

/**
 * What an event of the mail provider says: a mailbox that takes no mail, now or later, or a reader who called our mail
 * spam. Null for everything else, such as a mailbox that is full today.
 *
 * @throws ZodError for a bounce or complaint that does not say whose it is
 */
export function readMailEvent(event: { readonly type: string }): MailboxesStopped | null {
  switch (event.type) {
    case 'email.bounced': {
      const { data } = bouncedSchema.parse(event);
      return isPermanent(data.bounce?.type) ? { reason: 'bounced', addresses: addressesOf(data.to) } : null;
    }
    case 'email.complained':
      return { reason: 'complained', addresses: addressesOf(complainedSchema.parse(event).data.to) };
    default:
      return null;
  }
}

/** 'June <june@example.com>' is June's address as well. */
function addressesOf(recipients: readonly string[]): string[] {
  return [...new Set(recipients.map((one) => (/<([^<>]*)>\s*$/.exec(one)?.[1] ?? one).trim().toLowerCase()))];
}
