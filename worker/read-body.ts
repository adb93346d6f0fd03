import { BODY_TIMEOUT_MS, readBodyText } from '../shared/http/read-body.ts';
import { Refusal } from './errors.ts';

/**
 * Reads a body of at most `maxBytes` as text; null when it is longer.
 *
 * @throws Refusal 408 when it has not arrived whole in time.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  timeoutMs: number = BODY_TIMEOUT_MS,
): Promise<string | null> {
  const body = await readBodyText(request, maxBytes, timeoutMs);
  if (body.kind === 'too-slow') throw new Refusal(408, 'The request took too long to arrive');
  return body.kind === 'text' ? body.text : null;
}
