import type { SignUpPageModel } from '../../../client/pages/page-model.ts';
import { EMAIL_MAX, FIRST_NAME_MAX, PASSWORD_MIN } from '../../../shared/contract/account.ts';
import { signUpCopy } from '../../../shared/copy/account/sign-up.ts';
import { checkSignUp, type SignUpErrors } from '../../../shared/forms/sign-up-form.ts';
import { safeRedirectPath } from '../../../shared/urls/parsers/safe-redirect.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { signUpBuyer } from '../../account/sign-up.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { readForm } from '../../input/read-body.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite, loadViewer } from '../../render/site-model.ts';
import { checkMailHead, signUpHead } from '../../seo/page-heads.ts';

/** Longest form that is read, in bytes: an address, a password, a name and a path. */
const FORM_MAX_BYTES = 8 * 1024;

/** GET /auth/sign-up: the form; who is logged in already goes where they wanted to. */
export async function signUp(c: EdgeContext): Promise<Response> {
  const redirect = wayBack(c, c.var.url.searchParams.get('redirect'));
  const viewer = await loadViewer(c);
  if (viewer !== null) return c.redirect(redirect, 303);
  return renderForm(c, 200, { redirect, values: { email: '', firstName: '' }, error: null, fieldErrors: {} });
}

/**
 * POST /auth/sign-up: 303 to where the visitor wanted to go, with the session of a new account; or a page that tells them to
 * look into their mail, which does not say whether there is an account; or the form again, without the password.
 */
export async function submitSignUp(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const redirect = wayBack(c, form.get('redirect'));
  const email = (form.get('email') ?? '').trim();
  const password = form.get('password') ?? '';
  const firstName = oneLine(form.get('firstName') ?? '');
  const again = (status: 400 | 429, error: string | null, fieldErrors: SignUpErrors = {}) => {
    const values = { email: email.slice(0, EMAIL_MAX), firstName: firstName.slice(0, FIRST_NAME_MAX) };
    return renderForm(c, status, { redirect, values, error, fieldErrors });
  };

  const wrong = checkSignUp({ email, password, firstName });
  if (Object.keys(wrong).length > 0) return again(400, null, wrong);

  const outcome = await signUpBuyer(c, { email, password, ...(firstName === '' ? {} : { firstName }) });
  switch (outcome.kind) {
    case 'limited': {
      const page = await again(429, signUpCopy.limited);
      page.headers.set('retry-after', outcome.retryAfter);
      return page;
    }
    case 'taken':
      return renderPage(c, 200, {
        head: checkMailHead(),
        site: { ...anonymousSite(c), path: redirect },
        page: { kind: 'check-mail', email, redirect },
      });
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

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function renderForm(
  c: EdgeContext,
  status: number,
  form: Omit<SignUpPageModel, 'kind' | 'passwordMin'>,
): Promise<Response> {
  return renderPage(c, status, {
    head: signUpHead(siteOrigin(c)),
    // A POST has this form's address, and nobody wants to come back to it.
    site: { ...anonymousSite(c), path: form.redirect },
    page: { kind: 'sign-up', passwordMin: PASSWORD_MIN, ...form },
  });
}
