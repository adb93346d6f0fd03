import { beforeEach, describe, expect, it } from 'vitest';
import { addReport } from '../../../tests/fixtures/accounts-database.ts';
import { openShopOrigin, runnerOrder, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { parseSettings } from '../env.ts';
import { openBilling } from './open-billing.ts';
import { carryOutRefunds, refundStatements } from './refunds.ts';

let shop: ShopOrigin;

beforeEach(async () => {
  shop = await openShopOrigin();
});

const textOf = async (kind: string) => {
  const [mail] = await shop.sql(`SELECT text FROM mail WHERE kind = '${kind}'`);
  return String(mail?.text);
};
const dayText = (at: number) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

describe('the mail of a receipt', () => {
  it('says until when the report is open that was paid for, and names nobody', async () => {
    const { invoiceId } = await shop.order({ personId: shop.elise });
    const [receipt] = await shop.invoices();
    const text = await textOf('receipt');
    expect(text).toContain(`Your report is open until ${dayText(receipt?.openUntil ?? 0)}.`);
    expect(text).toContain(`http://localhost:8787/billing/invoices/${invoiceId}`);
    expect(text).not.toMatch(/Elise|Navarro|credits expire|\/name\//);
  });

  it('says that a pack of credits is reminded of, and that no tax was charged', async () => {
    await shop.order({ productIds: ['background-credits-3'] });
    const text = await textOf('receipt');
    expect(text).toMatch(/Unused credits expire on \w+ \d+, \d{4}\. We email you 7 days before\./);
    expect(text).toContain('This was charged once and does not renew. No sales tax was charged.');
  });

  it('says who sells, what the statement will say, and until when and how to get the money back', async () => {
    await shop.order();
    const until = dayText(((await shop.invoices())[0]?.at ?? 0) + 14 * 86_400_000);
    expect(await textOf('receipt')).toContain(
      `Sold by Porchlight (local run), 100 Example Way, Portland, OR 97201. Your card statement will say PORCHLIGHT. You can ask for your money back until ${until}. Questions or a refund: help@example.com`,
    );
  });

  it('does not offer the money back for a visit to a courthouse, nor does its receipt', async () => {
    addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + 86_400_000);
    await shop.order(runnerOrder(shop.elise, '41051'));
    const text = await textOf('receipt');
    expect(text).toContain('Questions or a refund: help@example.com');
    expect(text).not.toContain('money back');
    expect((await shop.invoices())[0]?.seller).toMatchObject({ supportEmail: 'help@example.com', refundDays: null });
  });

  it('of a refund names the seller, and says nothing more about getting money back', async () => {
    const { orderId } = await shop.order();
    const { accounts, bindings } = { ...shop.origin };
    const refund = { purchaseId: orderId, amountCents: 1_499, reason: 'It could no longer be opened' };
    await accounts.batch(refundStatements(accounts, refund, Date.now()));
    await carryOutRefunds(openBilling(parseSettings(bindings), bindings), Date.now());
    const text = await textOf('refund');
    expect(text).toContain('Why: It could no longer be opened');
    expect(text).toMatch(
      /Sold by Porchlight \(local run\), 100 Example Way, Portland, OR 97201\. Questions: help@example\.com$/,
    );
    expect(text).not.toContain('money back');
  });

  it('leaves out what the operator has not said', async () => {
    const silent = await openShopOrigin();
    const bindings = silent.origin.bindings as { SELLER?: string };
    bindings.SELLER = '{"name": "Porchlight Directory, Inc."}';
    await silent.order();
    const [mail] = await silent.sql("SELECT text FROM mail WHERE kind = 'receipt'");
    expect(mail?.text).toMatch(/\n\nSold by Porchlight Directory, Inc\.$/);
  });
});
