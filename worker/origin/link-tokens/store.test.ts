import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount } from '../../../tests/fixtures/accounts-database.ts';
import { issueLinkToken } from '../../../tests/support/link-tokens.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { sweepStored } from '../retention/sweep-stored.ts';
import { consumeLinkToken, LINK_TOKEN_MS } from './store.ts';

const NOW = Date.UTC(2026, 10, 22);
const PURPOSE = { accountId: 'reader', personId: 'Pabcdefghijkl', act: 'monitor' } as const;
const ASKED = { accountId: 'reader', personId: 'Pabcdefghijkl', acts: ['monitor', 'view'] } as const;
let db: TestDatabase;

beforeEach(() => {
  db = openTestDatabase('accounts');
  for (const id of ['reader', 'other']) addAccount(db, { id, userType: 'free' });
});

const stored = async () => (await db.prepare('SELECT * FROM link_token').all<Record<string, unknown>>()).results;

describe("a link's token", () => {
  it('works once, for its own purpose, and is stored only as a hash', async () => {
    const token = await issueLinkToken(db, PURPOSE, NOW);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await stored())).not.toContain(token);
    expect(await consumeLinkToken(db, token, ASKED, NOW)).toBe('monitor');
    expect(await consumeLinkToken(db, token, ASKED, NOW)).toBeNull();
    expect(await stored()).toEqual([]);
  });

  it('works for nothing and nobody else, and such attempts do not use it up', async () => {
    const token = await issueLinkToken(db, PURPOSE, NOW);
    for (const other of [
      { accountId: 'other' },
      { personId: 'Pzzzzzzzzzzzz' },
      { acts: ['unmonitor', 'view'] as const },
    ])
      expect(await consumeLinkToken(db, token, { ...ASKED, ...other }, NOW)).toBeNull();
    expect(await consumeLinkToken(db, token, ASKED, NOW)).toBe('monitor');
  });

  it('may only open the page, and then carries out no flag', async () => {
    const token = await issueLinkToken(db, { ...PURPOSE, act: 'view' }, NOW);
    expect(await consumeLinkToken(db, token, { ...ASKED, acts: ['monitor'] }, NOW)).toBeNull();
    expect(await consumeLinkToken(db, token, ASKED, NOW)).toBe('view');
  });

  it('works for seven days', async () => {
    const token = await issueLinkToken(db, PURPOSE, NOW);
    expect(LINK_TOKEN_MS).toBe(7 * 24 * 60 * 60 * 1_000);
    expect(await consumeLinkToken(db, token, ASKED, NOW + LINK_TOKEN_MS)).toBeNull();
    expect(await consumeLinkToken(db, token, ASKED, NOW + LINK_TOKEN_MS - 1)).toBe('monitor');
  });

  it('succeeds once of many uses at the same moment', async () => {
    const token = await issueLinkToken(db, PURPOSE, NOW);
    const uses = await Promise.all(Array.from({ length: 50 }, () => consumeLinkToken(db, token, ASKED, NOW)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(db.roundTrips.count).toBe(51);
  });

  it('is not looked up if it cannot be one', async () => {
    for (const token of ['', 'short', `${'a'.repeat(42)}%`, 'a'.repeat(64)])
      expect(await consumeLinkToken(db, token, ASKED, NOW)).toBeNull();
    expect(db.roundTrips.count).toBe(0);
  });

  it('is deleted once it has expired, and with its account', async () => {
    await issueLinkToken(db, PURPOSE, NOW);
    await issueLinkToken(db, { ...PURPOSE, accountId: 'other' }, NOW + 1);
    await sweepStored(db, NOW + LINK_TOKEN_MS);
    expect(await stored()).toMatchObject([{ account_id: 'other' }]);
    db.exec(`DELETE FROM account WHERE id = 'other'`);
    expect(await stored()).toEqual([]);
  });
});
