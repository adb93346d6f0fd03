import { loginCopy, WRONG_LOGIN } from '../../../../shared/copy/account/login.ts';
import { BUSY } from '../../../../shared/copy/account/wait.ts';
import { monitorCopy as words } from '../../../../shared/copy/person/monitor.ts';
import { personActionCopy } from '../../../../shared/copy/person/person-actions.ts';
import { CallFailed, callApi } from '../../../api/call-api.ts';
import { logError } from '../../../api/log.ts';
import { startMonitoring } from '../../../api/start-monitoring.ts';

/** Whose report it is. */
export interface MonitorSubject {
  readonly id: string;
  readonly fullName: string;
  /** what the dialog calls them */
  readonly first: string;
}

/** What came of it: monitored, or why not, in the reader's words. */
export type Started = { readonly isMonitored: true } | { readonly isMonitored: false; readonly error: string };

const MONITORED: Started = { isMonitored: true };

/**
 * Monitors for a reader without a password (P4-030, P4-031): creates or fetches the user of the address, whose answer
 * sets the cookies, then starts. If either fails, it says 'Unable to monitor' (P8-017).
 *
 * @param user 'here' if an earlier try got the cookies already
 */
export async function monitorByEmail(
  { id, fullName }: MonitorSubject,
  email: string,
  user: 'new' | 'known' | 'here',
  onUser: () => void,
): Promise<Started> {
  try {
    if (user !== 'here') await identify(email, user);
    onUser();
    if (await startMonitoring(id, fullName)) return MONITORED;
  } catch (error) {
    logError('monitor-person', error);
  }
  return { isMonitored: false, error: words.failed };
}

async function identify(email: string, user: 'new' | 'known'): Promise<void> {
  const found =
    user === 'new'
      ? await callApi<'createUser'>('POST', '/api/auth/create-new-user', { body: { email } })
      : await callApi<'userByEmail'>('GET', '/api/auth/get-user-by-email', { query: { email } });
  if (found?.user == null) throw new Error('no user for this address');
}

/**
 * Logs in (P7-052), then monitors (P4-028, P4-029). A wrong log-in says so (P8-015); one that worked is not undone if
 * monitoring fails.
 *
 * @param onLoggedIn the page behind the dialog is another viewer's from now on
 */
export async function monitorByPassword(
  { id, fullName }: MonitorSubject,
  typed: { readonly email: string; readonly password: string },
  onLoggedIn: () => void,
): Promise<Started> {
  try {
    await callApi<'login'>('POST', '/api/auth/login', { body: typed });
  } catch (error) {
    return { isMonitored: false, error: refusalOf(error) };
  }
  onLoggedIn();
  try {
    if (await startMonitoring(id, fullName)) return MONITORED;
  } catch (error) {
    logError('monitor-person', error);
  }
  return { isMonitored: false, error: personActionCopy.cannotMonitor };
}

function refusalOf(error: unknown): string {
  const status = error instanceof CallFailed ? error.status : 0;
  // 400: the origin takes the address for malformed, so nobody has it.
  if (status === 400 || status === 401) return WRONG_LOGIN;
  if (status === 429) return loginCopy.locked(null);
  if (status === 503) return BUSY;
  logError('monitor-person', error);
  return words.notLoggedIn;
}

/** Monitors those who were checked; whoever cannot be monitored is skipped (P4-034, P4-035). Returns how many are. */
export async function monitorRelatives(
  chosen: readonly { readonly id: string; readonly fullName: string }[],
): Promise<number> {
  const came = await Promise.allSettled(chosen.map(({ id, fullName }) => startMonitoring(id, fullName)));
  return came.filter((one) => one.status === 'fulfilled' && one.value).length;
}
