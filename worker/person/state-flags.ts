import type { PersonDetails } from '../../shared/contract/person.ts';
import type { StateFlag } from '../../shared/contract/state-flag.ts';
import { type EdgeContext, isHead } from '../context.ts';
import type { PersonFlags } from './person-flags.ts';

/** What of a request decides whether a flag that changes something may act. */
export interface StateFlagRequest {
  readonly isHuman: boolean;
  readonly isHead: boolean;
  readonly isPrefetch: boolean;
  readonly hasSession: boolean;
  /** Sec-Fetch-Site, which no page can forge; null from browsers that do not send it */
  readonly fetchSite: string | null;
}

export interface StateFlagDecision {
  /** a prefetch: nothing is answered, so that the browser asks again on the click */
  readonly isPutOff: boolean;
  /** what the details call is to do */
  readonly sent: readonly StateFlag[];
  /** sent along where the origin has to judge by it */
  readonly linkToken: string | null;
  /** what the page has to ask about by a form */
  readonly asks: readonly StateFlag[];
}

const NOTHING: StateFlagDecision = { isPutOff: false, sent: [], linkToken: null, asks: [] };

/**
 * Decides what becomes of monitor, unmonitor and save_contact (P2-040, P2-042, P2-048). They act for a person with a
 * session who came from a page of ours, or by a link out of one of our messages, which the origin then checks; whoever
 * comes from anywhere else, or does not say from where, is asked first (P2-064). Nobody without a session is asked:
 * there is no account that it could be done for.
 */
export function decideStateFlags(
  { wishes, linkToken, stub }: Pick<PersonFlags, 'wishes' | 'linkToken' | 'stub'>,
  request: StateFlagRequest,
): StateFlagDecision {
  if (wishes.length === 0) return NOTHING;
  if (request.isPrefetch) return { ...NOTHING, isPutOff: true };
  if (!request.isHuman || request.isHead || !request.hasSession) return NOTHING;
  // A stub is a look that changes nothing (P2-046).
  if (stub === 'true') return { ...NOTHING, asks: wishes };
  // A token is left for when it is needed: it can be used but once.
  if (request.fetchSite === 'same-origin') return { ...NOTHING, sent: wishes };
  return linkToken === null ? { ...NOTHING, asks: wishes } : { ...NOTHING, sent: wishes, linkToken };
}

/** What of a request {@link decideStateFlags} goes by. */
export function describeStateFlagRequest(c: EdgeContext): StateFlagRequest {
  return {
    isHuman: c.var.botClass === 'human',
    isHead: isHead(c),
    isPrefetch: c.var.isPrefetch,
    hasSession: c.var.session !== null,
    fetchSite: c.req.header('sec-fetch-site') ?? null,
  };
}

/**
 * What the page may have to ask about, once the origin has answered: also what it would not do, as for a token that was
 * used before. What is so already, or cannot be, is no question: the page that follows a form would ask it again where
 * the flag does not act, as on a stub. A session that turned out to be none asks nothing.
 */
export function decideAsks({ sent, asks }: StateFlagDecision, details: PersonDetails): readonly StateFlag[] {
  if (details.userInfo.userType === null) return [];
  const tried = new Set(details.flagOutcomes.map(({ flag }) => flag));
  return [...sent.filter((flag) => !tried.has(flag)), ...asks].filter((flag) => WOULD_CHANGE[flag](details));
}

/** Whether a yes would change anything. The dead are not monitored. */
const WOULD_CHANGE: { readonly [F in StateFlag]: (details: PersonDetails) => boolean } = {
  monitor: ({ isMonitoring, results }) => !isMonitoring && !results.isDead,
  unmonitor: ({ isMonitoring }) => isMonitoring,
  save_contact: ({ personIsOnMyContactsList }) => !personIsOnMyContactsList,
};
