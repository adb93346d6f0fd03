import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount, addCredit, addGuest, addPurchase } from '../../../tests/fixtures/accounts-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { parseSettings } from '../env.ts';
import { runScheduledJobs } from '../scheduled.ts';
import { listExpiring, remindOfCredits } from './remind-of-credits.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 12);
const END = NOW + 6 * DAY_MS;
let origin: TestOrigin;

beforeEach(() => {
  origin = openTestOrigin();
  addAccount(origin.accounts, { id: 'ann', userType: 'transactional credits' });
  addPurchase(origin.accounts, 'ann', { id: 'O1', personId: 'Pelise' });
});

const sql = async <T>(text: string) => (await origin.accounts.prepare(text).all<T>()).results;
const mails = () =>
  sql<{ recipient: string; subject: string; text: string; kind: string }>(
    "SELECT recipient, subject, text, kind FROM mail WHERE kind = 'credits-expiring' ORDER BY recipient",
  );
const run = (now = NOW) => remindOfCredits(origin.accounts, parseSettings(origin.bindings), now);

/** Credits of one purchase. */
async function addPack(
  ids: readonly string[],
  {
    account = 'ann',
    purchase = 'O1',
    expiresAt = END,
  }: { account?: string; purchase?: string; expiresAt?: number } = {},
): Promise<void> {
  for (const id of ids) addCredit(origin.accounts, account, { id, grantedAt: expiresAt - 30 * DAY_MS, expiresAt });
  await sql(`UPDATE background_credit SET purchase_id = '${purchase}' WHERE id IN (${ids.map((id) => `'${id}'`)})`);
}

describe('a reminder of credits', () => {
  it('goes out a week before they expire, once for all credits of a purchase, and names nobody', async () => {
    await addPack(['a', 'b', 'c'], { expiresAt: NOW + 8 * DAY_MS });
    await run();
    expect(await mails()).toEqual([]);
    await run(NOW + DAY_MS);
    expect(await mails()).toEqual([
      {
        kind: 'credits-expiring',
        recipient: 'ann@example.com',
        subject: '3 unused background credits at Porchlight, good until November 28, 2026',
        text: expect.stringContaining('http://localhost:8787/account/purchases'),
      },
    ]);
    expect(JSON.stringify(await mails())).not.toMatch(/elise|\/name\/|PL-2026/i);
    await run(NOW + DAY_MS);
    await run(NOW + 5 * DAY_MS);
    expect(await mails()).toHaveLength(1);
  });

  it('counts only those that are unused, and is not sent about used or expired ones', async () => {
    await addPack(['a', 'b']);
    await sql(`UPDATE background_credit SET used_at = ${NOW}, person_id = 'P1' WHERE id = 'a'`);
    await addPack(['gone'], { expiresAt: NOW - 1 });
    await run();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      '1 unused background credit at Porchlight, good until November 26, 2026',
    ]);
    await sql('DELETE FROM mail');
    await sql(`UPDATE background_credit SET reminded_at = NULL, used_at = ${NOW}, person_id = 'P1'`);
    await run();
    expect(await mails()).toEqual([]);
  });

  it('is one for each purchase, and goes to the address of a guest', async () => {
    addGuest(origin.accounts, { id: 'gil', email: 'gil@example.com', isBuyer: true });
    addPurchase(origin.accounts, 'ann', { id: 'O2' });
    addPurchase(origin.accounts, 'gil', { id: 'O3' });
    await addPack(['a', 'b']);
    await addPack(['c'], { purchase: 'O2' });
    await addPack(['d'], { account: 'gil', purchase: 'O3' });
    await run();
    expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual([
      'ann@example.com',
      'ann@example.com',
      'gil@example.com',
    ]);
  });

  it('is not sent about credits of a plan, which come with every period', async () => {
    await addPack(['a']);
    await sql("UPDATE purchase SET plan_action = 'renew', plan_id = 'L1'");
    await run();
    expect(await mails()).toEqual([]);
    expect(await listExpiring(origin.accounts, NOW)).toEqual([]);
  });

  it('is written once by two runs at the same time, and not if a credit has just been used', async () => {
    await addPack(['a', 'b']);
    await Promise.all([run(), run()]);
    expect(await mails()).toHaveLength(1);
    await sql('DELETE FROM mail');
    await sql('UPDATE background_credit SET reminded_at = NULL');
    const { accounts } = origin;
    const usedMeanwhile = {
      ...accounts,
      batch: async (statements: Parameters<typeof accounts.batch>[0]) => {
        await sql(`UPDATE background_credit SET used_at = ${NOW}, person_id = 'P1' WHERE id = 'a'`);
        return accounts.batch(statements);
      },
    };
    await remindOfCredits(usedMeanwhile as typeof accounts, parseSettings(origin.bindings), NOW);
    expect(await mails()).toEqual([]);
    await run();
    expect((await mails())[0]?.subject).toMatch(/^1 unused/);
  });

  it('is a scheduled job, whose mail leaves in the same run', async () => {
    await addPack(['a']);
    await runScheduledJobs(origin.bindings, NOW);
    expect(await sql('SELECT sent_at AS at FROM mail')).toEqual([{ at: NOW }]);
  });

  it('finds what is due by an index', async () => {
    const plans = await plansOfAll(origin.accounts, (db) => listExpiring(db, NOW));
    expect(fullReads(plans)).toEqual([]);
    expect(plans).toContainEqual(expect.stringMatching(/^SEARCH c USING INDEX background_credit_reminder/));
  });

  it('takes more than one page in a run', async () => {
    for (let at = 0; at < 150; at += 1)
      addCredit(origin.accounts, 'ann', { id: `c${at}`, grantedAt: at, expiresAt: END + at });
    await run();
    expect(await mails()).toHaveLength(150);
  });
});
