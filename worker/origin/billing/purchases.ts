import type { CallHandler } from '../http/serve-call.ts';
import { openBilling } from './open-billing.ts';
import { listPurchases } from './purchases-store.ts';

/** GET /api/billing/purchases: what the viewer bought and can still use, for accounts and for guests who paid. */
export const answerPurchases: CallHandler<'purchases'> = async (c, { viewer }) =>
  listPurchases(openBilling(c.get('settings'), c.env), viewer.id, c.get('now'));
