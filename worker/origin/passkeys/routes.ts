import { NO_PASSKEYS_HERE, UNKNOWN_PASSKEY } from '../../../shared/copy/account/passkeys.ts';
import { PASSKEYS_MAX } from '../../../shared/forms/account-limits.ts';
import { accountChangedMail } from '../accounts/account-changed-mail.ts';
import { startAccountSession } from '../accounts/account-session.ts';
import { describeUser } from '../accounts/describe-user.ts';
import { nameBrowser } from '../accounts/name-browser.ts';
import type { OriginContext } from '../context.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { mailStatement, sendQueuedMail } from '../mail/queue.ts';
import { assertConfirmed } from '../passwords/confirmed.ts';
import { addChallenge, takeChallenge } from './challenge-store.ts';
import { checkLogin, checkNewPasskey, readClaim } from './check-answers.ts';
import { newPasskeyOptions, passkeyLoginOptions } from './options.ts';
import { passkeyAddedText, passkeyRemovedText } from './passkey-mails.ts';
import { type RelyingParty, readRelyingParty } from './relying-party.ts';
import {
  addStatement,
  canAdd,
  findLoginPasskey,
  hasPasskey,
  listKnown,
  listPasskeys,
  markUsed,
  removeStatement,
} from './store.ts';

/** POST /api/auth/passkey-options. It asks for no address, so it cannot tell who has an account. */
export const answerPasskeyLoginOptions: CallHandler<'passkeyLoginOptions'> = async (c) => {
  const options = await passkeyLoginOptions(ownParty(c));
  const challengeId = await addChallenge(c.env.ACCOUNTS, options.challenge, null, c.get('now'));
  return { challengeId, options: { ...options } };
};

/** POST /api/auth/passkey-login. Every failure looks the same, and uses the challenge up. */
export const answerPasskeyLogin: CallHandler<'passkeyLogin'> = async (c, { body }) => {
  const party = ownParty(c);
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const challenge = await takeChallenge(db, body.challengeId, null, now);
  const claim = readClaim(body.credential);
  if (challenge === null || claim === null) throw unknownPasskey();
  const passkey = await findLoginPasskey(db, claim.id, c.get('settings'), now);
  if (passkey === null || passkey.account.id !== claim.accountId) throw unknownPasskey();
  const used = await checkLogin(body.credential, challenge, party, passkey);
  if (used === null || !(await markUsed(db, used, now))) throw unknownPasskey();
  const isStill = hasPasskey(passkey.id, passkey.account.id);
  if (!(await startAccountSession(c, passkey.account, isStill))) throw unknownPasskey();
  return describeUser(c, { ...passkey.account, scope: 'account' });
};

/** GET /api/user/passkeys. */
export const answerPasskeys: CallHandler<'passkeys'> = async (c, { viewer }) => listPasskeys(c.env.ACCOUNTS, viewer.id);

/** POST /api/user/passkeys/options. What it answers makes a passkey for this account only. */
export const answerNewPasskeyOptions: CallHandler<'newPasskeyOptions'> = async (c, { body, viewer }) => {
  const party = ownParty(c);
  await assertConfirmed(c, viewer, body.password);
  const db = c.env.ACCOUNTS;
  const known = await listKnown(db, viewer.id);
  if (known.length >= PASSKEYS_MAX) throw enoughPasskeys();
  const options = await newPasskeyOptions(party, viewer, known);
  const challengeId = await addChallenge(db, options.challenge, viewer.id, c.get('now'));
  return { challengeId, options: { ...options } };
};

/** POST /api/user/passkeys: adds the passkey that was made with those options, and tells the account's owner. */
export const answerAddPasskey: CallHandler<'addPasskey'> = async (c, { body, viewer }) => {
  const party = ownParty(c);
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const challenge = await takeChallenge(db, body.challengeId, viewer.id, now);
  const passkey = challenge === null ? null : await checkNewPasskey(body.credential, challenge, party);
  if (passkey === null) throw notAPasskey();
  const { siteUrl } = c.get('settings');
  const isNew = canAdd(passkey.id, viewer.id);
  const owner = { accountId: viewer.id, name: nameBrowser(c.req.header('user-agent')) };
  const [, added] = await db.batch([
    mailStatement(db, accountChangedMail(viewer.email, siteUrl, passkeyAddedText(siteUrl)), now, isNew),
    addStatement(db, passkey, owner, now, isNew),
  ]);
  if ((added?.meta.changes ?? 0) === 0)
    throw (await listKnown(db, viewer.id)).length >= PASSKEYS_MAX ? enoughPasskeys() : notAPasskey();
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDone: true };
};

/** DELETE /api/user/passkeys, which tells the account's owner. One that is already gone counts as removed. */
export const answerRemovePasskey: CallHandler<'removePasskey'> = async (c, { body, viewer }) => {
  await assertConfirmed(c, viewer, body.password);
  const db = c.env.ACCOUNTS;
  const { siteUrl } = c.get('settings');
  const mail = accountChangedMail(viewer.email, siteUrl, passkeyRemovedText);
  await db.batch([
    mailStatement(db, mail, c.get('now'), hasPasskey(body.id, viewer.id)),
    removeStatement(db, body.id, viewer.id),
  ]);
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDone: true };
};

/** @throws ProblemError 404 for a site that has no passkeys */
function ownParty(c: OriginContext): RelyingParty {
  const party = readRelyingParty(c.get('settings').siteUrl);
  if (party === null) throw new ProblemError(404, NO_PASSKEYS_HERE);
  return party;
}

function unknownPasskey(): ProblemError {
  return new ProblemError(401, UNKNOWN_PASSKEY, { security: 'login-failed' });
}

function notAPasskey(): ProblemError {
  return new ProblemError(400, 'Not a valid passkey');
}

function enoughPasskeys(): ProblemError {
  return new ProblemError(409, `An account can have ${PASSKEYS_MAX} passkeys`);
}
