import type { SignUpPageModel } from '../../../client/pages/sign-up/sign-up-model.ts';
import { EMAIL_MAX, FIRST_NAME_MAX, PASSWORD_MIN } from '../../../shared/forms/account-limits.ts';
import { checkSignUp } from '../../../shared/forms/sign-up-form.ts';
import { readEntryForm, showEntryForm } from '../../account/entry-form.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
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
  const { form, redirect, email } = await readEntryForm(c);
  const firstName = oneLine(form.get('firstName') ?? '');
  const wrong = checkSignUp({ email, firstName });
  if (Object.keys(wrong).length > 0) {
    const values = { email: email.slice(0, EMAIL_MAX), firstName: firstName.slice(0, FIRST_NAME_MAX) };
    return renderForm(c, 400, { redirect, values, error: null, fieldErrors: wrong });
  }
  await createOriginClient(c).send('signUp', { email, ...(firstName === '' ? {} : { firstName }), redirect });
  return renderPage(c, 200, {
    head: checkMailHead(),
    site: { ...anonymousSite(c), path: redirect },
    page: { kind: 'check-mail', email, redirect },
  });
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
