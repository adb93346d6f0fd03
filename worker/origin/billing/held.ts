import type { CallHandler } from '../http/serve-call.ts';
import { loadHeld } from './held-store.ts';
import { openBilling } from './open-billing.ts';
import type { Sold } from './same-purchase.ts';

/** GET /api/billing/held: what the viewer has of what a checkout is about to sell; null if it names nothing to sell. */
export const answerHeldPurchase: CallHandler<'heldPurchase'> = async (c, { query, viewer }) => {
  const sold = readSold(query);
  const held = sold && (await loadHeld(openBilling(c.get('settings'), c.env), viewer.id, sold, c.get('now')));
  return { held };
};

function readSold({ kind, personId, pnpId }: Parameters<typeof answerHeldPurchase>[1]['query']): Sold | null {
  if (kind === 'background-credits') return { kind: 'credits', personId: personId ?? null };
  if (kind === 'plan') return { kind };
  if (kind === 'property-report') return pnpId === undefined ? null : { kind: 'property', pnpId };
  return personId === undefined ? null : { kind: 'runner', personId, fips: null };
}
