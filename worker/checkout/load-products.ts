import type { ProductsAnswer } from '../../shared/contract/billing.ts';
import type { EdgeContext } from '../context.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';

/**
 * What is for sale, and how it is paid. The form for cards belongs to the shop of a local run, where nothing is really
 * charged: elsewhere it is no way to pay, so that no page takes the number of a real card or says that it costs nothing.
 */
export async function loadProducts(c: EdgeContext): Promise<ProductsAnswer> {
  const answer = await createOriginClient(c).get('products', {});
  return answer.paymentWay === 'card-form' && !c.var.settings.isLocal ? { ...answer, paymentWay: 'none' } : answer;
}
