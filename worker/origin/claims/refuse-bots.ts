import type { OriginContext } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';

/** @throws ProblemError 403: a claim is for people only */
export function refuseBots(c: OriginContext): void {
  if (c.get('envelope').botClass !== 'human') throw new ProblemError(403, 'Only for people');
}
