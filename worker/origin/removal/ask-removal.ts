import { REMOVAL_PARTS } from '../../../shared/contract/removal.ts';
import { wideNetworkOf } from '../../../shared/http/network-of.ts';
import { newToken } from '../accounts/session.ts';
import type { OriginContext } from '../context.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { mailboxOf } from '../mail/mailbox-of.ts';
import { mailStatement, sendQueuedMail } from '../mail/queue.ts';
import { takeForDay } from '../quota/take-for-day.ts';
import { newReference } from '../random-text.ts';
import { confirmMail } from './removal-mails.ts';
import { requestStatement } from './request-store.ts';

/**
 * POST /api/opt-out: mails the link that confirms a removal to the typed address. It never looks at the records, so
 * neither the answer nor its time nor the mail tells whether there is such a person, a removed one, or a child.
 *
 * @throws ProblemError 429 past the limits of a mailbox or a network, which say nothing about the person either
 */
export const answerOptOut: CallHandler<'optOut'> = async (c, { body }) => {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const { personId, what } = body;
  const email = body.email.toLowerCase();
  const request = {
    reference: newReference(),
    personId,
    what: what === undefined ? (['page'] as const) : REMOVAL_PARTS.filter((part) => what.includes(part)),
    email,
  };
  await takeRequest(c, request);
  const { token, tokenHash } = await newToken();
  await db.batch([
    requestStatement(db, request, tokenHash, now),
    mailStatement(db, confirmMail(request, token, c.get('settings')), now),
  ]);
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDone: true };
};

/**
 * Counts the person for the network, and the mail for the mailbox. A mailbox's requests count one by one, even for a
 * person it has asked for today: otherwise a stranger who uses its day up could tell that person from others.
 */
async function takeRequest(
  c: OriginContext,
  { reference, personId, email }: { readonly reference: string; readonly personId: string; readonly email: string },
): Promise<void> {
  const { mailboxRemovals, networkRemovals } = c.get('settings').quotas;
  const network = { owner: 'network', key: wideNetworkOf(c.get('envelope').clientAddress) } as const;
  const mailbox = { owner: 'mailbox', key: mailboxOf(email) } as const;
  const people = { scope: 'removals', items: [personId] } as const;
  const mails = { scope: 'removal mails', items: [reference], limit: mailboxRemovals } as const;
  await takeForDay(c, { ...network, ...people, limit: networkRemovals }, 'removals');
  await takeForDay(c, { ...mailbox, ...mails }, 'removals');
}
