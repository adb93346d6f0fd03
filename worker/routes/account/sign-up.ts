import type { SignUpPageModel } from '../../../client/pages/sign-up/sign-up-model.ts';
import { signUpCopy } from '../../../shared/copy/account/sign-up.ts';
import { EMAIL_MAX, FIRST_NAME_MAX, PASSWORD_MIN } from '../../../shared/forms/account-limits.ts';
import { checkSignUp, type SignUpErrors } from '../../../shared/forms/sign-up-form.ts';
import { readEntryForm, redirectWithCookies, showEntryForm } from '../../account/entry-form.ts';
import { signUpBuyer } from '../../account/sign-up.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { checkMailHead, signUpHead } from '../../seo/page-heads.ts';

/** GET /auth/sign-up */
export function signUp(c: EdgeContext): Promise<Response> {
  const values = { email: '', firstName: '' };
  return showEntryForm(c, (redirect) => renderForm(c, 200, { redirect, values, error: null, fieldErrors: {} }));
}

/**
 * POST /auth/sign-up: 303 to where the visitor wanted to go, with the session of a new account; or a page that tells
 * them to check their email, without revealing whether an account exists; or the form again, without the password.
 */
export async function submitSignUp(c: EdgeContext): Promise<Response> {
  const { form, redirect, email, password } = await readEntryForm(c);
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
    case 'in':
      return redirectWithCookies(c, redirect, outcome.setCookies);
  }
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
    // A POST has the form's own URL, and nobody wants to come back to that.
    site: { ...anonymousSite(c), path: form.redirect },
    page: { kind: 'sign-up', passwordMin: PASSWORD_MIN, ...form },
  });
}
