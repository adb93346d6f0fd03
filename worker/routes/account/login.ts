import type { LoginPageModel } from '../../../client/pages/login/login-model.ts';
import { loginBodySchema } from '../../../shared/contract/account.ts';
import { loginCopy, WRONG_LOGIN } from '../../../shared/copy/account/login.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import { checkLogin } from '../../../shared/forms/login-form.ts';
import { readEntryForm, redirectWithCookies, showEntryForm } from '../../account/entry-form.ts';
import { refusedForNow, tryEntry, withWait } from '../../account/try-entry.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { forgetBrowser, passableCookies } from '../../cookies/session-cookie.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { loginHead } from '../../seo/page-heads.ts';

/** GET /auth/login */
export function login(c: EdgeContext): Promise<Response> {
  return showEntryForm(c, (redirect) => renderForm(c, 200, { redirect, email: '', error: null, fieldErrors: {} }));
}

/**
 * POST /auth/login: 303 to where the visitor wanted to go, with a new session; or the form again, without the password,
 * and with errors under its fields (P5-008) or above them.
 */
export async function submitLogin(c: EdgeContext): Promise<Response> {
  const { redirect, email, password, isOnlyShown } = await readEntryForm(c);
  const again = (status: number, more: Partial<LoginPageModel> = {}) =>
    renderForm(c, status, {
      redirect,
      email: email.slice(0, EMAIL_MAX),
      error: null,
      fieldErrors: {},
      ...more,
    });
  const wrong = () => again(401, { error: WRONG_LOGIN, hint: loginCopy.wrongHint });

  if (isOnlyShown) return again(200);
  const body = { email, password };
  const missing = checkLogin(body);
  if (Object.keys(missing).length > 0) return again(400, { fieldErrors: missing });
  // An overlong email or password cannot be right, so it counts as a wrong one.
  if (!loginBodySchema.safeParse(body).success) return wrong();

  const entry = await tryEntry(c, (client) => client.send('login', body));
  if (entry.kind === 'done') return redirectWithCookies(c, redirect, entry.setCookies);
  const { status, waitSeconds, isLimit } = entry;
  const isLocked = status === 429 && !isLimit;
  const error = isLocked ? loginCopy.locked(waitSeconds) : refusedForNow(entry);
  // 400: the origin rejects the address as malformed, so nobody has it.
  return error === null ? wrong() : withWait(await again(status, { error }), entry);
}

function renderForm(c: EdgeContext, status: number, form: Omit<LoginPageModel, 'kind'>): Promise<Response> {
  return renderPage(c, status, {
    head: loginHead(siteOrigin(c)),
    // A POST has the form's own URL, and logging in must not lead back to the login page.
    site: { ...anonymousSite(c), path: form.redirect },
    page: { kind: 'login', ...form },
  });
}

/**
 * POST /auth/logout: ends the session at the origin, clears what the browser stored, then 303 to the home page, or back to
 * the checkout of a buyer who wants to use another address. If the origin cannot be reached, the session lives on and the
 * response says so.
 */
export async function submitLogout(c: EdgeContext): Promise<Response> {
  const { redirect } = await readEntryForm(c);
  const { setCookies } = await createOriginClient(c).send('logout', {});
  const response = redirectWithCookies(c, redirect, passableCookies(setCookies, c.get('settings').isLocal));
  forgetBrowser(response.headers, c.req.header('cookie') ?? null, c.get('settings').isLocal);
  return response;
}
