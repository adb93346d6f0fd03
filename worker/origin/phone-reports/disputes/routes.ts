import { DISPUTE_CODE_DIGITS } from '../../../../shared/contract/finding/phone-dispute.ts';
import { seal, unseal } from '../../../../shared/contract/transport/sealed.ts';
import { disputeCodeText } from '../../../../shared/copy/search/phone-disputes.ts';
import { readKnownDevice } from '../../accounts/known-device.ts';
import { newToken } from '../../accounts/session.ts';
import type { OriginContext } from '../../context.ts';
import { linkOver } from '../../emailed-links/enter-by-link.ts';
import { afterAnswer, besideAnswer } from '../../http/beside-answer.ts';
import { type KeyedHashes, keyedHashes } from '../../http/keyed-hash.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { CallHandler } from '../../http/serve-call.ts';
import { askedMails } from '../../mail/asked-mail.ts';
import { mailboxOf } from '../../mail/mailbox-of.ts';
import { mailStatement, sendQueuedMail } from '../../mail/queue.ts';
import { operatorActionStatement } from '../../operators/log-action.ts';
import { digitCode, readableReference } from '../../random-text.ts';
import { chooseSmsProvider } from '../../sms/sms-provider.ts';
import { sendQueuedTexts, textStatement } from '../../sms/text-queue.ts';
import { both, not } from '../../sql-condition.ts';
import { loadReports, shownSince } from '../report-store.ts';
import { disputeDecidedMail, disputeLinkMail, waitsAlreadyMail } from './dispute-mail.ts';
import {
  codeStatement,
  confirmStatement,
  decideStatements,
  disputeStatement,
  findLinked,
  findOpenDispute,
  isCodeNoted,
  isOpenDispute,
  type LinkedDispute,
  listOpenDisputes,
  tryCode,
  waitsAlready,
} from './dispute-store.ts';

const COUNTRY_CODE = '1';
const SEALED_FOR = 'disputes of phone reports';
/** Of references: 'D-7K2M4Q9XBD'. */
const REFERENCE_LETTERS = 10;

/**
 * POST /api/phone/dispute: mails a link, with which the dispute comes before an operator. The answer is the same for
 * every mailbox, and a number that nobody reported is said to be one, as its page says.
 */
export const answerDisputePhone: CallHandler<'disputePhone'> = async (c, { body }) => {
  assertHuman(c);
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const { secrets, siteUrl } = c.get('settings');
  const number = body.phone.slice(COUNTRY_CODE.length);
  const email = body.email.toLowerCase();
  if ((await loadReports(db, number, now)).level === null) return { state: 'nothing' };

  const mailbox = await keyedHashes(secrets, 'phone reports', `${number}:dispute:${mailboxOf(email)}`);
  const { token, tokenHash } = await newToken();
  const waits = waitsAlready(mailbox);
  const asking = { to: email, kind: 'phone-dispute', isKnown: (await readKnownDevice(c, email)) !== null } as const;
  const mails = [
    { mail: disputeLinkMail(email, token, siteUrl), condition: not(waits) },
    { mail: waitsAlreadyMail(email), condition: waits },
  ];
  const { isLeft, queued, counted } = await askedMails(db, secrets, asking, mails, now);
  const sealedEmail = await seal(secrets, SEALED_FOR, number, email);
  const dispute = {
    reference: readableReference('D', REFERENCE_LETTERS),
    number,
    reason: body.reason,
    text: body.text.trim(),
  };
  await db.batch([
    disputeStatement(db, { ...dispute, tokenHash, mailbox, sealedEmail }, now, both(isLeft, not(waits))),
    ...queued,
    counted,
  ]);
  await afterAnswer(c, 'mail', () => sendQueuedMail(c));
  return { state: 'mailed' };
};

/** POST /api/phone/dispute/pending: what the link's page says. */
export const answerPendingPhoneDispute: CallHandler<'pendingPhoneDispute'> = async (c, { body }) => {
  assertHuman(c);
  const { number, reason, text, step } = await loadLinked(c, body.token);
  return { phone: COUNTRY_CODE + number, reason, text, step, canText: canText(c) };
};

/** POST /api/phone/dispute/confirm. Sent twice, the second finds what the first did. */
export const answerConfirmPhoneDispute: CallHandler<'confirmPhoneDispute'> = async (c, { body }) => {
  assertHuman(c);
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const dispute = await loadLinked(c, body.token);
  const statements = [confirmStatement(db, dispute.reference, now)];
  const isTexted = body.withCode && canText(c);
  if (isTexted) {
    const code = digitCode(DISPUTE_CODE_DIGITS);
    const [codeHash] = await codeHashes(c, dispute, code);
    statements.push(
      codeStatement(db, dispute, codeHash, now),
      textStatement(
        db,
        { to: dispute.number, text: disputeCodeText(code) },
        now,
        isCodeNoted(dispute.reference, codeHash),
      ),
    );
  }
  await db.batch(statements);
  if (isTexted) await besideAnswer(c, 'text', sendQueuedTexts(db, c.get('settings'), now));
  const { step } = await loadLinked(c, body.token);
  return { phone: COUNTRY_CODE + dispute.number, step };
};

/** POST /api/phone/dispute/prove: the code that came to the number. */
export const answerProvePhoneDispute: CallHandler<'provePhoneDispute'> = async (c, { body }) => {
  assertHuman(c);
  const dispute = await loadLinked(c, body.token);
  const phone = COUNTRY_CODE + dispute.number;
  if (dispute.step === 'proven') return { phone, isProven: true, triesLeft: 0 };
  const hashes = await codeHashes(c, dispute, body.code);
  const tried = await tryCode(c.env.ACCOUNTS, dispute.reference, hashes, c.get('now'));
  if (tried === null) throw linkOver();
  return { phone, ...tried };
};

/** GET /api/operator/disputes: what waits for a decision. */
export const answerOpenPhoneDisputes: CallHandler<'openPhoneDisputes'> = async (c) => ({
  open: await listOpenDisputes(c.env.ACCOUNTS, shownSince(c.get('now'))),
});

/** PUT /api/operator/disputes: decides one; whoever disputed is told by mail. */
export const answerDecidePhoneDispute: CallHandler<'decidePhoneDispute'> = async (c, { body, viewer }) => {
  const { reference, decision } = body;
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const open = await findOpenDispute(db, reference);
  if (open === null) return { isDecided: false };
  const to = await unseal(c.get('settings').secrets, SEALED_FOR, open.number, open.sealed_email);
  const isOpen = isOpenDispute(reference);
  const action = `phone dispute: ${decision}`;
  const results = await db.batch([
    operatorActionStatement(db, { operator: viewer, action, reference }, now, isOpen),
    ...(to === null ? [] : [mailStatement(db, disputeDecidedMail(to, reference, decision), now, isOpen)]),
    ...decideStatements(db, reference, decision, now),
  ]);
  if (results.at(-1)?.meta.changes !== 1) return { isDecided: false };
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDecided: true };
};

/** @throws ProblemError 403: bots have no phone */
function assertHuman(c: OriginContext): void {
  if (c.get('envelope').botClass !== 'human')
    throw new ProblemError(403, 'Forbidden', { detail: 'Disputes are for people to make' });
}

const canText = (c: OriginContext): boolean => chooseSmsProvider(c.get('settings')) !== null;

/** @throws ProblemError 410 */
async function loadLinked(c: OriginContext, token: string): Promise<LinkedDispute> {
  const dispute = await findLinked(c.env.ACCOUNTS, token, c.get('now'));
  if (dispute === null) throw linkOver();
  return dispute;
}

const codeHashes = (c: OriginContext, { reference }: LinkedDispute, code: string): Promise<KeyedHashes> =>
  keyedHashes(c.get('settings').secrets, 'phone reports', `${reference}:code:${code}`);
