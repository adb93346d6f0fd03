import type { LoginPageModel } from '../../../client/pages/page-model.ts';
import { type LoginBody, loginBodySchema } from '../../../shared/contract/account.ts';
import { WRONG_LOGIN } from '../../../shared/copy/account/login.ts';
import { checkLogin, type LoginErrors } from '../../../shared/forms/login-form.ts';
import { safeRedirectPath } from '../../../shared/urls/parsers/safe-redirect.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { forgetBrowser, passableCookies } from '../../cookies/session-cookie.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite, loadViewer } from '../../render/site-model.ts';
import { loginHead } from '../../seo/page-heads.ts';

/** Longest form that is read, in bytes: an address, a password and a path. */
const FORM_MAX_BYTES = 8 * 1024;
/** Of an address that goes back into the form; longer ones are no addresses. */
const EMAIL_SHOWN_MAX = 254;

const MESSAGES = {
  wrong: WRONG_LOGIN,
  locked: 'Too many wrong passwords. Please wait a moment and try again.',
} as const;

/** GET /auth/login: the form; who is logged in already goes where they wanted to. */
export async function login(c: EdgeContext): Promise<Response> {
  const redirect = wayBack(c, c.var.url.searchParams.get('redirect'));
  const viewer = await loadViewer(c);
  if (viewer !== null) return c.redirect(redirect, 303);
  return renderForm(c, 200, { redirect, email: '', error: null, fieldErrors: {} });
}

/**
 * POST /auth/login: 303 to where the visitor wanted to go, with a new session; or the form again, without the password,
 * with what is wrong under its fields (P5-008) or above them.
 */
export async function submitLogin(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const redirect = wayBack(c, form.get('redirect'));
  const email = (form.get('email') ?? '').trim();
  const again = (status: 400 | 401 | 429, error: string | null, fieldErrors: LoginErrors = {}) =>
    renderForm(c, status, { redirect, email: email.slice(0, EMAIL_SHOWN_MAX), error, fieldErrors });

  const body = { email, password: form.get('password') ?? '' };
  const missing = checkLogin(body);
  if (Object.keys(missing).length > 0) return again(400, null, missing);
  // What is too long to be looked at cannot be right, and need not be told apart from what is wrong.
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
    case 'in': {
      const response = c.redirect(redirect, 303);
      for (const cookie of outcome.setCookies) response.headers.append('set-cookie', cookie);
      return response;
    }
  }
}

function wayBack(c: EdgeContext, raw: string | null): string {
  return safeRedirectPath(raw, paths.home(), c.var.settings.propertySite);
}

type Outcome =
  | { readonly kind: 'in'; readonly setCookies: readonly string[] }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly retryAfter: string | null };

async function attempt(c: EdgeContext, body: LoginBody): Promise<Outcome> {
  try {
    const { setCookies } = await createOriginClient(c).send('login', body);
    return { kind: 'in', setCookies: passableCookies(setCookies, c.var.settings.isLocal) };
  } catch (error) {
    // 400: an address that breaks the origin's own rules belongs to nobody.
    if (error instanceof OriginProblem && (error.status === 401 || error.status === 400)) return { kind: 'wrong' };
    if (error instanceof OriginProblem && error.status === 429) return { kind: 'locked', retryAfter: error.retryAfter };
    throw error;
  }
}

function renderForm(c: EdgeContext, status: number, form: Omit<LoginPageModel, 'kind'>): Promise<Response> {
  return renderPage(c, status, {
    head: loginHead(siteOrigin(c)),
    // A POST has this form's address, and logging in must not lead back to logging in.
    site: { ...anonymousSite(c), path: form.redirect },
    page: { kind: 'login', ...form },
  });
}

/**
 * POST /auth/logout: ends the session at the origin and drops what the browser stored, then 303 to the home page. When the origin cannot be reached the
 * session lives on, and the answer says so instead of pretending.
 */
export async function submitLogout(c: EdgeContext): Promise<Response> {
  const { setCookies } = await createOriginClient(c).send('logout', {});
  const response = c.redirect(paths.home(), 303);
  for (const cookie of passableCookies(setCookies, c.var.settings.isLocal))
    response.headers.append('set-cookie', cookie);
  forgetBrowser(response.headers);
  return response;
}
