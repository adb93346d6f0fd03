import type { LoginPageModel } from '../../../client/pages/login/login-model.ts';
import { type LoginBody, loginBodySchema } from '../../../shared/contract/account.ts';
import { WRONG_LOGIN } from '../../../shared/copy/account/login.ts';
import { checkLogin, type LoginErrors } from '../../../shared/forms/login-form.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { readEntryForm, redirectWithCookies, showEntryForm } from '../../account/entry-form.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { forgetBrowser, passableCookies } from '../../cookies/session-cookie.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { loginHead } from '../../seo/page-heads.ts';

/** Longest address that goes back into the form; anything longer is not an address. */
const EMAIL_SHOWN_MAX = 254;

const MESSAGES = {
  wrong: WRONG_LOGIN,
  locked: 'Too many wrong passwords. Please wait a moment and try again.',
} as const;

/** GET /auth/login */
export function login(c: EdgeContext): Promise<Response> {
  return showEntryForm(c, (redirect) => renderForm(c, 200, { redirect, email: '', error: null, fieldErrors: {} }));
}

/**
 * POST /auth/login: 303 to where the visitor wanted to go, with a new session; or the form again, without the password,
 * and with errors under its fields (P5-008) or above them.
 */
export async function submitLogin(c: EdgeContext): Promise<Response> {
  const { redirect, email, password } = await readEntryForm(c);
  const again = (status: 400 | 401 | 429, error: string | null, fieldErrors: LoginErrors = {}) =>
    renderForm(c, status, { redirect, email: email.slice(0, EMAIL_SHOWN_MAX), error, fieldErrors });

  const body = { email, password };
  const missing = checkLogin(body);
  if (Object.keys(missing).length > 0) return again(400, null, missing);
  // An overlong email or password cannot be right, so it counts as a wrong one.
  if (!loginBodySchema.safeParse(body).success) return again(401, MESSAGES.wrong);

  const outcome = await attempt(c, body);
  switch (outcome.kind) {
    case 'wrong':
      return again(401, MESSAGES.wrong);
    case 'locked': {
      const page = await again(429, MESSAGES.locked);
      if (outcome.retryAfter !== null) page.headers.set('retry-after', outcome.retryAfter);
      return page;
    }
    case 'in':
      return redirectWithCookies(c, redirect, outcome.setCookies);
  }
}

type Outcome =
  | { readonly kind: 'in'; readonly setCookies: readonly string[] }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly retryAfter: string | null };

async function attempt(c: EdgeContext, body: LoginBody): Promise<Outcome> {
  try {
    const { setCookies } = await createOriginClient(c).send('login', body);
    return { kind: 'in', setCookies: passableCookies(setCookies, c.get('settings').isLocal) };
  } catch (error) {
    // 400: the origin rejects the address as malformed, so nobody has it.
    if (error instanceof OriginProblem && (error.status === 401 || error.status === 400)) return { kind: 'wrong' };
    if (error instanceof OriginProblem && error.status === 429) return { kind: 'locked', retryAfter: error.retryAfter };
    throw error;
  }
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
 * POST /auth/logout: ends the session at the origin, clears what the browser stored, then 303 to the home page. If the
 * origin cannot be reached, the session lives on and the response says so.
 */
export async function submitLogout(c: EdgeContext): Promise<Response> {
  const { setCookies } = await createOriginClient(c).send('logout', {});
  const response = redirectWithCookies(c, paths.home(), passableCookies(setCookies, c.get('settings').isLocal));
  forgetBrowser(response.headers);
  return response;
}
