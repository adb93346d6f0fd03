import { beforeEach, describe, expect, it } from 'vitest';
import type { Invoice } from '../../../shared/contract/billing.ts';
import {
  addAccount,
  addCredit,
  addPurchase,
  addReport,
  addSession,
} from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPlaces } from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { sweepStored } from '../retention/sweep-stored.ts';

const DAY = 86_400_000;
const NOW = Date.now();
let origin: TestOrigin;
let elise: string;

beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  elise = addPerson(origin.people, { id: 'elise', first: 'Elise', last: 'Navarro', homes: ['portlandOr'] });
  for (const id of ['ann', 'bob']) addAccount(origin.accounts, { id, userType: 'free' });
  addPurchase(origin.accounts, 'ann', { id: 'O1', personId: elise, createdAt: NOW - 40 * DAY });
  origin.accounts.exec(`UPDATE purchase SET counties = '[]', funnel = '{"wp_term":"Elise"}', pnp_id = 'n1'`);
});

/** What the receipt is about after the job has run. */
async function kept() {
  await sweepStored(origin.accounts, NOW);
  return origin.accounts.prepare('SELECT person_id, pnp_id, counties, funnel FROM purchase').first();
}
const EVERYTHING = () => ({ person_id: elise, pnp_id: 'n1', counties: '[]', funnel: null });
const NOTHING = { person_id: null, pnp_id: null, counties: null, funnel: null };

describe('whom a receipt is about', () => {
  it('is taken off it once nothing that was bought is open, and what led to the order in any case', async () => {
    addReport(origin.accounts, 'ann', elise, NOW);
    addReport(origin.accounts, 'bob', elise, NOW + 1);
    expect(await kept()).toEqual(NOTHING);
  });

  it.each<[what: string, open: () => void]>([
    ['the report', () => addReport(origin.accounts, 'ann', elise, NOW + 1)],
    [
      'the property report',
      () => origin.accounts.insert('property_access', { account_id: 'ann', pnp_id: 'n1', access_expires_at: NOW + 1 }),
    ],
    [
      'an unused credit',
      () => {
        addCredit(origin.accounts, 'ann', { id: 'C', grantedAt: NOW, expiresAt: NOW + 1 });
        origin.accounts.exec("UPDATE background_credit SET purchase_id = 'O1'");
      },
    ],
    ['a plan', () => origin.accounts.exec(`UPDATE purchase SET plan_until = ${NOW + 1}`)],
    [
      'what a courthouse answered',
      () =>
        origin.accounts.insert('court_runner_request', {
          id: 'q',
          account_id: 'ann',
          purchase_id: 'O1',
          person_id: elise,
          requested_at: NOW - DAY,
          expected_by: NOW,
          due_at: NOW,
        }),
    ],
  ])('stays while %s is open', async (_, open) => {
    open();
    expect(await kept()).toEqual(EVERYTHING());
  });

  it('stays if the buyer wants it to, until they change their mind or delete the account', async () => {
    const cookie = `session=${await addSession(origin.accounts, 'ann')}`;
    const choose = async (isKept: boolean, who = cookie) =>
      (
        await origin.call('/api/billing/invoice-about', {
          method: 'POST',
          cookie: who,
          body: JSON.stringify({ id: 'PL-2026-O1', isKept }),
        })
      ).status;
    const receipt = async () => (await origin.call('/api/billing/invoices/PL-2026-O1', { cookie })).json<Invoice>();
    expect((await receipt()).keepsAbout).toBe(false);
    expect(await choose(true)).toBe(200);
    expect(await receipt()).toMatchObject({ keepsAbout: true, about: { personId: elise } });
    expect(await kept()).toEqual(EVERYTHING());
    expect(await choose(false, `session=${await addSession(origin.accounts, 'bob')}`)).toBe(404);
    expect(await choose(false, 'session=none')).toBe(401);
    expect(await kept()).toEqual(EVERYTHING());
    expect(await choose(false)).toBe(200);
    expect(await kept()).toEqual(NOTHING);
  });

  it('goes with a guest, even if they wanted to keep it', async () => {
    origin.accounts.exec("UPDATE purchase SET keeps_subject = 1; DELETE FROM account WHERE id = 'ann'");
    expect(await kept()).toEqual(NOTHING);
  });
});
