import type { OriginContext } from '../context.ts';
import { nameOf, writeLog } from '../logging/write-log.ts';

/**
 * Does work that the answer does not depend on: after the answer if the runtime can wait for it, otherwise before. A
 * failure is logged and has no other effect.
 */
export async function besideAnswer(c: OriginContext, what: string, work: Promise<void>): Promise<void> {
  const done = work.catch((error: unknown) => {
    writeLog('work beside an answer failed', { what, error: nameOf(error) });
  });
  c.get('beside')?.push(done);
  const waitUntil = lifetimeOf(c);
  if (waitUntil === null) await done;
  else waitUntil(done);
}

/**
 * The same for work that exists only in some cases: it begins in a later task than the answer, so the answer's time does
 * not tell whether there was any.
 */
export async function afterAnswer(c: OriginContext, what: string, work: () => Promise<void>): Promise<void> {
  const begin = lifetimeOf(c) === null ? work() : new Promise((resolve) => setTimeout(resolve, 0)).then(work);
  await besideAnswer(c, what, begin);
}

/**
 * What keeps work alive after an answer; null if the origin runs outside workerd, as in its unit tests, where Hono
 * throws for what is missing.
 */
export function lifetimeOf(c: OriginContext): ((work: Promise<void>) => void) | null {
  try {
    const { executionCtx } = c;
    return (work) => executionCtx.waitUntil(work);
  } catch {
    return null;
  }
}
