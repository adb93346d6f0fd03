import { BodyReader } from './body-reader.ts';

/**
 * Reads a response body as text, '' if it has none; null if it is longer than `maxBytes`, in which case reading stops.
 *
 * @throws if the body breaks off or the signal aborts
 */
export async function readWithin(response: Response, maxBytes: number, signal: AbortSignal): Promise<string | null> {
  if (response.body === null) return '';
  const reader = new BodyReader(response.body, maxBytes);
  return (await reader.readUntil(() => false, signal)) ? reader.text() : null;
}
