import { loadReader } from '../../accounts/account-session.ts';
import type { Reader } from '../../accounts/store.ts';
import type { OriginContext } from '../../context.ts';
import type { MonitorLink } from './link-store.ts';

/** Whether the viewer is logged in to the account of an address; `email` is lower case. */
export async function isLoggedIn(c: OriginContext, email: string): Promise<boolean> {
  const reader = await loadReader(c);
  return reader !== null && reader.scope === 'account' && reader.email === email;
}

/**
 * Whether a session may see what a link confirms: it is that reader's, or one that monitors with the same address in the
 * browser in which its mailbox is read. A buyer keeps the session that holds what they bought.
 */
export function isOwn(reader: Reader | null, { accountId, email }: Pick<MonitorLink, 'accountId' | 'email'>): boolean {
  if (reader === null || reader.isConfirmed) return false;
  return reader.id === accountId || (reader.scope === 'monitor' && reader.email === email);
}
