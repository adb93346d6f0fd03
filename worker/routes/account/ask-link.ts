import type { AskLinkPageModel } from '../../../client/pages/ask-link/ask-link-model.ts';
import type { User } from '../../../shared/contract/account.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import { checkEmail } from '../../../shared/forms/ask-link-form.ts';
import { renderCheckMail } from '../../account/check-mail-page.ts';
import { readEntryForm, wayBack } from '../../account/entry-form.ts';
import { refusedForNow, tryEntry, withWait } from '../../account/try-entry.ts';
import { visitorClock } from '../../account/visitor-clock.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { askLinkHead } from '../../seo/account-heads.ts';

/** GET /auth/one-time-login */
export const oneTimeLogin = (c: EdgeContext) => show(c, 'one-time-login');

/** POST /auth/one-time-login: emails a link that logs in once (F7-13 to F7-16). */
export const submitOneTimeLogin = (c: EdgeContext) => submit(c, 'one-time-login');

/** GET /auth/forgot-password */
export const forgotPassword = (c: EdgeContext) => show(c, 'forgot-password');

/** POST /auth/forgot-password: emails a link that sets a new password. */
export const submitForgotPassword = (c: EdgeContext) => submit(c, 'forgot-password');

/**
 * Also for somebody who is logged in, with their address: a link confirms a change that asks for it, and emails about
 * an account lead to a new password.
 */
async function show(c: EdgeContext, ask: AskLinkPageModel['ask']): Promise<Response> {
  const redirect = wayBack(c, c.get('url').searchParams.get('redirect'));
  const viewer = await loadViewer(c);
  const email = viewer?.primaryEmail ?? '';
  return renderForm(c, 200, { ask, redirect, email, error: null, fieldErrors: {} }, viewer);
}

/** A page that says to look in the mail, the same for every address; or the form again, with the address. */
async function submit(c: EdgeContext, ask: AskLinkPageModel['ask']): Promise<Response> {
  const { form, redirect, email, isOnlyShown } = await readEntryForm(c);
  const typed = { ask, redirect, email: email.slice(0, EMAIL_MAX) };
  if (isOnlyShown) return renderForm(c, 200, { ...typed, error: null, fieldErrors: {} });
  const wrong = checkEmail({ email });
  if (Object.keys(wrong).length > 0) return renderForm(c, 400, { ...typed, error: null, fieldErrors: wrong });

  const now = Date.now();
  const clock = visitorClock(c, form.get('usersLocalTimestamp'), now);
  const entry = await tryEntry(c, (client) =>
    ask === 'one-time-login'
      ? client.send('triggerOneTimeLogin', { email, redirect, usersLocalTimestamp: clock.timestamp })
      : client.send('forgotPassword', { email, redirect }),
  );
  if (entry.kind === 'done') {
    const isAgain = form.get('again') === 'yes';
    return renderCheckMail(c, { ask, email, firstName: '', redirect, isAgain, clock }, now);
  }
  const error = refusedForNow(entry);
  if (error === null) throw new Error(`asking for a link was refused with ${entry.status}`);
  return withWait(await renderForm(c, entry.status, { ...typed, error, fieldErrors: {} }), entry);
}

function renderForm(
  c: EdgeContext,
  status: number,
  form: Omit<AskLinkPageModel, 'kind'>,
  viewer: User | null = null,
): Promise<Response> {
  return renderPage(c, status, {
    head: askLinkHead(siteOrigin(c), form.ask),
    // A POST has the form's own URL, and logging in must not lead back to it.
    site: { ...siteFor(c, viewer), path: form.redirect },
    page: { kind: 'ask-link', ...form },
  });
}
