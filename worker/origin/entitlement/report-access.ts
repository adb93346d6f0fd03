import { hasOpenReport } from '../../../shared/people/report-state.ts';
import type { OriginContext } from '../context.ts';
import { loadOpenedAccess } from './opened-access.ts';

/**
 * The first of these people whose background report whoever asks has unlocked and may still open; null where that is
 * nobody's, and for who is not looking: a bot, or a page loaded ahead.
 */
export async function findUnlockedReport(c: OriginContext, personIds: readonly string[]): Promise<string | null> {
  const { botClass, isPrefetch } = c.get('envelope');
  if (botClass !== 'human' || isPrefetch) return null;
  const accessOf = await loadOpenedAccess(c, personIds);
  return personIds.find((personId) => hasOpenReport(accessOf(personId))) ?? null;
}
