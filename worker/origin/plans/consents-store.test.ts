import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import { sweepStored } from '../retention/sweep-stored.ts';
import { endConsentsStatement } from './consents-store.ts';

const NOW = 1_790_000_000_000;
const DAY = 86_400_000;
const YEAR = 365.25 * DAY;

it('agreements to renewal are kept for 3 years, or a year after the plan ended, whichever is later', async () => {
  const db = openTestDatabase('accounts');
  const consent = { product_id: 'premium-monthly', price_cents: 999, period: 'month', text_version: '2026-11' };
  const agree = (id: string, consented_at: number) =>
    db.insert('renewal_consent', { ...consent, id, plan_id: id, action: 'start', consented_at });
  agree('goes on', NOW - 9 * YEAR);
  agree('of long ago', NOW - 4 * YEAR);
  agree('of last year', NOW - YEAR);
  await endConsentsStatement(db, { sql: "VALUES ('of long ago'), ('of last year')", values: [] }, NOW).run();
  const left = async (now: number) => {
    await sweepStored(db, now);
    const { results } = await db.prepare('SELECT id FROM renewal_consent ORDER BY 1').all<{ id: string }>();
    return results.map(({ id }) => id);
  };
  expect(await left(NOW + 365 * DAY)).toEqual(['goes on', 'of last year', 'of long ago']);
  expect(await left(NOW + 367 * DAY)).toEqual(['goes on', 'of last year']);
  expect(await left(NOW + 2 * YEAR)).toEqual(['goes on', 'of last year']);
  expect(await left(NOW + 2 * YEAR + 2 * DAY)).toEqual(['goes on']);
});
