import type { Entitlement } from '../../../shared/contract/viewer.ts';
import { type EntitlementRequest, isLook } from '../entitlement/rules.ts';

/** People one account may follow. */
export const MONITORS_MAX = 500;
/** Longest name that is kept of a followed person, in characters. */
const DISPLAY_TEXT_MAX = 200;

/** The name as the follower knows it, as it is kept: without blanks around it and cut where no name is longer. */
export function trimDisplayText(text: string): string {
  return Array.from(text.trim()).slice(0, DISPLAY_TEXT_MAX).join('');
}

/** Nobody waits for news of the dead: they cannot be followed, and their page has no button for it (P6-039). */
export function canBeMonitored({ isDead }: { readonly isDead: boolean }): boolean {
  return !isDead;
}

/**
 * Whether an answer's changes are no news any more once it is given (P2-055): to a person who looks at the page, unless
 * the link says otherwise, as those of digests do. The free view marks none of them, so they stay news.
 */
export function clearsChanges(
  request: EntitlementRequest,
  entitlement: Entitlement,
  deltasSeen: 'true' | 'false' | undefined,
): boolean {
  return entitlement !== 'free' && isLook(request) && deltasSeen !== 'false';
}

/** The month of a moment (milliseconds since 1970, UTC): '2026-11'. */
export function monthOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}
