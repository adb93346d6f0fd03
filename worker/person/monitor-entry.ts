import type { MonitorView } from '../../client/pages/monitor/monitor-model.ts';
import { loginBodySchema } from '../../shared/contract/account.ts';
import { loginCopy, WRONG_LOGIN } from '../../shared/copy/account/login.ts';
import { monitorCopy as words } from '../../shared/copy/person/monitor.ts';
import { EMAIL_MAX } from '../../shared/forms/account-limits.ts';
import { checkLogin } from '../../shared/forms/login-form.ts';
import { checkMonitor } from '../../shared/forms/monitor-form.ts';
import { refusedForNow, tryEntry } from '../account/try-entry.ts';
import type { EdgeContext } from '../context.ts';
import { newSession } from '../cookies/session-cookie.ts';
import { Refusal } from '../failures/errors.ts';
import { noteFailure } from '../failures/log.ts';
import { takeFromLimit } from '../middleware/rate-limit.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../origin-client/errors.ts';

/** A session that has just begun, with its cookies for the browser; or the page that says what is missing. */
export type MonitorEntry =
  | { readonly kind: 'entered'; readonly session: string; readonly setCookies: readonly string[] }
  | { readonly kind: 'again'; readonly status: number; readonly view: MonitorView };

/**
 * The form with an address and the terms: the same four outcomes as in the dialog (P4-027 to P4-031). Whoever has an
 * account with a password is asked for it.
 */
export async function enterByEmail(c: EdgeContext, form: URLSearchParams): Promise<MonitorEntry> {
  const email = (form.get('email') ?? '').trim();
  const again = (status: number, more: Partial<Extract<MonitorView, { state: 'start' }>>): MonitorEntry => ({
    kind: 'again',
    status,
    view: { state: 'start', email: email.slice(0, EMAIL_MAX), errors: {}, problem: null, ...more },
  });
  const errors = checkMonitor({ email, terms: form.get('terms') ?? '' });
  if (Object.keys(errors).length > 0) return again(400, { errors });
  const found = await checkAddress(c, email);
  if (found === 'too-many') return again(429, { errors: { email: words.tooManyChecks } });
  if (found === 'failed') return again(503, { errors: { email: words.cannotCheck } });
  if (!found.isValid) return again(400, { errors: { email: found.errorMessage ?? words.cannotCheck } });
  if (!found.isAvailable && !found.isFreeNoPassword)
    return { kind: 'again', status: 200, view: { state: 'log-in', email, errors: {}, problem: null } };
  try {
    const entry = await tryEntry(c, (client) =>
      found.isAvailable ? client.send('createUser', { email }) : client.getWithCookies('userByEmail', { email }),
    );
    if (entry.kind === 'refused') return again(entry.status, { problem: refusedForNow(entry) ?? words.failed });
    return entered(c, entry.setCookies) ?? again(503, { problem: words.failed });
  } catch (error) {
    if (!isOriginError(error)) throw error;
    noteFailure(c, 'monitor_user_failed', error);
    return again(503, { problem: words.failed });
  }
}

/** P4-026 without scripts: the check counts as one of the browser's own. */
async function checkAddress(c: EdgeContext, email: string) {
  try {
    await takeFromLimit(c, 'email-check');
    return await createOriginClient(c).get('emailAvailable', { email });
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return 'too-many';
    if (error instanceof OriginProblem && error.status === 429) return 'too-many';
    if (!isOriginError(error)) throw error;
    noteFailure(c, 'email_check_failed', error);
    return 'failed';
  }
}

/** The log-in of an address that has an account with a password (P4-028). */
export async function enterByPassword(c: EdgeContext, form: URLSearchParams): Promise<MonitorEntry> {
  const email = (form.get('email') ?? '').trim();
  const password = form.get('password') ?? '';
  const again = (status: number, more: Partial<Extract<MonitorView, { state: 'log-in' }>>): MonitorEntry => ({
    kind: 'again',
    status,
    view: { state: 'log-in', email: email.slice(0, EMAIL_MAX), errors: {}, problem: null, ...more },
  });
  const errors = checkLogin({ email, password });
  if (Object.keys(errors).length > 0) return again(400, { errors });
  const body = { email, password };
  if (!loginBodySchema.safeParse(body).success) return again(401, { problem: WRONG_LOGIN });
  const entry = await tryEntry(c, (client) => client.send('login', body));
  if (entry.kind === 'done') return entered(c, entry.setCookies) ?? again(503, { problem: words.notLoggedIn });
  const isLocked = entry.status === 429 && !entry.isLimit;
  const problem = isLocked ? loginCopy.locked(entry.waitSeconds) : refusedForNow(entry);
  return problem === null ? again(401, { problem: WRONG_LOGIN }) : again(entry.status, { problem });
}

function entered(c: EdgeContext, setCookies: readonly string[]): MonitorEntry | null {
  const session = newSession(setCookies, c.get('settings').isLocal);
  return session === undefined ? null : { kind: 'entered', session, setCookies };
}
