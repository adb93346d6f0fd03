import type { StateFlag } from '../../../../shared/contract/state-flag.ts';
import { personActionCopy, shortName } from '../../../../shared/copy/person/person-actions.ts';
import { questionsOf } from '../../../../shared/urls/builders/state-flag-paths.ts';
import type { PersonPageCore } from '../browser-model.ts';

export interface FlagAnswer {
  /** what the flags did or could not do, a sentence each */
  readonly said: readonly { readonly text: string; readonly isDone: boolean }[];
  /** what has to be confirmed first */
  readonly asks: readonly StateFlag[];
  /** save_contact from a visitor who may not save */
  readonly lacksLookup: boolean;
}

/** What is said after a flag was carried out, and when it could not be (P2-041, P2-043, P2-049). */
const WORDS: { readonly [F in StateFlag]: { readonly done: (name: string) => string; readonly failed: string } } = {
  monitor: { done: personActionCopy.monitoring, failed: personActionCopy.cannotMonitor },
  unmonitor: { done: personActionCopy.notMonitoring, failed: personActionCopy.cannotStopMonitoring },
  save_contact: { done: personActionCopy.saved, failed: personActionCopy.cannotSave },
};

/**
 * How the page answers the flags of its address. Monitoring by a flag needs a log-in (P6-038), saving needs permission
 * to save; a visitor who must log in first is not told about lookups. A reader who monitors by email may be asked whether
 * to stop.
 *
 * @param path the page's own, flags included: the server ignores flags from logged-out visitors, but the page still
 *   says why nothing was saved
 * @param maySave whether the viewer may save this person (canSave)
 */
export function decideFlags(page: PersonPageCore, path: string, maySave: boolean): FlagAnswer {
  const { details, flags } = page;
  const name = shortName(details.results.name.fullName);
  const isAllowed = (flag: StateFlag) => (flag === 'save_contact' ? maySave : page.isLoggedIn);
  const isRefused = !maySave && !details.personIsOnMyContactsList && wantsToSave(path);
  return {
    said: flags.outcomes
      .filter(({ flag }) => isAllowed(flag))
      .map(({ flag, isDone }) => ({ text: isDone ? WORDS[flag].done(name) : WORDS[flag].failed, isDone })),
    asks: flags.asks.filter((flag) => isAllowed(flag) || (flag === 'unmonitor' && details.isMonitoring)),
    lacksLookup: isRefused && !details.results.isDead && page.asksToLogIn === null && !page.isBot,
  };
}

function wantsToSave(path: string): boolean {
  const [, queryText] = path.split('?', 2);
  if (queryText === undefined) return false;
  const query = new URLSearchParams(queryText);
  return query.get('save_contact') === 'true' || questionsOf(query).includes('save_contact');
}
