import type { SignUpPageModel } from '../../../client/pages/sign-up/sign-up-model.ts';
import { EMAIL_MAX, FIRST_NAME_MAX } from '../../../shared/forms/account-limits.ts';
import { checkSignUp } from '../../../shared/forms/sign-up-form.ts';
import { renderCheckMail } from '../../account/check-mail-page.ts';
import { readEntryForm, showEntryForm } from '../../account/entry-form.ts';
import { refusedForNow, tryEntry, withWait } from '../../account/try-entry.ts';
import { visitorClock } from '../../account/visitor-clock.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { signUpHead } from '../../seo/page-heads.ts';

/** GET /auth/sign-up */
export function signUp(c: EdgeContext): Promise<Response> {
  const values = { email: '', firstName: '' };
  return showEntryForm(c, (redirect) => renderForm(c, 200, { redirect, values, error: null, fieldErrors: {} }));
}

/**
 * POST /auth/sign-up: a page that says to look in the mail, the same for every address; or the form again, with what was
 * typed. The account opens with the link in the email (emailed-link.ts).
 */
export async function submitSignUp(c: EdgeContext): Promise<Response> {
  const { form, redirect, email, firstName, isOnlyShown } = await readEntryForm(c);
  const values = { email: email.slice(0, EMAIL_MAX), firstName: firstName.slice(0, FIRST_NAME_MAX) };
  if (isOnlyShown) return renderForm(c, 200, { redirect, values, error: null, fieldErrors: {} });
  const wrong = checkSignUp({ email, firstName });
  if (Object.keys(wrong).length > 0) return renderForm(c, 400, { redirect, values, error: null, fieldErrors: wrong });

  const now = Date.now();
  const clock = visitorClock(c, form.get('usersLocalTimestamp'), now);
  const entry = await tryEntry(c, (client) =>
    client.send('signUp', { email, ...(firstName === '' ? {} : { firstName }), redirect }),
  );
  if (entry.kind === 'done') {
    const isAgain = form.get('again') === 'yes';
    return renderCheckMail(c, { ask: 'sign-up', email, firstName, redirect, isAgain, clock }, now);
  }
  const error = refusedForNow(entry);
  if (error === null) throw new Error(`a sign-up was refused with ${entry.status}`);
  return withWait(await renderForm(c, entry.status, { redirect, values, error, fieldErrors: {} }), entry);
}

function renderForm(c: EdgeContext, status: number, form: Omit<SignUpPageModel, 'kind'>): Promise<Response> {
  return renderPage(c, status, {
    head: signUpHead(siteOrigin(c)),
    // A POST has the form's own URL, and nobody wants to come back to that.
    site: { ...anonymousSite(c), path: form.redirect },
    page: { kind: 'sign-up', ...form },
  });
}
