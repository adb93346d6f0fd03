import { describe, expect, it } from 'vitest';
import { attestationSchema } from '../../shared/contract/billing.ts';
import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import { PURPOSES } from '../../shared/forms/checkout-values.ts';
import { openShopOrigin } from '../support/shop-origin.ts';
import { forbiddenOffers } from './forbidden-purposes.ts';

describe('the purposes that a buyer can attest', () => {
  it('are a closed list without such a decision, and so are their names on the page', () => {
    expect(PURPOSES).toEqual(['reconnect', 'verify-contact', 'safety', 'own-record', 'dealing', 'other']);
    const names = Object.entries(checkoutCopy.attestation.purposes);
    expect(names.map(([purpose]) => purpose)).toEqual([...PURPOSES]);
    expect(names.flatMap(([, name]) => forbiddenOffers(name))).toEqual([]);
  });

  it.each(['tenant-screening', 'employment', 'credit', 'insurance', 'housing', '', 'Reconnect'])(
    'never include %j: an order with it is refused and changes nothing',
    async (purpose) => {
      const attestation = { purpose, textVersion: '2026-11' };
      expect(attestationSchema.safeParse(attestation).success).toBe(false);
      const shop = await openShopOrigin();
      const before = await shop.ledger();
      for (const productId of ['background-credit', 'premium-monthly', 'small-business', 'speed-search']) {
        const body = { productIds: [productId], attestation, renewal: { textVersion: '2026-11' } };
        expect((await shop.post(body)).status, productId).toBe(400);
      }
      expect(await shop.ledger()).toEqual(before);
    },
  );
});
