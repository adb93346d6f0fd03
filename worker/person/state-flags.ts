import type { LogInReason } from '../../client/pages/page-model.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
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
 * comes from anywhere else, or does not say from where, is asked first (P2-064), and who comes back from a log-in always.
 * Nobody without a session is asked this: they are asked to log in ({@link decideLogIn}).
 */
export function decideStateFlags(
  { wishes, questions, linkToken, stub }: Pick<PersonFlags, 'wishes' | 'questions' | 'linkToken' | 'stub'>,
  request: StateFlagRequest,
): StateFlagDecision {
  if (wishes.length + questions.length === 0) return NOTHING;
  if (request.isPrefetch) return { ...NOTHING, isPutOff: true };
  if (!request.isHuman || request.isHead || !request.hasSession) return NOTHING;
  // A stub is a look that changes nothing (P2-046).
  if (stub === 'true') return { ...NOTHING, asks: [...wishes, ...questions] };
  // A token is left for when it is needed: it can be used but once.
  if (request.fetchSite === 'same-origin') return { ...NOTHING, sent: wishes, asks: questions };
  if (linkToken === null) return { ...NOTHING, asks: [...wishes, ...questions] };
  return { ...NOTHING, sent: wishes, linkToken, asks: questions };
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
  const open = new Set([...sent.filter((flag) => !tried.has(flag)), ...asks]);
  return [...open].filter((flag) => WOULD_CHANGE[flag](details));
}

/**
 * Why who is logged out is asked to log in: to monitor or to stop monitoring, which a wish of the address asks for
 * (P2-040, P2-042), or because the link is for subscribers (P2-052); null where nothing asks for it. Of whom they follow
 * nothing is known, but the dead are not monitored.
 */
export function decideLogIn(
  { wishes, questions, isFree }: Pick<PersonFlags, 'wishes' | 'questions' | 'isFree'>,
  { isDead, isHuman }: { readonly isDead: boolean; readonly isHuman: boolean },
): LogInReason | null {
  const wished = [...wishes, ...questions];
  if (isHuman && wished.includes('monitor') && !isDead) return 'monitor';
  if (isHuman && wished.includes('unmonitor')) return 'unmonitor';
  return isFree ? null : 'plan';
}

/** Whether a yes would change anything. The dead are not monitored. */
const WOULD_CHANGE: { readonly [F in StateFlag]: (details: PersonDetails) => boolean } = {
  monitor: ({ isMonitoring, results }) => !isMonitoring && !results.isDead,
  unmonitor: ({ isMonitoring }) => isMonitoring,
  save_contact: ({ personIsOnMyContactsList }) => !personIsOnMyContactsList,
};
