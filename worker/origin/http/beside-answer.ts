import type { OriginContext } from '../context.ts';

/**
 * Lets something be done beside an answer that does not depend on it: after the answer where the runtime can wait for
 * it, else before. What fails is one line of the log and nothing more.
 */
export async function besideAnswer(c: OriginContext, what: string, work: Promise<void>): Promise<void> {
  const done = work.catch((error: unknown) => {
    const entry = { message: 'work beside an answer failed', trackingId: c.get('trackingId'), what };
    console.error(JSON.stringify({ ...entry, error: error instanceof Error ? error.name : 'unknown' }));
  });
  const waitUntil = lifetimeOf(c);
  if (waitUntil === null) await done;
  else waitUntil(done);
}

/** What keeps work alive after an answer; null where the origin runs outside workerd, as in its unit tests: Hono throws for what is not there. */
export function lifetimeOf(c: OriginContext): ((work: Promise<void>) => void) | null {
  try {
    const { executionCtx } = c;
    return (work) => executionCtx.waitUntil(work);
  } catch {
    return null;
  }
}
