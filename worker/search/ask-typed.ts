import type { TypedAnswer } from '../../shared/contract/finding/typed.ts';
import type { EdgeContext } from '../context.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { EnvelopeRefused } from '../origin-client/errors.ts';

/**
 * What a line means by the gazetteer and the names on record; null if the origin cannot say, so that the caller goes by
 * the line's shape. Past a daily limit, the page it leads to says so.
 *
 * @throws only EnvelopeRefused: a misconfigured site must not look like a working one
 */
export async function askTyped(c: EdgeContext, line: string, location: string): Promise<TypedAnswer | null> {
  try {
    const beside = location === '' ? {} : { location };
    const answer = await createOriginClient(c).get('readTyped', { q: line, ...beside });
    return answer.readings.length === 0 ? null : answer;
  } catch (error) {
    if (error instanceof EnvelopeRefused) throw error;
    logEvent(c, 'typed_unread', { message: messageOf(error) });
    return null;
  }
}
