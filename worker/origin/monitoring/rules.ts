import type { Reader } from '../accounts/store.ts';
import { type EntitlementRequest, isLook } from '../entitlement/rules.ts';

/** How many people one account may monitor. */
export const MONITORS_MAX = 500;
/** How many people somebody may monitor whose address nobody has confirmed. */
export const UNCONFIRMED_MONITORS_MAX = 20;

/** Whether somebody monitors with an account; whoever does not has to confirm their address before anything is sent. */
export function hasAccount({ isConfirmed, scope }: Pick<Reader, 'isConfirmed' | 'scope'>): boolean {
  return isConfirmed || scope === 'account';
}

/** How many people somebody may monitor. */
export function monitorsMax(reader: Pick<Reader, 'isConfirmed' | 'scope'>): number {
  return hasAccount(reader) ? MONITORS_MAX : UNCONFIRMED_MONITORS_MAX;
}

/** The longest stored name of a monitored person, in characters. */
const DISPLAY_TEXT_MAX = 200;

/** The name as the account knows it, as we store it: trimmed, and cut at a length no real name reaches. */
export function trimDisplayText(text: string): string {
  return Array.from(text.trim()).slice(0, DISPLAY_TEXT_MAX).join('');
}

/** Nobody waits for news about the dead: they cannot be monitored, and their page has no button for it (P6-039). */
export function canBeMonitored({ isDead }: { readonly isDead: boolean }): boolean {
  return !isDead;
}

/**
 * Whether this answer's changes stop being news (P2-055): yes if a person looks at the page, whatever their plan, unless
 * the link says otherwise, as digest links do.
 */
export function clearsChanges(request: EntitlementRequest, deltasSeen: 'true' | 'false' | undefined): boolean {
  return isLook(request) && deltasSeen !== 'false';
}
