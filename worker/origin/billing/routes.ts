import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import type { OriginContext } from '../context.ts';
import type { SqlDatabase } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { finishSettled } from './finish-settled.ts';
import { findInvoice, listInvoices } from './invoices-store.ts';
import { openBilling, openBillingFor } from './open-billing.ts';
import { describeMethod, findMethodOnFile } from './payment-method-store.ts';
import type { Charge, PaymentProvider } from './payment-provider.ts';
import { type OrderRequest, placeOrder } from './place-order.ts';
import { priceRequest } from './price-request.ts';
import { describeProduct, listProducts } from './products-store.ts';
import { readKey } from './read-key.ts';
import { keepSubject } from './receipt-subject.ts';
import { findTestMethod } from './test-provider.ts';

/** GET /api/products: what is for sale, how it can be paid, and what the viewer has on file. */
export const answerProducts: CallHandler<'products'> = async (c) => {
  const { quotas, seller } = c.get('settings');
  const { accounts, provider } = openBilling(c.get('settings'), c.env);
  const [products, viewer] = await Promise.all([listProducts(accounts), loadViewerAccount(c)]);
  const onFile = viewer && provider && (await findMethodOnFile(accounts, viewer.id, provider.name));
  return {
    paymentWay: provider?.way ?? 'none',
    products: products.map(describeProduct),
    fairUsePeople: quotas.planPersons,
    onFile: onFile && describeMethod(onFile),
    ...(seller === null ? {} : { seller }),
  };
};

/** POST /api/orders. A declined payment is a normal answer. */
export const answerOrder: CallHandler<'order'> = async (c, { body, viewer: buyer }) => {
  const { returnPath, funnel, buysAnother = false, ...ordered } = body;
  const { attestation, keepsPaymentMethod = false, paymentMethodId } = ordered;
  return place(c, {
    buyer,
    key: readKey(c),
    said: ['order', ordered],
    attestation,
    funnel,
    renewal: body.renewal,
    keepsMethod: keepsPaymentMethod,
    buysAnother,
    returnPath,
    price: () => priceRequest(c, buyer, ordered),
    method: (provider) => findMethod(c.env.ACCOUNTS, provider, buyer.id, paymentMethodId),
  });
};

/** POST /api/billing/purchase-credits: credits, paid with the method on file and nothing else. */
export const answerPurchaseCredits: CallHandler<'purchaseCredits'> = async (c, { body, viewer: buyer }) => {
  const { funnel, buysAnother = false, ...ordered } = body;
  const { productId, personId, attestation } = ordered;
  return place(c, {
    buyer,
    key: readKey(c),
    said: ['purchaseCredits', ordered],
    attestation,
    funnel,
    keepsMethod: false,
    buysAnother,
    returnPath: undefined,
    price: () => priceRequest(c, buyer, { productIds: [productId], personId }),
    method: async (provider) => {
      const onFile = await findMethodOnFile(c.env.ACCOUNTS, buyer.id, provider.name);
      if (onFile === null) throw new ProblemError(402, orderCopy.noMethodOnFile);
      return onFile;
    },
  });
};

async function place(c: OriginContext, request: OrderRequest) {
  const answer = await placeOrder(openBillingFor(c), request, c.get('now'));
  await finishSettled(c, answer);
  return answer;
}

/**
 * The payment method a buyer chose: theirs on file or, locally, one the test provider accepted.
 *
 * @returns null if none is chosen and the provider's own page asks for one
 * @throws ProblemError 409 for one that is unknown or somebody else's, 400 if one is required
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
  // Others know a kept method by its id on file.
  if (typed === null || typed.isKept) throw new ProblemError(409, orderCopy.unknownMethod);
  return { ref: paymentMethodId, customer: null };
}

/** GET /api/billing/invoices: the viewer's receipts, latest first. */
export const answerInvoices: CallHandler<'invoices'> = async (c, { viewer }) => {
  return listInvoices(openBilling(c.get('settings'), c.env), viewer.id, c.get('now'));
};

/** GET /api/billing/invoices/{id}: one of them. Somebody else's looks as if it did not exist. */
export const answerInvoice: CallHandler<'invoice'> = async (c, { params: { id }, viewer }) => {
  const invoice = await findInvoice(openBilling(c.get('settings'), c.env), viewer.id, id, c.get('now'));
  if (invoice === null) throw new ProblemError(404, orderCopy.unknownInvoice);
  return invoice;
};

/** POST /api/billing/invoice-about: whether the receipt keeps whom or which property it is about. */
export const answerKeepInvoiceAbout: CallHandler<'keepInvoiceAbout'> = async (c, { body, viewer }) => {
  const isFound = await keepSubject(c.env.ACCOUNTS, { accountId: viewer.id, receipt: body.id, isKept: body.isKept });
  if (!isFound) throw new ProblemError(404, orderCopy.unknownInvoice);
  return { isDone: true };
};
