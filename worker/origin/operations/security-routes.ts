import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { writeSecurityCounts } from './security-log.ts';
import { addSecurityCounts, loadSecurityCounts } from './security-store.ts';

/** POST /api/security-counts: what an isolate of the edge counted, every few seconds at most. */
export const answerCountSecurity: CallHandler<'countSecurity'> = async (c, { body }) => {
  await addSecurityCounts(c.env.ACCOUNTS, body.counts, c.get('now'));
  return { isDone: true };
};

/** GET /api/dev/security: what both workers counted, locally; elsewhere it is read in the database. */
export const answerSecurityCounts: CallHandler<'securityCounts'> = async (c) => {
  if (!c.get('settings').isLocal) throw new ProblemError(404, 'Not found');
  await writeSecurityCounts(c);
  return loadSecurityCounts(c.env.ACCOUNTS, c.get('now'));
};
