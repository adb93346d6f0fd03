import {
  HARD_STOP_APP,
  HARD_STOP_PATH_MAX,
  type HardStopAnswer,
  PERSON_URI,
  PERSON_VIEW,
} from '../../shared/contract/operations/hard-stop.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import type { LogErrorType } from '../../shared/events/log-types.ts';
import { hasOpenReport } from '../../shared/people/open-report.ts';
import { hasLivePlan } from '../../shared/people/plan-features.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type EdgeContext, isHead } from '../context.ts';
import type { EdgeBindings } from '../env.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { isUnknownCall, OriginTimeout } from '../origin-client/errors.ts';

/** How long a page waits for the question, and the edge for the report of a view; in milliseconds. */
const HARD_STOP_MS = 2_000;

/** What an isolate has learned about its origin. */
interface Known {
  /** its details answers carry no quota, so it counts by the hard-stop calls, if at all */
  countsByCalls: boolean;
  /** it does not have these calls, so nothing is counted */
  hasNoCalls: boolean;
}
const known = new WeakMap<EdgeBindings, Known>();

function knownOf(c: EdgeContext): Known {
  const about = known.get(c.env) ?? { countsByCalls: false, hasNoCalls: false };
  known.set(c.env, about);
  return about;
}

/** What the details say about the view. */
export interface ViewedPerson {
  /** the origin counts the view itself: there is nothing to ask */
  readonly carriesQuota: boolean;
  /** the hard stop concerns this viewer and this person (isStoppable) */
  readonly isStoppable: boolean;
}

/** What becomes of a view: it counts, it does not count, or there is no page. */
export type HardStopDecision = 'counts' | 'free' | 'blocked' | 'not-ahead-of-the-click' | 'not-a-page';

/** Whether the hard stop concerns the viewer: plans have none, and an open report is paid for (P4-055). */
export function isStoppable(details: PersonDetails): boolean {
  return !hasLivePlan(details.userInfo.userType) && !hasOpenReport(details);
}

/**
 * Begins a view of a person. An origin whose details carry no quota counts by calls of their own (P7-015): once that is
 * known, they are asked beside the details. Bots, HEAD requests and visitors from search engines are not counted (P4-056,
 * P4-057, P6-041).
 *
 * @returns decides, once the details are here
 */
export function beginView(c: EdgeContext, personId: string): (viewed: ViewedPerson) => Promise<HardStopDecision> {
  const about = knownOf(c);
  const { isDocument, isFromEngine } = c.get('origination');
  const isConcerned = c.get('botClass') === 'human' && !isHead(c) && !isFromEngine;
  const isAskable = isConcerned && isDocument && !c.get('isPrefetch');
  const early = isAskable && about.countsByCalls && !about.hasNoCalls ? askIsBlocked(c, personId) : null;
  return async ({ carriesQuota, isStoppable }) => {
    about.countsByCalls = !carriesQuota;
    if (carriesQuota || !isConcerned || !isStoppable || about.hasNoCalls) return 'free';
    if (c.get('isPrefetch')) return 'not-ahead-of-the-click';
    if (!isDocument) return 'not-a-page';
    if (await (early ?? askIsBlocked(c, personId))) return 'blocked';
    return about.hasNoCalls ? 'free' : 'counts';
  };
}

/** P4-058. A question that fails is logged and stops nobody (P8-006). */
async function askIsBlocked(c: EdgeContext, personId: string): Promise<boolean> {
  try {
    const { result, remainingQuota } = await askHardStop(c, pathOf(c.get('url').pathname, personId));
    return result === 'blocked_quota_exceeded' || remainingQuota <= 0;
  } catch (error) {
    // An origin without these calls has no hard stop, and is not asked again.
    if (isUnknownCall(error)) knownOf(c).hasNoCalls = true;
    logEvent(c, 'hard_stop_failed', { message: messageOf(error) });
    return false;
  }
}

/** GET /api/hardstop about the page of a person. Throws the origin client's errors. */
export function askHardStop(c: EdgeContext, path: string): Promise<HardStopAnswer> {
  const client = createOriginClient(c, { timeoutMs: HARD_STOP_MS });
  return client.get('hardStop', { path, virtualUri: PERSON_URI, appId: HARD_STOP_APP });
}

/** Reports a view that happened, beside the response that has begun by then (P4-059, P7-018). */
export function reportView(c: EdgeContext, personId: string): void {
  const path = pathOf(c.get('url').pathname, personId);
  c.executionCtx.waitUntil(new Promise((resolve) => setTimeout(resolve, 0)).then(() => postView(c, path)));
}

/** Who it was, the session and the envelope say: an address or an id beside them would be one more copy. */
async function postView(c: EdgeContext, path: string): Promise<void> {
  const client = createOriginClient(c, { timeoutMs: HARD_STOP_MS });
  const event = { path, eventName: PERSON_VIEW, eventType: 'view', virtualUri: PERSON_URI, isBlocked: false } as const;
  try {
    await client.send('hardStopEvent', { ...event, email: null, userId: null }, { query: { appId: HARD_STOP_APP } });
  } catch (error) {
    // P8-007, P8-008.
    const type: LogErrorType = error instanceof OriginTimeout ? 'timeout' : 'error';
    logEvent(c, 'hard_stop_post_failed', { type, message: messageOf(error) });
  }
}

/** The page's path without its flags; if that is longer than the call takes, the shortest that leads there. */
function pathOf(pathname: string, id: string): string {
  if (pathname.length <= HARD_STOP_PATH_MAX) return pathname;
  return paths.person({ name: '-', city: null, stateCode: null, id });
}
