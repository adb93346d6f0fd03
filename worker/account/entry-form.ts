import { singleLine } from '../../shared/forms/single-line.ts';
import { safeRedirectPath } from '../../shared/urls/parsers/safe-redirect.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';
import { readForm } from '../input/read-body.ts';
import { loadViewer } from '../render/site-model.ts';

/** Longest form we read, in bytes: an address, a password, a name and a path. */
const FORM_MAX_BYTES = 8 * 1024;

/**
 * GET of a form that lets people in. A visitor who is already logged in is redirected to where they wanted to go; a buyer
 * without an account (scope 'purchase') may want one.
 */
export async function showEntryForm(
  c: EdgeContext,
  render: (redirect: string) => Promise<Response>,
): Promise<Response> {
  const redirect = wayBack(c, c.get('url').searchParams.get('redirect'));
  const viewer = await loadViewer(c);
  return viewer === null || viewer.scope === 'purchase' ? render(redirect) : c.redirect(redirect, 303);
}

/** POST of such a form: its raw fields, and those that several have. */
export async function readEntryForm(c: EdgeContext) {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  return {
    form,
    redirect: wayBack(c, form.get('redirect')),
    email: (form.get('email') ?? '').trim(),
    password: form.get('password') ?? '',
    firstName: singleLine(form.get('firstName') ?? ''),
    /** another form leads here with the address that was typed into it, which no URL may contain */
    isOnlyShown: form.get('show') === 'form',
  };
}

/** 303 with the cookies of a session that has just begun or ended. */
export function redirectWithCookies(c: EdgeContext, path: string, setCookies: readonly string[]): Response {
  const response = c.redirect(path, 303);
  for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** Where to go afterwards: parsed and rebuilt, whoever wrote it. */
export function wayBack(c: EdgeContext, raw: string | null): string {
  return safeRedirectPath(raw, paths.home(), c.get('settings').propertySite);
}
