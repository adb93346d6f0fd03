import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderAnswer, ProductsAnswer } from '../../../shared/contract/billing.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { CARDS, openShopOrigin, SECURITY_CODE, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { sweepStored } from '../retention/sweep-stored.ts';

const DAY_MS = 86_400_000;
let shop: ShopOrigin;

beforeEach(async () => {
  shop = await openShopOrigin();
});

describe('of a card', () => {
  it('only brand, last four digits and expiry are stored, and only the address of a PayPal account [F3-26]', async () => {
    await shop.order({ keepsPaymentMethod: true });
    const body = JSON.stringify({ paypalEmail: 'ann@example.com' });
    const typed = await shop.origin.call('/api/dev/payment-methods', { method: 'POST', body });
    const { paymentMethodId } = typed.json<{ paymentMethodId: string }>();
    await shop.order({ paymentMethodId, buysAnother: true });
    const tables = await shop.sql("SELECT name FROM sqlite_master WHERE type = 'table'");
    const rows = await Promise.all(tables.map(({ name }) => shop.sql(`SELECT * FROM ${name}`)));
    const kept = JSON.stringify(rows);
    expect(kept).toContain('4242');
    expect(kept).not.toMatch(/4242\D?4242/);
    expect(kept).not.toContain(`"${SECURITY_CODE}"`);
    const payers = await shop.sql('SELECT payer FROM purchase ORDER BY created_at, id');
    expect(payers.map(({ payer }) => JSON.parse(String(payer)))).toEqual(
      expect.arrayContaining([
        { cardType: 'Visa', cardNumber: '4242', expiresAt: '2031-04' },
        { paypalInfo: { email: 'ann@example.com' } },
      ]),
    );
  });
});

describe('a typed-in method', () => {
  it('is the same one if typed again, and is deleted after a day unless it is kept', async () => {
    const id = await shop.typeCard();
    expect(await shop.typeCard()).toBe(id);
    await shop.order({ keepsPaymentMethod: true });
    await shop.sql(`UPDATE test_payment_method SET taken_at = taken_at - ${DAY_MS} - 60000`);
    await shop.typeCard(CARDS.declined);
    await sweepStored(shop.origin.accounts, Date.now());
    expect(await shop.sql('SELECT outcome, taken_at IS NULL AS kept FROM test_payment_method ORDER BY kept')).toEqual([
      { outcome: 'declined', kept: 0 },
      { outcome: 'succeeds', kept: 1 },
    ]);
  });

  it('is refused with a sentence if it cannot be valid', async () => {
    const body = JSON.stringify({ cardNumber: '4242424242424241', expiresAt: '2031-04', securityCode: SECURITY_CODE });
    const answer = await shop.origin.call('/api/dev/payment-methods', { method: 'POST', body });
    expect([answer.status, answer.json<{ title: string }>().title]).toEqual([400, 'This is not a valid card number']);
    expect(answer.text).not.toContain('4242');
  });
});

describe('the payment method on file', () => {
  it('is kept on request, shown to its owner, and pays for credits', async () => {
    expect((await shop.buyCredits()).status).toBe(402);
    await shop.order();
    expect((await shop.buyCredits()).status).toBe(402);
    await shop.order({ keepsPaymentMethod: true, buysAnother: true });
    const { onFile } = (await shop.origin.call('/api/products', { cookie: shop.cookie })).json<ProductsAnswer>();
    expect(onFile).toMatchObject({ cardType: 'Visa', cardNumber: '4242', expiresAt: '2031-04' });
    const bought = (await shop.buyCredits({ buysAnother: true })).json<OrderAnswer>();
    expect(bought).toMatchObject({ status: 'paid', total: 29.99 });
    expect((await shop.buyCredits({ buysAnother: true })).json<OrderAnswer>()).toEqual(bought);
    expect(await shop.user()).toMatchObject({ backgroundCreditsCount: 5 });
    const again = await shop.order({ paymentMethodId: onFile?.paymentMethodId, buysAnother: true });
    expect(again.status).toBe('paid');
  });

  it('pays for nothing but credits', async () => {
    await shop.order({ keepsPaymentMethod: true });
    for (const productId of ['property-report', 'court-runner']) {
      const answer = await shop.buyCredits({ productId });
      expect([productId, answer.status]).toEqual([productId, 400]);
    }
  });

  it('of one account is unknown to another, and so is the provider’s id for it', async () => {
    await shop.order({ keepsPaymentMethod: true });
    const [kept] = await shop.sql('SELECT id, provider_ref FROM payment_method');
    addAccount(shop.origin.accounts, { id: 'bob', userType: 'free' });
    const bob = `session=${await addSession(shop.origin.accounts, 'bob')}`;
    const before = await shop.ledger();
    for (const paymentMethodId of [kept?.id, kept?.provider_ref])
      expect((await shop.post({ paymentMethodId }, { cookie: bob })).status).toBe(409);
    expect(await shop.ledger()).toEqual(before);
    expect((await shop.origin.call('/api/products', { cookie: bob })).json<ProductsAnswer>().onFile).toBeNull();
  });

  it('that fails at renewal pays now and fails later', async () => {
    const paymentMethodId = await shop.typeCard(CARDS.failsAtRenewal);
    expect((await shop.order({ paymentMethodId, keepsPaymentMethod: true })).status).toBe('paid');
    const later = await shop.buyCredits({ buysAnother: true });
    expect(later.json<OrderAnswer>()).toMatchObject({ status: 'declined', invoiceId: null });
  });
});
