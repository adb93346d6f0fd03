import type { MiddlewareHandler } from 'hono';
import { type EdgeContext, type EdgeEnv, isRealView } from '../context.ts';
import { readSignedCookie, writeSignedCookie } from '../cookies/signed-cookie.ts';

/**
 * Recognizes a human visitor by a random number that we signed, whatever they consented to: the quota needs it, and
 * only those who may be measured are also assigned variants by it (experiments). It is set with a page that was shown.
 * A valid one is kept, a missing or forged one replaced, and one signed with the previous secret signed again.
 */
export const visitor = (): MiddlewareHandler<EdgeEnv> =>
  async function visitor(c, next) {
    if (c.get('botClass') !== 'human') return next();
    const known = await readVisitor(c);
    const id = known?.value ?? (isRealView(c) ? crypto.randomUUID() : null);
    c.set('visitorId', id);
    c.set('isNewVisitor', known === null && id !== null);
    await next();
    const isWritten = id === null || known?.isCurrent === true;
    if (!isWritten && isRealView(c) && c.res.status === 200) await writeSignedCookie(c, 'visitor_id', id);
  };

/**
 * The same for a call that a script makes, which sets no cookie: whoever has no id yet counts with their network alone.
 */
export async function recognizeVisitor(c: EdgeContext): Promise<void> {
  if (c.get('botClass') === 'human') c.set('visitorId', (await readVisitor(c))?.value ?? null);
}

const readVisitor = (c: EdgeContext) => readSignedCookie(c, 'visitor_id');
