import type { EmailedLinkPageModel } from '../../../client/pages/emailed-link/emailed-link-model.ts';
import type { EnteredAnswer } from '../../../shared/contract/account.ts';
import { type EmailedLink, newPasswordCopy } from '../../../shared/copy/account/emailed-link.ts';
import {
  checkNewPassword,
  checkOptionalPassword,
  type NewPasswordErrors,
} from '../../../shared/forms/new-password-form.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { readEntryForm, redirectWithCookies, wayBack } from '../../account/entry-form.ts';
import { readLinkToken } from '../../account/link-token.ts';
import { type Entry, refusedForNow, tryEntry, withWait } from '../../account/try-entry.ts';
import type { EdgeContext } from '../../context.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { checkMailHead, emailConfirmedHead, emailedLinkHead } from '../../seo/account-heads.ts';

const ACTIONS: { readonly [L in EmailedLink]: () => string } = {
  'finish-sign-up': paths.finishSignUp,
  'one-time-link': paths.oneTimeLink,
  'reset-password': paths.resetPassword,
  'confirm-email': paths.confirmEmail,
};

const CHECKS: { readonly [L in EmailedLink]: (values: Readonly<Record<string, unknown>>) => NewPasswordErrors } = {
  'finish-sign-up': checkOptionalPassword,
  'one-time-link': () => ({}),
  'reset-password': checkNewPassword,
  'confirm-email': () => ({}),
};

/**
 * GET of a link in an email: a page with a button. It asks nobody and changes nothing, so that neither a mail scanner
 * nor a prefetch uses the link up.
 */
const show = (link: EmailedLink) => async (c: EdgeContext) => {
  const token = readLinkToken(c.get('url').searchParams.get('token'));
  if (token === '') return renderLink(c, 400, { link, token, isOver: true });
  return renderLink(c, 200, { link, token });
};

export const finishSignUp = show('finish-sign-up');
export const oneTimeLink = show('one-time-link');
export const resetPassword = show('reset-password');
export const confirmEmail = show('confirm-email');

/** POST of such a page: uses the token, and logs in. */
const enter =
  (
    link: Exclude<EmailedLink, 'confirm-email'>,
    send: (c: EdgeContext, token: string, password: string) => Promise<Entry<EnteredAnswer>>,
  ) =>
  async (c: EdgeContext): Promise<Response> => {
    const { token, password } = await readLinkForm(c);
    if (token === '') return renderLink(c, 400, { link, token, isOver: true });
    const wrong = CHECKS[link]({ password });
    if (Object.keys(wrong).length > 0) return renderLink(c, 400, { link, token, fieldErrors: wrong });
    const entry = await send(c, token, password);
    if (entry.kind === 'done') return redirectWithCookies(c, wayBack(c, entry.data.redirect), entry.setCookies);
    return renderRefused(c, link, token, entry);
  };

/** POST /auth/finish-sign-up: creates the account, with or without a password. */
export const submitFinishSignUp = enter('finish-sign-up', (c, token, password) =>
  tryEntry(c, (client) => client.send('finishSignUp', { token, ...(password === '' ? {} : { password }) })),
);

/** POST /auth/one-time-link */
export const submitOneTimeLink = enter('one-time-link', (c, token) =>
  tryEntry(c, (client) => client.send('oneTimeLogin', { token })),
);

/** POST /auth/reset-password: sets the password and ends all other sessions. */
export const submitResetPassword = enter('reset-password', (c, token, password) =>
  tryEntry(c, (client) => client.send('resetPassword', { token, password })),
);

/** POST /auth/confirm-email: changes the address of an account, in whatever browser the link was opened. */
export async function submitConfirmEmail(c: EdgeContext): Promise<Response> {
  const { token } = await readLinkForm(c);
  if (token === '') return renderLink(c, 400, { link: 'confirm-email', token, isOver: true });
  const entry = await tryEntry(c, (client) => client.send('confirmEmail', { token }));
  if (entry.kind === 'done') return renderConfirmed(c, 200, false);
  return entry.status === 409 ? renderConfirmed(c, 409, true) : renderRefused(c, 'confirm-email', token, entry);
}

/** POST /auth/renew-link: a new link to the mailbox of an old one; the same answer for every token. */
export async function submitRenewLink(c: EdgeContext): Promise<Response> {
  const { token, link } = await readLinkForm(c);
  if (token === '') return renderLink(c, 400, { link, token, isOver: true });
  const entry = await tryEntry(c, (client) => client.send('renewLink', { token }));
  if (entry.kind === 'refused') return renderRefused(c, link, token, entry, true);
  return renderPage(c, 200, { head: checkMailHead(), site: homeSite(c), page: { kind: 'check-mail', mail: null } });
}

async function readLinkForm(c: EdgeContext) {
  const { form, password } = await readEntryForm(c);
  const link = (Object.keys(ACTIONS) as EmailedLink[]).find((one) => one === form.get('link')) ?? 'one-time-link';
  return { token: readLinkToken(form.get('token')), password, link };
}

/** 401 and 410: the link is over. 422: the password is too common. 429 and 503: not now. */
async function renderRefused(
  c: EdgeContext,
  link: EmailedLink,
  token: string,
  entry: Extract<Entry<unknown>, { readonly kind: 'refused' }>,
  isOver = false,
): Promise<Response> {
  const { status } = entry;
  if (status === 422) return renderLink(c, status, { link, token, fieldErrors: { password: newPasswordCopy.common } });
  const error = refusedForNow(entry);
  const page = await renderLink(c, status, { link, token, error, isOver: isOver || error === null });
  return withWait(page, entry);
}

function renderLink(
  c: EdgeContext,
  status: number,
  {
    link,
    token,
    isOver = false,
    error = null,
    fieldErrors = {},
  }: Pick<EmailedLinkPageModel, 'link' | 'token'> & Partial<EmailedLinkPageModel>,
): Promise<Response> {
  const action = isOver ? paths.renewLink() : ACTIONS[link]();
  return renderPage(c, status, {
    head: emailedLinkHead(link, isOver),
    site: homeSite(c),
    page: { kind: 'emailed-link', link, action, token, isOver, error, fieldErrors },
  });
}

function renderConfirmed(c: EdgeContext, status: number, isTaken: boolean): Promise<Response> {
  return renderPage(c, status, {
    head: emailConfirmedHead(isTaken),
    site: homeSite(c),
    page: { kind: 'email-confirmed', isTaken },
  });
}

/** The page's own path holds the token, which no link may repeat. */
function homeSite(c: EdgeContext) {
  return { ...anonymousSite(c), path: paths.home() };
}
