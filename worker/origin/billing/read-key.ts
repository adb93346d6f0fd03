import { orderCopy } from '../../../shared/copy/billing/order.ts';
import type { OriginContext } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';

/** The shape of an Idempotency-Key. */
const KEY_SHAPE = /^[\x21-\x7e]{8,200}$/;

/** @throws ProblemError 400: without a key, a lost response could mean paying twice */
export function readKey(c: OriginContext): string {
  const key = c.req.header('idempotency-key') ?? '';
  if (!KEY_SHAPE.test(key)) throw new ProblemError(400, orderCopy.noKey);
  return key;
}
