import { calls } from '../../../shared/contract/calls.ts';
import { PROBLEM_CONTENT_TYPE, problem } from '../../../shared/contract/transport/problem.ts';
import type { EdgeContext } from '../../context.ts';

/** POST /internal/purge: in the call table, but nothing is cached yet that could be purged. */
export function purge(c: EdgeContext): Response {
  const detail = `This call opens with: ${calls.purge.opensWith}`;
  const body = problem(501, 'Not open yet', { detail, trackingId: c.get('trackingId') });
  return c.body(JSON.stringify(body), 501, { 'Content-Type': PROBLEM_CONTENT_TYPE });
}
