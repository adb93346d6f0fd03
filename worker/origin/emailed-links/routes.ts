import { hasPayingGuest } from '../accounts/adopt-guests.ts';
import { readKnownDevice } from '../accounts/known-device.ts';
import type { OriginContext } from '../context.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { assertUncommon } from '../passwords/common-password.ts';
import { hashPassword } from '../passwords/password.ts';
import { hasAccount, type LinkOffer, sendLink } from './ask-link.ts';
import { changeEmailOffer, tellOfRenewal } from './change-email.ts';
import { enterByLink, findWorkingLink } from './enter-by-link.ts';
import { forgotPasswordMail, oneTimeLoginMail } from './link-mails.ts';
import { formatLocalTime } from './local-time.ts';
import { signUpOffer } from './sign-up.ts';
import { findMailToken, type MailToken, RENEWABLE_MS } from './token-store.ts';

/** POST /api/auth/trigger-one-time-login-email (F7-13 to F7-16): for accounts, and for guests who paid. */
export const answerTriggerOneTimeLogin: CallHandler<'triggerOneTimeLogin'> = async (c, { body }) => {
  const email = body.email.toLowerCase();
  const link = linkTo('one-time-login', email, body.redirect);
  return ask(c, email, [oneTimeLoginOffer(c, link, formatLocalTime(body.usersLocalTimestamp))]);
};

/** POST /api/auth/one-time-login: the button on the link's page. */
export const answerOneTimeLogin: CallHandler<'oneTimeLogin'> = async (c, { body }) => {
  const link = await findWorkingLink(c, body.token, 'one-time-login');
  return enterByLink(c, body.token, link, { passwordHash: null });
};

/** POST /api/auth/forgot-password. */
export const answerForgotPassword: CallHandler<'forgotPassword'> = async (c, { body }) => {
  const email = body.email.toLowerCase();
  return ask(c, email, [resetOffer(c, linkTo('reset-password', email, body.redirect ?? null))]);
};

/** POST /api/auth/reset-password: the form on the link's page. */
export const answerResetPassword: CallHandler<'resetPassword'> = async (c, { body }) => {
  const link = await findWorkingLink(c, body.token, 'reset-password');
  assertUncommon(body.password, link.email);
  return enterByLink(c, body.token, link, { passwordHash: await hashPassword(c.env, body.password) });
};

/**
 * POST /api/auth/renew-link: whoever has an expired or used link reads its mailbox, so they get a new one without the
 * stranger's limit. Nothing happens for a token that we did not send.
 */
export const answerRenewLink: CallHandler<'renewLink'> = async (c, { body }) => {
  const found = await findMailToken(c.env.ACCOUNTS, body.token);
  if (found === null || found.expiresAt <= c.get('now') - RENEWABLE_MS) return { isDone: true };
  const { expiresAt: _, usedAt: __, ...link } = found;
  if (link.kind === 'change-email') await tellOfRenewal(c, link.accountId);
  return sendLink(c, { to: link.email, kind: link.kind, isKnown: true }, [offerFor(c, link)]);
};

function offerFor(c: OriginContext, link: MailToken): LinkOffer {
  switch (link.kind) {
    case 'sign-up':
      return signUpOffer(c, link);
    case 'one-time-login':
      return oneTimeLoginOffer(c, link, null);
    case 'reset-password':
      return resetOffer(c, link);
    case 'change-email':
      return changeEmailOffer(c, link);
  }
}

function oneTimeLoginOffer(c: OriginContext, link: MailToken, localTime: string | null): LinkOffer {
  const { siteUrl } = c.get('settings');
  const account = hasAccount(c, link.email);
  const guest = hasPayingGuest(link.email);
  return {
    link,
    mail: (token) => oneTimeLoginMail({ to: link.email, token, siteUrl }, localTime),
    condition: { sql: `(${account.sql} OR ${guest.sql})`, values: [...account.values, ...guest.values] },
  };
}

function resetOffer(c: OriginContext, link: MailToken): LinkOffer {
  const { siteUrl } = c.get('settings');
  return {
    link,
    mail: (token) => forgotPasswordMail({ to: link.email, token, siteUrl }),
    condition: hasAccount(c, link.email),
  };
}

function linkTo(kind: 'one-time-login' | 'reset-password', email: string, redirect: string | null): MailToken {
  return { kind, email, accountId: null, firstName: null, redirect };
}

async function ask(c: OriginContext, email: string, offers: readonly [LinkOffer]) {
  const isKnown = (await readKnownDevice(c, email)) !== null;
  const kind = offers[0].link.kind;
  return sendLink(c, { to: email, kind, isKnown }, offers);
}
