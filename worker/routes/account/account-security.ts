import type { AccountSecurityPageModel } from '../../../client/pages/account-security/account-security-model.ts';
import { accountSecurityCopy as words } from '../../../shared/copy/account/account-security.ts';
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../../../shared/forms/account-limits.ts';
import { checkNewEmail, checkNewPassword } from '../../../shared/forms/security-form.ts';
import { isIpHost } from '../../../shared/urls/ip-host.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { SECURITY_DONE, type SecurityDone } from '../../../shared/urls/security-done.ts';
import { attemptChange, type Change } from '../../account/attempt-change.ts';
import { describeUnchanged, UNTOUCHED, type Unchanged } from '../../account/confirm-form.ts';
import { redirectWithCookies } from '../../account/entry-form.ts';
import { loadWhole, toLogIn } from '../../account/load-own.ts';
import type { EdgeContext } from '../../context.ts';
import { passableCookies } from '../../cookies/session-cookie.ts';
import { Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { accountHead } from '../../seo/account-heads.ts';

/** Longest form we read, in bytes: an address and two passwords. */
const FORM_MAX_BYTES = 8 * 1024;
/** Longest id of a session, in characters. */
const SESSION_ID_MAX = 64;

type Forms = Partial<Pick<AccountSecurityPageModel, 'emailForm' | 'passwordForm' | 'notice'>>;

const EMAIL_FORM = { typed: '', fieldErrors: {}, error: null, confirm: null } as const;
const PASSWORD_FORM = { fieldErrors: {}, error: null, confirm: null } as const;

/** GET /account/security: how the viewer logs in, and where they are. */
export function accountSecurity(c: EdgeContext): Promise<Response> {
  const asked = c.get('url').searchParams.get('done');
  const done = SECURITY_DONE.find((name) => name === asked);
  return showSecurity(c, () => ({ status: 200, forms: { notice: done === undefined ? null : words.notices[done] } }));
}

/** POST of the page's forms: 303 back with a notice, or the form again without its passwords. */
export async function submitAccountSecurity(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  switch (form.get('action')) {
    case 'email':
      return changeEmail(c, form);
    case 'password':
      return changePassword(c, form);
    case 'end-session':
      return endSessions(c, form.get('session') ?? '');
    case 'end-others':
      return endSessions(c, null);
    default:
      throw new Refusal(400, 'This form cannot be read.');
  }
}

/** The page that follows repeats the address, which must not be part of a path: so it is this response. */
async function changeEmail(c: EdgeContext, form: URLSearchParams): Promise<Response> {
  const email = (form.get('email') ?? '').trim();
  const again = (fieldErrors: ReturnType<typeof checkNewEmail>, { error, confirm }: Unchanged): Forms => ({
    emailForm: { typed: email.slice(0, EMAIL_MAX), fieldErrors, error, confirm },
  });
  const wrong = checkNewEmail({ email });
  if (Object.keys(wrong).length > 0) return showSecurity(c, () => ({ status: 400, forms: again(wrong, UNTOUCHED) }));
  const password = typedPassword(form);
  const change = await attemptChange(() => createOriginClient(c).send('changeEmail', { email, ...password }));
  if (change.kind === 'done')
    return showSecurity(c, () => ({ status: 200, forms: { notice: words.notices.linkSent(email) } }));
  return refused(c, change, password, (unchanged) =>
    again(change.kind === 'wrong' ? { email: words.email.same } : {}, unchanged),
  );
}

async function changePassword(c: EdgeContext, form: URLSearchParams): Promise<Response> {
  const newPassword = form.get('newPassword') ?? '';
  const again = (fieldErrors: ReturnType<typeof checkNewPassword>, { error, confirm }: Unchanged): Forms => ({
    passwordForm: { fieldErrors, error, confirm },
  });
  const wrong = checkNewPassword({ newPassword });
  if (Object.keys(wrong).length > 0) return showSecurity(c, () => ({ status: 400, forms: again(wrong, UNTOUCHED) }));
  const password = typedPassword(form);
  const change = await attemptChange(() => createOriginClient(c).send('changePassword', { newPassword, ...password }));
  if (change.kind === 'done') return back(c, 'password', change.setCookies);
  return refused(c, change, password, (unchanged) =>
    again(change.kind === 'wrong' ? { newPassword: change.title } : {}, unchanged),
  );
}

/** `id` null: all others. */
async function endSessions(c: EdgeContext, id: string | null): Promise<Response> {
  if (id !== null && (id === '' || id.length > SESSION_ID_MAX)) throw new Refusal(400, 'This form cannot be read.');
  const change = await attemptChange(() => createOriginClient(c).send('endSessions', id === null ? {} : { id }));
  if (change.kind === 'done') return back(c, id === null ? 'others' : 'session', change.setCookies);
  return refused(c, change, {}, ({ error }) => ({ notice: error }));
}

/** The password that confirms the change, if the form had one; an overlong one cannot be right. */
function typedPassword(form: URLSearchParams): { readonly password?: string } {
  const typed = form.get('password') ?? '';
  return typed === '' ? {} : { password: typed.slice(0, PASSWORD_MAX) };
}

function back(c: EdgeContext, done: SecurityDone, setCookies: readonly string[]): Response {
  return redirectWithCookies(
    c,
    paths.accountSecurity({ done }),
    passableCookies(setCookies, c.get('settings').isLocal),
  );
}

function refused(
  c: EdgeContext,
  change: Exclude<Change, { kind: 'done' }>,
  { password }: { readonly password?: string },
  formsOf: (unchanged: Unchanged) => Forms,
): Response | Promise<Response> {
  if (change.kind === 'logged-out') return toLogIn(c);
  return showSecurity(c, (viewer) => {
    const unchanged = describeUnchanged(change, viewer, { typed: password, redirect: paths.accountSecurity() });
    return { status: unchanged.status, forms: formsOf(unchanged) };
  });
}

async function showSecurity(
  c: EdgeContext,
  decide: (viewer: { readonly hasPassword?: boolean | undefined }) => {
    readonly status: number;
    readonly forms: Forms;
  },
): Promise<Response> {
  const client = createOriginClient(c);
  const own = await loadWhole(c, () => Promise.all([client.get('sessions', {}), client.get('passkeys', {})]));
  if (own instanceof Response) return own;
  const {
    viewer,
    data: [sessions, passkeys],
  } = own;
  const { status, forms } = decide(viewer);
  return renderPage(c, status, {
    head: accountHead('account-security'),
    site: siteFor(c, viewer),
    page: {
      kind: 'account-security',
      email: viewer.primaryEmail,
      hasPassword: viewer.hasPassword ?? null,
      passwordMin: PASSWORD_MIN,
      passkeys: isIpHost(new URL(c.get('settings').siteOrigin).hostname)
        ? null
        : { passkeys, hasPassword: viewer.hasPassword === true },
      sessions,
      notice: null,
      emailForm: EMAIL_FORM,
      passwordForm: PASSWORD_FORM,
      ...forms,
    },
  });
}
