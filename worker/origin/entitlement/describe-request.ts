import type { OriginContext } from '../context.ts';
import type { EntitlementRequest } from './rules.ts';

/** What of a request decides whether it may count. */
export function describeRequest(c: OriginContext, isStub: boolean): EntitlementRequest {
  const { botClass, isHead, isPrefetch } = c.get('envelope');
  return { botClass, isHead: isHead || c.req.method === 'HEAD', isPrefetch, isStub };
}
