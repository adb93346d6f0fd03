import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { findInvoice, listInvoices } from './invoices-store.ts';
import { openBilling } from './open-billing.ts';

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
