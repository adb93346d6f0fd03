import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxMail } from '../../../shared/contract/operations/mail.ts';
import { addAccount, addSession, cheapHash } from '../../../tests/fixtures/accounts-database.ts';
import { fillAccount, tablesOfAccounts } from '../../../tests/fixtures/full-account.ts';
import { addPerson, addPlaces } from '../../../tests/fixtures/people-database.ts';
import { FakeProvider, FakeSubscriptions, openTill } from '../../../tests/support/fake-till.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { openBilling } from '../billing/open-billing.ts';
import { ProviderUnavailable } from '../billing/payment-provider.ts';
import { settleOrder } from '../billing/settle-order.ts';
import { createTestProvider } from '../billing/test-provider.ts';
import { parseSettings } from '../env.ts';
import { ALWAYS } from '../sql-condition.ts';
import { deleteAccount } from './delete-user.ts';

const NOW = Date.now();
const PASSWORD = 'lantern road';
let origin: TestOrigin;
let cookie: string;
let elise: string;

beforeEach(async () => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  elise = addPerson(origin.people, { id: 'elise', first: 'Elise', last: 'Navarro', homes: ['portlandOr'] });
  for (const id of ['ann', 'bob'])
    addAccount(origin.accounts, { id, userType: 'paid', passwordHash: cheapHash(PASSWORD) });
  cookie = `session=${await fillAccount(origin.accounts, 'ann', { personId: elise, now: NOW })}`;
  await fillAccount(origin.accounts, 'bob', { personId: elise, now: NOW });
});

const remove = (body: object = {}, who = cookie) =>
  origin.call('/api/user', { method: 'DELETE', body: JSON.stringify(body), cookie: who });
const rows = async (sql: string) => (await origin.accounts.prepare(sql).all<Record<string, unknown>>()).results;
const outbox = async () => (await origin.call('/api/dev/outbox')).json<OutboxMail[]>();
const annIsThere = async () => (await rows("SELECT id FROM account WHERE id = 'ann'")).length === 1;

describe('deleting an account', () => {
  it('deletes all rows that belong to it, and nothing of others', async () => {
    const tables = await tablesOfAccounts(origin.accounts);
    const counts = async (id: string) =>
      Object.fromEntries(
        await Promise.all(
          tables.map(async (table) => [
            table,
            (await rows(`SELECT 1 FROM ${table} WHERE account_id = '${id}'`)).length,
          ]),
        ),
      );
    const full = await counts('ann');
    expect(Object.values(full), JSON.stringify(full)).not.toContain(0);
    expect((await remove()).text).toBe('{"isDone":true}');
    expect(await counts('ann')).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
    expect(await counts('bob')).toEqual(full);
    expect(await annIsThere()).toBe(false);
    // Rows that hang on those.
    for (const table of ['contact', 'court_runner_record', 'family_invitation'])
      expect(await rows(`SELECT 1 FROM ${table}`)).toHaveLength(1);
  });

  it('logs out and says so by mail', async () => {
    const answer = await remove();
    for (const name of ['session', 'user_id', 'wp_user', 'fam_user_email'])
      expect(answer.headers.getSetCookie()).toContainEqual(expect.stringContaining(`${name}=; Max-Age=0`));
    expect(await outbox()).toMatchObject([{ kind: 'account-deleted', to: 'ann@example.com' }]);
    expect((await remove()).status).toBe(401);
  });

  it('keeps what a receipt needs, without whom or what it was about', async () => {
    await remove();
    const [kept, ...others] = await rows("SELECT * FROM purchase WHERE id = 'ann-1'");
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ account_id: null, invoice_number: 'PL-2026-ann-1', sent_to: 'ann@example.com' });
    for (const column of ['person_id', 'pnp_id', 'runner', 'counties', 'funnel', 'return_path'])
      expect(kept?.[column], column).toBeNull();
    for (const table of ['purchase_line', 'refund'])
      expect(await rows(`SELECT 1 FROM ${table} WHERE purchase_id = 'ann-1'`)).toHaveLength(1);
  });

  it('deletes its links and the mail that waits for it, except about money', async () => {
    const link = { kind: 'one-time-login', created_at: NOW, expires_at: NOW + 1_000 };
    for (const email of ['ann@example.com', 'bob@example.com'])
      origin.accounts.insert('mail_token', { token_hash: email, email, ...link });
    const mail = { subject: 's', text: 't', created_at: NOW, due_at: NOW + 60_000 };
    for (const kind of ['one-time-login', 'court-runner-back', 'receipt', 'refund'])
      origin.accounts.insert('mail', { id: kind, kind, recipient: 'ann@example.com', ...mail });
    origin.accounts.insert('mail', { id: 'bobs', kind: 'one-time-login', recipient: 'bob@example.com', ...mail });
    await remove();
    const left = (await outbox()).map(({ kind, to }) => `${kind} ${to}`).sort();
    expect(left).toEqual([
      'account-deleted ann@example.com',
      'one-time-login bob@example.com',
      'receipt ann@example.com',
      'refund ann@example.com',
    ]);
    const links = await rows("SELECT email FROM mail_token WHERE kind = 'one-time-login'");
    expect(links).toEqual([{ email: 'bob@example.com' }]);
  });

  it('also deletes what a guest with its address paid for', async () => {
    origin.accounts.insert('account', {
      id: 'guest',
      email: 'guest',
      guest_email: 'ann@example.com',
      guest_key: 'k',
      user_type: 'free',
      created_at: NOW,
    });
    await fillAccount(origin.accounts, 'guest', { personId: elise, now: NOW });
    await remove();
    expect(await rows("SELECT id FROM account WHERE id = 'guest'")).toEqual([]);
    expect(await rows("SELECT person_id, account_id FROM purchase WHERE id = 'guest-1'")).toEqual([
      { person_id: null, account_id: null },
    ]);
  });

  it('happens once, however many requests arrive at once', async () => {
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await outbox()).toHaveLength(1);
  });

  it('is not done twice by a request that was on its way when another one did it', async () => {
    const { accounts } = origin;
    const batch = accounts.batch.bind(accounts);
    vi.spyOn(accounts, 'batch').mockImplementationOnce(async (statements) => {
      accounts.exec("DELETE FROM account WHERE id = 'ann'");
      return batch(statements);
    });
    expect((await remove()).status).toBe(401);
    expect(await outbox()).toEqual([]);
  });
});

describe('the owner confirms it', () => {
  it('with the password, if the log-in was long ago', async () => {
    const old = `session=${await addSession(origin.accounts, 'ann', { confirmedAt: NOW - 31 * 60_000 })}`;
    for (const body of [{}, { password: 'another one' }]) {
      const answer = await remove(body, old);
      expect([answer.status, answer.json()]).toMatchObject([403, { title: 'Please confirm that it is you' }]);
    }
    expect(await annIsThere()).toBe(true);
    expect((await remove({ password: PASSWORD }, old)).status).toBe(200);
  });

  it('and a buyer whose address is not proven cannot', async () => {
    const buyer = `session=${await addSession(origin.accounts, 'bob', { scope: 'purchase' })}`;
    expect((await remove({}, buyer)).status).toBe(403);
    expect((await remove({}, 'session=none')).status).toBe(401);
  });
});

describe('the payment provider', () => {
  const ann = { id: 'ann', email: 'ann@example.com' };
  /** The provider of the shop, with plans to end. */
  class PlanProvider extends FakeProvider {
    override subscriptions = new FakeSubscriptions();
    detach = vi.fn(async ({ ref }: { ref: string }) => void this.subscriptions.asked.push(`detach ${ref}`));
  }
  const billingWith = (provider: PlanProvider) => {
    origin.accounts.exec("UPDATE payment_method SET provider = 'stripe'");
    origin.accounts.exec("UPDATE plan SET provider = 'stripe', provider_ref = 'sub-' || account_id");
    return { ...openBilling(parseSettings(origin.bindings), origin.bindings), provider };
  };

  it('first ends the plan and then forgets the card', async () => {
    const provider = new PlanProvider();
    expect(await deleteAccount(billingWith(provider), ann, ALWAYS, NOW)).toBe(true);
    expect(provider.subscriptions.asked).toEqual(['end sub-ann', 'detach secret-ref']);
    expect(await rows('SELECT account_id, plan_ended_at FROM renewal_consent ORDER BY plan_ended_at DESC')).toEqual([
      { account_id: null, plan_ended_at: NOW },
      { account_id: 'bob', plan_ended_at: null },
    ]);
  });

  it('the members who share the plan are released', async () => {
    const { accounts } = origin;
    accounts.exec("UPDATE plan SET product_id = 'premium-annual' WHERE account_id = 'ann'");
    addAccount(accounts, { id: 'cleo', userType: 'fam', productName: 'Premium Annual', holderId: 'ann' });
    await remove();
    expect(await rows("SELECT user_type, product_name, holder_id FROM account WHERE id = 'cleo'")).toEqual([
      { user_type: 'free', product_name: null, holder_id: null },
    ]);
  });

  it.each(['end', 'detach'] as const)('nothing is deleted if it does not answer to %s', async (step) => {
    const provider = new PlanProvider();
    if (step === 'end') provider.subscriptions.isDown = true;
    else provider.detach.mockRejectedValue(new ProviderUnavailable('no answer'));
    await expect(deleteAccount(billingWith(provider), ann, ALWAYS, NOW)).rejects.toMatchObject({
      status: 503,
    });
    expect([await annIsThere(), await outbox()]).toEqual([true, []]);
  });

  it.each([
    ['no provider', null],
    ['another provider', 'test'],
  ])('nothing is deleted while a plan renews at one that is not set up, and there is %s', async (_, name) => {
    const provider = name === null ? null : createTestProvider(origin.accounts);
    const deleting = () => deleteAccount({ ...billingWith(new PlanProvider()), provider }, ann, ALWAYS, NOW);
    await expect(deleting()).rejects.toMatchObject({ status: 503 });
    origin.accounts.exec("UPDATE plan SET status = 'ended', ended_at = 1, ended_by = 'operator', end_wanted = 1");
    await expect(deleting()).rejects.toMatchObject({ status: 503 });
    expect(await annIsThere()).toBe(true);
    expect(await rows("SELECT 1 FROM payment_method WHERE account_id = 'ann'")).toHaveLength(1);
    origin.accounts.exec('UPDATE plan SET end_wanted = 0');
    expect(await deleting()).toBe(true);
    expect(await annIsThere()).toBe(false);
  });

  it('is not asked about an account without a plan or a method on file', async () => {
    const provider = new PlanProvider();
    const billing = billingWith(provider);
    origin.accounts.exec("DELETE FROM payment_method WHERE account_id = 'ann'");
    origin.accounts.exec("DELETE FROM plan WHERE account_id = 'ann'");
    expect(await deleteAccount(billing, ann, ALWAYS, NOW)).toBe(true);
    expect(provider.subscriptions.asked).toEqual([]);
  });

  it('locally, its card is forgotten', async () => {
    const card = { id: 'secret-ref', outcome: 'succeeds', payer: '{}', taken_at: null };
    origin.accounts.insert('test_payment_method', card);
    await remove();
    expect(await rows('SELECT 1 FROM test_payment_method')).toEqual([]);
  });
});

it('an order that is still open gives the money back once it is paid', async () => {
  const { billing, pendingOrder, provider } = await openTill();
  const orderId = await pendingOrder();
  expect(await deleteAccount(billing, { id: 'ann', email: 'ann@example.com' }, ALWAYS, NOW)).toBe(true);
  await settleOrder(billing, orderId, await provider.check('cs_1'), NOW);
  const { results } = await billing.accounts.prepare('SELECT purchase_id FROM refund').all();
  expect(results).toEqual([{ purchase_id: orderId }]);
});
