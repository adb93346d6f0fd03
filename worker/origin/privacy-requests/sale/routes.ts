import { loadViewerAccount } from '../../accounts/account-session.ts';
import { hashToken, newToken } from '../../accounts/session.ts';
import type { OriginContext } from '../../context.ts';
import { linkOver } from '../../emailed-links/enter-by-link.ts';
import { afterAnswer } from '../../http/beside-answer.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { CallHandler } from '../../http/serve-call.ts';
import { mailStatement, sendQueuedMail } from '../../mail/queue.ts';
import { newReference } from '../../random-text.ts';
import { endSuppression } from '../../suppression/suppress-person.ts';
import { logRequest } from '../ask.ts';
import { undoSaleMail } from '../request-mails.ts';
import { LINK_MS } from '../request-store.ts';
import { takeRequest } from '../take-request.ts';
import {
  endOfAccount,
  endStatement,
  findSaleOptOut,
  findUndoable,
  optOutAccountStatement,
  undoLinkStatement,
} from './sale-store.ts';

/** GET /api/do-not-sell/choice: what the session's account has chosen. */
export const answerSaleChoice: CallHandler<'saleChoice'> = async (c) => {
  const account = await loadViewerAccount(c);
  if (account === null) return { account: null };
  const found = await findSaleOptOut(c.env.ACCOUNTS, c.get('settings').secrets, account);
  return { account: { isOptedOut: found !== null, source: found?.source ?? null, since: found?.since ?? null } };
};

/**
 * POST /api/do-not-sell: neither proof nor a reason is needed. An address is logged as a request, with its clock; the
 * session's account needs none.
 */
export const answerDoNotSell: CallHandler<'doNotSell'> = async (c, { body: { email, isSignal = false } }) => {
  if (email === undefined) {
    const { id } = await needAccount(c);
    await optOutAccountStatement(c.env.ACCOUNTS, id, isSignal ? 'signal' : 'form', c.get('now')).run();
    return { reference: null };
  }
  const request = {
    reference: newReference(),
    kind: 'opt-out',
    state: '',
    email: email.toLowerCase(),
    name: '',
    details: '',
    people: [],
    agent: null,
    permission: null,
    covered: null,
  } as const;
  return { reference: (await logRequest(c, request)).reference };
};

/**
 * POST /api/do-not-sell/undo: the account's choice at once; that of a mailbox by a link, since anybody can type an
 * address. The answer is the same whether or not there is a choice to take back.
 */
export const answerAllowSale: CallHandler<'allowSale'> = async (c, { body: { email } }) => {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const { secrets } = c.get('settings');
  if (email === undefined) {
    const account = await needAccount(c);
    for (const reference of await endOfAccount(db, secrets, account, now)) await endSuppression(c.env, reference, now);
    return { isDone: true };
  }
  await takeRequest(c, newReference(), email);
  const { token, tokenHash } = await newToken();
  const mail = undoSaleMail(email.toLowerCase(), token, c.get('settings'));
  await db.batch([
    await undoLinkStatement(db, secrets, email, { tokenHash, expiresAt: now + LINK_MS }),
    mailStatement(db, mail, now, {
      sql: 'EXISTS (SELECT 1 FROM sale_opt_out WHERE undo_token_hash = ?)',
      values: [tokenHash],
    }),
  ]);
  await afterAnswer(c, 'mail', () => sendQueuedMail(c));
  return { isDone: true };
};

/** POST /api/do-not-sell/undo/pending: what the link's page says. */
export const answerPendingAllowSale: CallHandler<'pendingAllowSale'> = async (c, { body }) => {
  await findByToken(c, body.token);
  return { isDone: true };
};

/** POST /api/do-not-sell/undo/confirm: pages that were hidden for the opt-out are shown again. */
export const answerConfirmAllowSale: CallHandler<'confirmAllowSale'> = async (c, { body }) => {
  const { id, reference } = await findByToken(c, body.token);
  await endStatement(c.env.ACCOUNTS, id, c.get('now')).run();
  if (reference !== null) await endSuppression(c.env, reference, c.get('now'));
  return { isDone: true };
};

async function findByToken(c: OriginContext, token: string) {
  const tokenHash = await hashToken(token);
  const found = tokenHash === null ? null : await findUndoable(c.env.ACCOUNTS, tokenHash, c.get('now'));
  if (found === null) throw linkOver();
  return found;
}

async function needAccount(c: OriginContext) {
  const account = await loadViewerAccount(c);
  if (account === null) throw new ProblemError(401, 'Please log in');
  return account;
}
