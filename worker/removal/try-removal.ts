import { limitedText } from '../../shared/copy/account/wait.ts';
import { removalFormCopy } from '../../shared/copy/removal/removal-receipt.ts';
import { refusingBots } from '../account/refuse-bots.ts';
import { type Entry, type EntryRefused, tryEntry } from '../account/try-entry.ts';
import type { EdgeContext } from '../context.ts';
import { noteFailure } from '../failures/log.ts';
import type { OriginClient } from '../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../origin-client/errors.ts';

/**
 * Sends a form of a removal. It counts toward the limit of log-ins, as everything that sends mail or could be used to
 * guess a token. An origin that does not answer is a refusal for now (503), so that the form comes back as it was sent.
 *
 * @throws Refusal 403, with `botWords`, for whoever was taken for a bot; the origin's other refusals
 */
export async function tryRemoval<T>(
  c: EdgeContext,
  botWords: string,
  send: (client: OriginClient) => Promise<{ readonly data: T; readonly setCookies: readonly string[] }>,
): Promise<Entry<T>> {
  try {
    return await refusingBots(botWords, () => tryEntry(c, send));
  } catch (error) {
    if (!isOriginError(error) || (error instanceof OriginProblem && error.status < 500)) throw error;
    noteFailure(c, 'removal_not_sent', error);
    return { kind: 'refused', status: 503, waitSeconds: null, isLimit: false };
  }
}

/**
 * What a form says about a refusal for now; null if it was refused for good. `enough` is said of a limit of the origin's
 * own, which may last longer than a minute.
 */
export function removalRefusal(refused: EntryRefused, enough: string): string | null {
  if (refused.status === 503) return removalFormCopy.busy;
  if (refused.status !== 429) return null;
  return refused.isLimit ? limitedText(refused.waitSeconds) : enough;
}
