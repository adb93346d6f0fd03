import { findFreePort } from './port.ts';

/** Another program takes a port that was free a moment ago about once in a hundred starts. */
const TRIES = 5;

/**
 * Starts something on this port; for 0, on any free one, and on another if that is taken before the start gets to it.
 *
 * @throws what the start throws
 */
export async function withFreePort<T>(port: number, start: (port: number) => Promise<T>): Promise<T> {
  if (port !== 0) return start(port);
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(await findFreePort());
    } catch (error) {
      if (tries === TRIES || !isTaken(error)) throw error;
    }
  }
}

/** Miniflare's own code. */
const isTaken = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'ERR_ADDRESS_IN_USE';
