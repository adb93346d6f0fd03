import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRICE_TEXTS } from '../../../shared/copy/billing/price-lines.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { OriginEnv } from '../context.ts';
import type { OriginSettings } from '../env.ts';
import { loadRegistry, REGISTRY_FRESH_MS, REGISTRY_RETRY_MS, REGISTRY_TIMEOUT_MS, readRegistry } from './store.ts';

/** Long enough ago for every step of a test, in milliseconds since 1970. */
const START = 1_000_000;
let db: TestDatabase;
const logged: string[] = [];
let takesPayments: boolean;
/** what the page of the latest request could offer; null: the catalogue was not read */
let sold: readonly string[] | null;
beforeEach(() => {
  takesPayments = true;
  db = openTestDatabase('accounts');
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => logged.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Work the runtime was asked to finish after the responses. */
const behind: Promise<unknown>[] = [];
const context = {
  waitUntil: (work: Promise<unknown>) => void behind.push(work),
  passThroughOnException() {},
  props: {},
};
const app = new Hono<OriginEnv>().get('/:now', async (c) => {
  c.set('now', Number(c.req.param('now')));
  // Who takes the money, as far as it matters here.
  c.set('settings', { isLocal: takesPayments, stripe: null } as OriginSettings);
  const registry = await loadRegistry(c);
  sold = registry?.products.filter(({ isSold }) => isSold).map(({ productId }) => productId) ?? null;
  return c.json(registry?.sets.get('default')?.get('phones')?.[0]?.text ?? null);
});
/** The text of one slot on a page this long after the start; null: the page uses the fixed set. */
const phonesAt = async (after: number): Promise<string | null> =>
  (await app.request(`/${START + after}`, {}, { ACCOUNTS: db }, context)).json();
const catchUp = () => Promise.all(behind.splice(0));
const write = (text: string) => db.exec(`UPDATE call_to_action SET text = '${text}' WHERE slot = 'phones'`);
const failures = () => logged.filter((line) => line.includes('registry failed'));

/** Database reads that end when the test says so, in the order in which they began. */
function holdReads() {
  const { batch } = db;
  const held: { answer(): void; fail(): void }[] = [];
  const mock = vi.spyOn(db, 'batch').mockImplementation(async (statements) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    held.push({ answer: resolve, fail: () => reject(new Error('gone')) });
    // The contents of the tables when the read begins.
    const rows = await batch.call(db, statements);
    await promise;
    return rows as never;
  });
  return { held, began: (count: number) => vi.waitFor(() => expect(mock).toHaveBeenCalledTimes(count)) };
}

describe("an isolate's registry", () => {
  it('makes its first pages wait, all for one read', async () => {
    const { held, began } = holdReads();
    const pages = [phonesAt(0), phonesAt(1), phonesAt(2)];
    await began(1);
    held[0]?.answer();
    expect(await Promise.all(pages)).toEqual(Array(3).fill('View Phone Numbers'));
    expect(held).toHaveLength(1);
  });

  it('is reloaded in the background once it is a minute old, one read at a time, and no page waits', async () => {
    await phonesAt(0);
    write('See them');
    const { held } = holdReads();
    expect(await phonesAt(REGISTRY_FRESH_MS - 1)).toBe('View Phone Numbers');
    expect(held).toHaveLength(0);
    expect(await phonesAt(REGISTRY_FRESH_MS)).toBe('View Phone Numbers');
    expect(await phonesAt(REGISTRY_FRESH_MS + 1)).toBe('View Phone Numbers');
    expect(held).toHaveLength(1);
    held[0]?.answer();
    await catchUp();
    expect(await phonesAt(REGISTRY_FRESH_MS + 2)).toBe('See them');
    expect(held).toHaveLength(1);
  });

  it('stays as it was if a read fails, which is logged, and is read again a little later', async () => {
    await phonesAt(0);
    db.exec('ALTER TABLE call_to_action RENAME TO moved');
    await phonesAt(REGISTRY_FRESH_MS);
    await catchUp();
    expect(await phonesAt(REGISTRY_FRESH_MS + REGISTRY_RETRY_MS - 1)).toBe('View Phone Numbers');
    expect(failures()).toHaveLength(1);
    db.exec('ALTER TABLE moved RENAME TO call_to_action');
    write('See them');
    await phonesAt(REGISTRY_FRESH_MS + REGISTRY_RETRY_MS);
    await catchUp();
    expect(await phonesAt(REGISTRY_FRESH_MS + REGISTRY_RETRY_MS)).toBe('See them');
    expect(failures()).toHaveLength(1);
  });

  it('keeps the newer of two reads, however late the older one answers or fails', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await phonesAt(0);
    const { held } = holdReads();
    const broken = REGISTRY_FRESH_MS;
    await phonesAt(broken);
    write('See them');
    // The first of the two reads never finished: its request was canceled.
    const again = broken + REGISTRY_TIMEOUT_MS + 1;
    await phonesAt(again);
    expect(held).toHaveLength(2);
    held[1]?.answer();
    await behind[behind.length - 1];
    held[0]?.answer();
    await catchUp();
    expect(await phonesAt(again + 1)).toBe('See them');

    write('Look');
    const later = again + REGISTRY_FRESH_MS;
    await phonesAt(later);
    await phonesAt(later + REGISTRY_TIMEOUT_MS + 1);
    held[3]?.answer();
    await behind[behind.length - 1];
    held[2]?.fail();
    await catchUp();
    expect(await phonesAt(later + REGISTRY_FRESH_MS)).toBe('Look');
    expect(held).toHaveLength(4);
  });

  it('is kept even if it arrived late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { held } = holdReads();
    const page = phonesAt(0);
    while (held.length === 0) await Promise.resolve();
    await vi.advanceTimersByTimeAsync(REGISTRY_TIMEOUT_MS);
    expect(await page).toBeNull();
    await catchUp();
    expect(failures()[0]).toContain('took too long');
    held[0]?.answer();
    for (let turns = 0; turns < 20; turns++) await Promise.resolve();
    expect(await phonesAt(1)).toBe('View Phone Numbers');
  });
});

it('a name that no call can request drops its rows, and the others remain', async () => {
  db.exec(`INSERT INTO late_template (name, template) VALUES ('a name', 'See {records}');
    UPDATE call_to_action SET late_template = 'a name' WHERE slot = 'phones' AND rank = 1`);
  expect(await phonesAt(0)).toBe('View Phone Numbers');
  expect(logged.filter((line) => line.includes('default phones 1') && line.includes('late_template'))).toHaveLength(1);
  expect(logged.filter((line) => line.includes('late template a name'))).toHaveLength(1);
  expect(failures()).toEqual([]);
});

describe('prices', () => {
  const none = () => {};

  it('come from the catalogue, at the same moment as the texts', async () => {
    db.exec(`UPDATE product SET price_cents = 1234 WHERE id = 'background-credit'`);
    const { products, priceTexts } = await readRegistry(db, none);
    expect(products.find(({ productId }) => productId === 'background-credit')).toMatchObject({
      price: 12.34,
      isSold: true,
    });
    expect(products.find(({ productId }) => productId === 'PRODUCT_20_LOOKUPS_MONTHLY_MOBILE')?.isSold).toBe(false);
    expect(priceTexts).toEqual(PRICE_TEXTS);
  });

  it('are worded by the table; a row with an amount in it is left out, and the released words stay', async () => {
    db.exec(`UPDATE price_line SET whole_text = 'a report, {price}' WHERE sold = 'report';
      UPDATE price_line SET whole_text = 'only $1' WHERE sold = 'property';
      DELETE FROM price_line WHERE sold = 'premium'`);
    const leftOut: string[] = [];
    const { priceTexts } = await readRegistry(db, ({ row, fault }) => leftOut.push(`${row} ${fault}`));
    expect(priceTexts.report).toEqual({ short: '{price}', whole: 'a report, {price}' });
    expect([priceTexts.property, priceTexts.premium]).toEqual([PRICE_TEXTS.property, PRICE_TEXTS.premium]);
    expect(leftOut).toEqual([expect.stringContaining('price line property')]);
  });

  it('exist only where somebody takes payments', async () => {
    await phonesAt(0);
    expect(sold).toContain('background-credit');
    db = openTestDatabase('accounts');
    takesPayments = false;
    await phonesAt(0);
    expect(sold).toEqual([]);
  });
});
