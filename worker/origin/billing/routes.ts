import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import type { OriginContext } from '../context.ts';
import type { SqlDatabase } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { sendQueuedMail } from '../mail/queue.ts';
import { findInvoice, listInvoices } from './invoices-store.ts';
import { openBilling } from './open-billing.ts';
import { describeOrderToBuyer, loadOrder } from './orders-store.ts';
import { describeMethod, findMethodOnFile } from './payment-method-store.ts';
import type { Charge, PaymentProvider } from './payment-provider.ts';
import { askPendingOrder } from './pending-orders.ts';
import { takeLook } from './pending-orders-store.ts';
import { type OrderRequest, placeOrder } from './place-order.ts';
import { priceRequest } from './price-request.ts';
import { describeProduct, listProducts } from './products-store.ts';
import { findTestMethod } from './test-provider.ts';

/** Characters of an Idempotency-Key. */
const KEY_SHAPE = /^[\x21-\x7e]{8,200}$/;

/** GET /api/products: what is for sale, how it can be paid, and what whoever asks has on file. */
export const answerProducts: CallHandler<'products'> = async (c) => {
  const { accounts, provider } = openBilling(c.get('settings'), c.env);
  const [products, viewer] = await Promise.all([listProducts(accounts), loadViewerAccount(c)]);
  const onFile = viewer && provider && (await findMethodOnFile(accounts, viewer.id, provider.name));
  return {
    paymentWay: provider?.way ?? 'none',
    products: products.map(describeProduct),
    onFile: onFile && describeMethod(onFile),
  };
};

/** POST /api/orders. A declined payment is an answer. */
export const answerOrder: CallHandler<'order'> = async (c, { body, viewer: buyer }) => {
  const { returnPath, funnel, ...ordered } = body;
  const { attestation, keepsPaymentMethod = false, paymentMethodId } = ordered;
  return place(c, {
    buyer,
    key: readKey(c),
    said: ['order', ordered],
    attestation,
    funnel,
    keepsMethod: keepsPaymentMethod,
    returnPath,
    price: () => priceRequest(c, buyer.id, ordered),
    method: (provider) => findMethod(c.env.ACCOUNTS, provider, buyer.id, paymentMethodId),
  });
};

/** POST /api/billing/purchase-credits: credits, paid with what is on file and nothing else. */
export const answerPurchaseCredits: CallHandler<'purchaseCredits'> = async (c, { body, viewer: buyer }) => {
  const { funnel, ...ordered } = body;
  const { productId, personId, attestation } = ordered;
  return place(c, {
    buyer,
    key: readKey(c),
    said: ['purchaseCredits', ordered],
    attestation,
    funnel,
    keepsMethod: false,
    returnPath: undefined,
    price: () => priceRequest(c, buyer.id, { productIds: [productId], personId }),
    method: async (provider) => {
      const onFile = await findMethodOnFile(c.env.ACCOUNTS, buyer.id, provider.name);
      if (onFile === null) throw new ProblemError(402, orderCopy.noMethodOnFile);
      return onFile;
    },
  });
};

/** GET /api/orders/{orderId}: for its buyer alone. What is pending is asked for at the provider, once in a while. */
export const answerOrderStatus: CallHandler<'orderStatus'> = async (c, { params: { orderId }, viewer }) => {
  const billing = openBilling(c.get('settings'), c.env);
  const order = await loadOrder(billing.accounts, orderId);
  if (order === null || order.accountId !== viewer.id) throw new ProblemError(404, orderCopy.unknownOrder);
  if (order.status !== 'pending' || !(await takeLook(billing.accounts, orderId, c.get('now'))))
    return describeOrderToBuyer(order);
  const asked = await askPendingOrder(billing, order, c.get('now'));
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return describeOrderToBuyer(asked);
};

async function place(c: OriginContext, request: OrderRequest) {
  const answer = await placeOrder(openBilling(c.get('settings'), c.env), request, c.get('now'));
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return answer;
}

/** @throws ProblemError 400: without a key a lost answer would be paid twice */
function readKey(c: OriginContext): string {
  const key = c.req.header('idempotency-key') ?? '';
  if (!KEY_SHAPE.test(key)) throw new ProblemError(400, orderCopy.noKey);
  return key;
}

/**
 * The payment method that a buyer names: their own on file, or locally one that the test provider took.
 *
 * @returns null where none is named and the provider's own page asks for one.
 * @throws ProblemError 409 for one that is unknown or somebody else's, 400 where one has to be named
 */
async function findMethod(
  db: SqlDatabase,
  provider: PaymentProvider,
  accountId: string,
  paymentMethodId: string | undefined,
): Promise<Charge['method']> {
  if (paymentMethodId === undefined) {
    if (provider.way === 'hosted-page') return null;
    throw new ProblemError(400, orderCopy.methodNeeded);
  }
  const onFile = await findMethodOnFile(db, accountId, provider.name);
  if (onFile?.id === paymentMethodId) return onFile;
  const typed = provider.name === 'test' ? await findTestMethod(db, paymentMethodId) : null;
  // One that is kept is known to others by the id it has on file.
  if (typed === null || typed.isKept) throw new ProblemError(409, orderCopy.unknownMethod);
  return { ref: paymentMethodId, customer: null };
}

/** GET /api/billing/invoices: receipts of whoever asks, the latest first. */
export const answerInvoices: CallHandler<'invoices'> = async (c, { viewer }) => {
  return listInvoices(openBilling(c.get('settings'), c.env), viewer.id, c.get('now'));
};

/** GET /api/billing/invoices/{id}: one of them. Somebody else's is as unknown as one that does not exist. */
export const answerInvoice: CallHandler<'invoice'> = async (c, { params: { id }, viewer }) => {
  const invoice = await findInvoice(openBilling(c.get('settings'), c.env), viewer.id, id, c.get('now'));
  if (invoice === null) throw new ProblemError(404, orderCopy.unknownInvoice);
  return invoice;
};
