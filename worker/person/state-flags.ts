import type { LogInReason } from '../../client/pages/person/person-model.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import type { StateFlag } from '../../shared/contract/state-flag.ts';
import { type EdgeContext, isHead } from '../context.ts';
import type { PersonFlags } from './person-flags.ts';

/** The parts of a request that decide whether a state-changing flag may act. */
export interface StateFlagRequest {
  readonly isHuman: boolean;
  readonly isHead: boolean;
  readonly isPrefetch: boolean;
  readonly hasSession: boolean;
  /** Sec-Fetch-Site, which no page can forge; null from browsers that do not send it */
  readonly fetchSite: string | null;
}

export interface StateFlagDecision {
  /** a prefetch: it gets no response, so the browser asks again on the click */
  readonly isPutOff: boolean;
  /** what the details call should do */
  readonly sent: readonly StateFlag[];
  /** sent along if the origin has to decide by it: about the flags, and whether it may use a lookup */
  readonly linkToken: string | null;
  /** what the page has to ask with a form */
  readonly asks: readonly StateFlag[];
}

const NOTHING: StateFlagDecision = { isPutOff: false, sent: [], linkToken: null, asks: [] };

/**
 * Decides what happens with monitor, unmonitor and save_contact (P2-040, P2-042, P2-048). They act for a person with a
 * session who came from one of our pages, or through a link in one of our messages, which the origin then checks. Such a
 * link may have no flag, and only open the page.
 * Visitors from anywhere else, or from an unknown source, are asked first (P2-064), and so is everyone returning from a
 * login. Visitors without a session are asked to log in instead ({@link decideLogIn}).
 */
export function decideStateFlags(
  { wishes, questions, linkToken, stub }: Pick<PersonFlags, 'wishes' | 'questions' | 'linkToken' | 'stub'>,
  request: StateFlagRequest,
): StateFlagDecision {
  if (wishes.length + questions.length === 0 && linkToken === null) return NOTHING;
  if (request.isPrefetch) return { ...NOTHING, isPutOff: true };
  if (!request.isHuman || request.isHead || !request.hasSession) return NOTHING;
  // A stub is a view that changes nothing (P2-046).
  if (stub === 'true') return { ...NOTHING, asks: [...wishes, ...questions] };
  // A token works only once, so it is saved for when it is needed.
  if (request.fetchSite === 'same-origin') return { ...NOTHING, sent: wishes, asks: questions };
  if (linkToken === null) return { ...NOTHING, asks: [...wishes, ...questions] };
  return { ...NOTHING, sent: wishes, linkToken, asks: questions };
}

/** The parts of a request that {@link decideStateFlags} reads. */
export function describeStateFlagRequest(c: EdgeContext): StateFlagRequest {
  return {
    isHuman: c.get('botClass') === 'human',
    isHead: isHead(c),
    isPrefetch: c.get('isPrefetch'),
    hasSession: c.get('session') !== null,
    fetchSite: c.req.header('sec-fetch-site') ?? null,
  };
}

/**
 * What the page may have to ask once the origin has answered, including what the origin refused to do, for instance
 * because a token was already used. It does not ask about anything already done or impossible: the page after a form
 * would ask again if the flag has no effect, as on a stub. With an invalid session it asks nothing; whoever monitors by
 * email without an account is asked only whether to stop.
 */
export function decideAsks({ sent, asks }: StateFlagDecision, details: PersonDetails): readonly StateFlag[] {
  const isReader = details.userInfo.userType === null;
  const tried = new Set(details.flagOutcomes.map(({ flag }) => flag));
  const open = new Set([...sent.filter((flag) => !tried.has(flag)), ...asks]);
  return [...open].filter((flag) => WOULD_CHANGE[flag](details) && (!isReader || flag === 'unmonitor'));
}

/**
 * Why a logged-out visitor is asked to log in: to start or stop monitoring, as a flag in the URL requests (P2-040,
 * P2-042), or because the link is for subscribers (P2-052); null without a reason. Whoever monitors by email without an
 * account need not, to start or stop what they monitor here; of anybody else we do not know whom they monitor. Dead
 * people cannot be monitored.
 */
export function decideLogIn(
  { wishes, questions, isFree }: Pick<PersonFlags, 'wishes' | 'questions' | 'isFree'>,
  { results, isMonitoring, flagOutcomes }: Pick<PersonDetails, 'results' | 'isMonitoring' | 'flagOutcomes'>,
  isHuman: boolean,
): LogInReason | null {
  const tried = new Set(flagOutcomes.map(({ flag }) => flag));
  const wished = [...wishes, ...questions].filter((flag) => isHuman && !tried.has(flag));
  if (wished.includes('monitor') && !isMonitoring && !results.isDead) return 'monitor';
  if (wished.includes('unmonitor') && !isMonitoring) return 'unmonitor';
  return isFree ? null : 'plan';
}

/** Whether a yes would change anything. Dead people can be neither monitored nor saved. */
const WOULD_CHANGE: { readonly [F in StateFlag]: (details: PersonDetails) => boolean } = {
  monitor: ({ isMonitoring, results }) => !isMonitoring && !results.isDead,
  unmonitor: ({ isMonitoring }) => isMonitoring,
  save_contact: ({ personIsOnMyContactsList, results }) => !personIsOnMyContactsList && !results.isDead,
};
