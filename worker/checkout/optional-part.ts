import type { EdgeContext } from '../context.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { isOriginError, isUnknownCall } from '../origin-client/errors.ts';

/** A part that a checkout can do without: null if the origin does not answer, so that the form stands all the same. */
export async function optionalPart<T>(c: EdgeContext, part: string, load: Promise<T>): Promise<T | null> {
  try {
    return await load;
  } catch (error) {
    if (!isOriginError(error)) throw error;
    // An origin that has no such call is not at fault.
    if (!isUnknownCall(error)) logEvent(c, 'checkout_part_missing', { part, message: messageOf(error) });
    return null;
  }
}
