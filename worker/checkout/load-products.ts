import type { ProductsAnswer } from '../../shared/contract/billing.ts';
import type { EdgeContext } from '../context.ts';
import { createOriginClient, type OriginClientOptions } from '../origin-client/create-origin-client.ts';

/**
 * What is for sale, and how to pay. The card form belongs to the local shop, where nothing is really charged. Anywhere
 * else it is not offered, so no page takes a real card number or claims to be free.
 */
export async function loadProducts(
  c: EdgeContext,
  options?: Pick<OriginClientOptions, 'session' | 'timeoutMs'>,
): Promise<ProductsAnswer> {
  const answer = await createOriginClient(c, options).get('products', {});
  return answer.paymentWay === 'card-form' && !c.get('settings').isLocal ? { ...answer, paymentWay: 'none' } : answer;
}
