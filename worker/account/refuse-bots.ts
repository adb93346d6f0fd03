import { Refusal } from '../failures/errors.ts';
import { OriginProblem } from '../origin-client/errors.ts';

/**
 * What the origin does for people only.
 *
 * @throws Refusal 403, with these words for whoever was taken for a bot
 */
export async function refusingBots<T>(words: string, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof OriginProblem && error.status === 403) throw new Refusal(403, words);
    throw error;
  }
}
