import { CODE_DIGITS } from '../../../shared/contract/claims.ts';
import { seal } from '../../../shared/contract/transport/sealed.ts';
import { claimMessages } from '../../../shared/copy/removal/claim-messages.ts';
import { wideNetworkOf } from '../../../shared/http/network-of.ts';
import { newToken } from '../accounts/session.ts';
import type { OriginContext } from '../context.ts';
import { afterAnswer } from '../http/beside-answer.ts';
import type { CallInput } from '../http/call-input.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { findListedContact } from '../import/listed-contact.ts';
import { askedMails } from '../mail/asked-mail.ts';
import { sendQueuedMail } from '../mail/queue.ts';
import { takeForDay } from '../quota/take-for-day.ts';
import { digitCode } from '../random-text.ts';
import { chooseSmsProvider } from '../sms/sms-provider.ts';
import { sendQueuedTexts, textStatement } from '../sms/text-queue.ts';
import { both } from '../sql-condition.ts';
import { limitCodes } from './claim-limits.ts';
import { claimStatement, isSent, sentStatement } from './claim-store.ts';
import { hashCode } from './code.ts';
import { refuseBots } from './refuse-bots.ts';

type Body = CallInput<'sendClaimCode'>['body'];

/** GET /api/claims: a text message needs a provider. */
export const answerClaimWays: CallHandler<'claimWays'> = async (c) => ({
  channels: chooseSmsProvider(c.get('settings')) === null ? ['email'] : ['email', 'phone'],
});

/**
 * POST /api/claims: writes a claim for whatever was typed, and answers before it looks whether the record lists that. So
 * neither the answer nor its time tells a stranger whether it does, whether there is such a record, or whether it was
 * removed.
 *
 * @throws ProblemError 429 past the limit of a network, 409 for a text message where none can be sent
 */
export const answerSendClaimCode: CallHandler<'sendClaimCode'> = async (c, { body }) => {
  refuseBots(c);
  const { secrets, quotas } = c.get('settings');
  if (body.channel === 'phone' && chooseSmsProvider(c.get('settings')) === null)
    throw new ProblemError(409, 'No text messages are sent here');
  const { token, tokenHash: id } = await newToken();
  const network = wideNetworkOf(c.get('envelope').clientAddress);
  const taken = {
    owner: 'network',
    key: network,
    scope: 'claim codes',
    items: [id],
    limit: quotas.networkCodes,
  } as const;
  await takeForDay(c, taken, 'codes');
  const code = digitCode(CODE_DIGITS);
  const codeHash = await hashCode(secrets, id, code);
  await claimStatement(
    c.env.ACCOUNTS,
    { id, personId: body.personId, channel: body.channel, codeHash },
    c.get('now'),
  ).run();
  await afterAnswer(c, 'claim code', () => sendIfListed(c, id, code, body));
  return { claim: token };
};

async function sendIfListed(c: OriginContext, id: string, code: string, body: Body): Promise<void> {
  const { personId, channel } = body;
  const [db, now, settings] = [c.env.ACCOUNTS, c.get('now'), c.get('settings')];
  const { secrets } = settings;
  const value = channel === 'email' ? body.value.toLowerCase() : body.value;
  const contact = await findListedContact(c.env.PEOPLE, personId, channel, value, now);
  if (contact === null) return;
  const number = channel === 'phone' ? value : null;
  const { isLeft, counted } = await limitCodes(db, secrets, { personId, number }, isSent(id), now);
  const sent = {
    sealedTo: await seal(secrets, 'sealing of claims', personId, value),
    scope: contact.isShared ? 'hide' : 'all',
  } as const;
  if (channel === 'phone') {
    const text = textStatement(db, { to: value, text: claimMessages.text(code) }, now, isSent(id));
    await db.batch([sentStatement(db, id, sent, isLeft), text, ...counted]);
    await sendQueuedTexts(db, settings, now);
    return;
  }
  const mail = {
    kind: 'claim-code',
    to: value,
    subject: claimMessages.mail.subject,
    text: claimMessages.mail.text(code),
  } as const;
  const asking = { to: value, kind: 'claim-code', isKnown: false } as const;
  const mails = await askedMails(db, secrets, asking, [{ mail, condition: isSent(id) }], now);
  await db.batch([sentStatement(db, id, sent, both(isLeft, mails.isLeft)), ...mails.queued, mails.counted, ...counted]);
  await sendQueuedMail(c);
}
