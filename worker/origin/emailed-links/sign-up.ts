import { singleLine } from '../../../shared/forms/single-line.ts';
import { readKnownDevice } from '../accounts/known-device.ts';
import type { OriginContext } from '../context.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { assertUncommon } from '../passwords/common-password.ts';
import { hashPassword } from '../passwords/password.ts';
import { hasAccount, hasNoAccount, type LinkOffer, sendLink } from './ask-link.ts';
import { enterByLink, findWorkingLink } from './enter-by-link.ts';
import { signUpAgainMail, signUpMail } from './link-mails.ts';
import type { MailToken } from './token-store.ts';

/**
 * POST /api/auth/sign-up. A new address gets a link that creates the account; an address that has one gets a link that
 * logs in. Only the mailbox learns which: the answer is the same, sets no cookie and opens no session, since nobody has
 * shown yet that the mailbox is theirs. That is also why a password is chosen later, on the link's page.
 */
export const answerSignUp: CallHandler<'signUp'> = async (c, { body }) => {
  const email = body.email.toLowerCase();
  const { siteUrl } = c.get('settings');
  const link: MailToken = {
    kind: 'sign-up',
    email,
    accountId: null,
    firstName: tidyName(body.firstName),
    redirect: body.redirect ?? null,
  };
  const isKnown = (await readKnownDevice(c, email)) !== null;
  return sendLink(c, { to: email, kind: 'sign-up', isKnown }, [
    signUpOffer(c, link),
    {
      link: { ...link, kind: 'one-time-login', firstName: null },
      mail: (token) => signUpAgainMail({ to: email, token, siteUrl }),
      condition: hasAccount(c, email),
    },
  ]);
};

/** The link that creates an account, for an address that has none. */
export function signUpOffer(c: OriginContext, link: MailToken): LinkOffer {
  const { siteUrl } = c.get('settings');
  return {
    link,
    mail: (token) => signUpMail({ to: link.email, token, siteUrl }),
    condition: hasNoAccount(link.email),
  };
}

/** POST /api/auth/finish-sign-up: the button on the link's page. Without a password, links log in. */
export const answerFinishSignUp: CallHandler<'finishSignUp'> = async (c, { body }) => {
  const link = await findWorkingLink(c, body.token, 'sign-up');
  const { password } = body;
  if (password !== undefined) assertUncommon(password, link.email);
  const passwordHash = password === undefined ? null : await hashPassword(c.env, password);
  return enterByLink(c, body.token, link, { passwordHash });
};

/** One line; null if nothing is left. */
function tidyName(name: string | undefined): string | null {
  const tidy = singleLine(name ?? '');
  return tidy === '' ? null : tidy;
}
