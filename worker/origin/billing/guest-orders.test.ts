import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderAnswer } from '../../../shared/contract/billing.ts';
import { logInByLink, mailsTo, post } from '../../../tests/support/emailed-links.ts';
import { cookiesOf } from '../../../tests/support/origin-app.ts';
import { openShopOrigin, type ShopOrigin } from '../../../tests/support/shop-origin.ts';

const BUYER = 'buyer@example.com';
const KEY = 'key-of-the-form-1';
let shop: ShopOrigin;
let guest: string;
beforeEach(async () => {
  shop = await openShopOrigin();
  guest = await startPurchase();
});

const startPurchase = async (orderKey = KEY) =>
  cookiesOf(await post(shop.origin, '/api/auth/purchase', { email: BUYER, orderKey }));
const purchases = () => shop.sql('SELECT id, account_id FROM purchase');
const accountOf = async (email: string) => (await shop.sql(`SELECT id FROM account WHERE email = '${email}'`))[0]?.id;

describe('a guest’s order', () => {
  it('is paid, open in that browser, and its receipt goes to the address they gave', async () => {
    const { status, invoiceId } = await shop.order({}, { key: KEY, cookie: guest });
    expect(status).toBe('paid');
    expect(await shop.invoices(guest)).toMatchObject([{ id: invoiceId }]);
    expect((await mailsTo(shop.origin, BUYER)).map(({ kind }) => kind)).toEqual(['receipt']);
    const unlocked = await post(
      shop.origin,
      '/api/reports/submit-credits-payment-for-report',
      { wpId: shop.elise },
      guest,
    );
    expect(unlocked.status).toBe(200);
  });

  it('is one order if the form is sent again, by the session of the first answer or after it was lost', async () => {
    const typed = await shop.typeCard();
    const send = (cookie: string) => shop.order({ paymentMethodId: typed }, { key: KEY, cookie });
    const orders: OrderAnswer[] = await Promise.all([send(guest), send(guest), startPurchase().then(send)]);
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await purchases()).toHaveLength(1);
  });

  it('is still that order for the account that it became part of', async () => {
    const typed = await shop.typeCard();
    const first = await shop.order({ paymentMethodId: typed }, { key: KEY, cookie: guest });
    const cookie = cookiesOf(await logInByLink(shop.origin, BUYER));
    const again = await shop.order({ paymentMethodId: typed }, { key: KEY, cookie });
    expect(again.orderId).toBe(first.orderId);
    expect(await purchases()).toEqual([{ id: first.orderId, account_id: await accountOf(BUYER) }]);
  });

  it('is nobody else’s: the same key from another account or a new guest is refused, and charges nothing', async () => {
    await shop.order({}, { key: KEY, cookie: guest });
    await logInByLink(shop.origin, BUYER);
    const fresh = await startPurchase();
    expect((await shop.post({}, { key: KEY, cookie: fresh })).status).toBe(409);
    const anns = await shop.post({}, { key: KEY, cookie: shop.cookie });
    expect(anns.status).toBe(409);
    expect(await purchases()).toHaveLength(1);
  });

  it('keeps no card, even if asked to: the address may be mistyped', async () => {
    await shop.order({ keepsPaymentMethod: true }, { key: KEY, cookie: guest });
    expect(await shop.sql('SELECT * FROM payment_method')).toEqual([]);
  });
});
