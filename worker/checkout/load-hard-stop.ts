import type { HardStopNotice } from '../../client/pages/checkout-plan/checkout-plan-model.ts';
import { isPersonId } from '../../shared/urls/identifiers.ts';
import { parsePath } from '../../shared/urls/parsers/parse-path.ts';
import { visitorClock } from '../account/visitor-clock.ts';
import { type EdgeContext, isHead } from '../context.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { recognizeVisitor } from '../middleware/visitor.ts';
import { askHardStop } from '../person/hard-stop.ts';
import type { PlanPage } from './plan-page.ts';

/**
 * What the origin says about the hard stop that led to this page. Null if no person's page did, for whoever was never
 * counted, and without an answer: then the page says what holds for everybody.
 */
export async function loadHardStop(c: EdgeContext, { isLimit, path }: PlanPage): Promise<HardStopNotice | null> {
  const pathname = path?.split('?', 1)[0] ?? '';
  const route = parsePath(pathname);
  const isPerson = route.kind === 'route' && route.name === 'person' && isPersonId(route.params.id);
  if (!isLimit || !isPerson || c.get('botClass') !== 'human' || isHead(c) || c.get('isPrefetch')) return null;
  await recognizeVisitor(c);
  try {
    const { result, remainingQuota, opensAt, limit, accountLimit, countedBy } = await askHardStop(c, pathname);
    const at = Date.parse(opensAt ?? '');
    return {
      isOpen: result === 'allowed' && remainingQuota > 0,
      opens: Number.isNaN(at) ? null : visitorClock(c, null, Date.now()).formatDay(at),
      limit: limit ?? null,
      accountLimit: accountLimit ?? null,
      isShared: countedBy === 'network',
    };
  } catch (error) {
    logEvent(c, 'hard_stop_failed', { message: messageOf(error) });
    return null;
  }
}
