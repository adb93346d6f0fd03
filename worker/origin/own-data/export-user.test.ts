import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountExport } from '../../../shared/contract/account.ts';
import { addAccount, addSession, cheapHash } from '../../../tests/fixtures/accounts-database.ts';
import { fillAccount, SECRETS } from '../../../tests/fixtures/full-account.ts';
import { addPerson, addPlaces, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { EXPORT_SECTIONS } from './export-sections.ts';

const NOW = Date.now();
let origin: TestOrigin;
let token: string;
let elise: string;

beforeEach(async () => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  elise = addPerson(origin.people, { id: 'elise', first: 'Elise', last: 'Navarro', homes: ['portlandOr'] });
  for (const id of ['ann', 'bob'])
    addAccount(origin.accounts, { id, userType: 'paid', passwordHash: cheapHash('lantern road') });
  token = await fillAccount(origin.accounts, 'ann', { personId: elise, now: NOW });
});

const call = () => origin.call('/api/user/export', { cookie: `session=${token}` });
const exported = async () => (await call()).json<AccountExport>().data as Record<string, never>;

describe('the export', () => {
  it('tells what is stored, with dates, prices in dollars, and people by their present names', async () => {
    const data = await exported();
    const person = { id: elise, name: 'Elise Navarro' };
    expect(data.account).toMatchObject({ email: 'ann@example.com', type: 'paid', hasPassword: true });
    expect(data.sessions).toMatchObject([{ device: 'Firefox on Linux' }]);
    expect(data.lookups).toEqual([{ person, openedAt: new Date(NOW - 86_400_000).toISOString() }]);
    expect(data.backgroundReports).toMatchObject([{ person }]);
    expect(data.backgroundCredits).toMatchObject([{ person }]);
    expect(data.purchases).toMatchObject([
      {
        receipt: 'PL-2026-ann-1',
        total: 46.95,
        person,
        askedAbout: { firstName: 'Typed' },
        paidWith: { cardType: 'Visa', cardNumber: '4242' },
        lines: [{ text: '3 background credits', amount: 29.99, credits: 3 }],
        refunds: [{ reason: 'Because', amount: 5 }],
      },
    ]);
    expect(data.paymentMethods).toMatchObject([
      { paidWith: { cardNumber: '4242', expiresAt: '2031-04' }, isForRenewalsOnly: false },
    ]);
    expect(data.plans).toMatchObject([{ plan: 'Premium Monthly', status: 'active', price: 9.99, canceledAt: null }]);
    expect(data.agreementsToRenewal).toMatchObject([{ plan: 'Premium Monthly', action: 'start', price: 9.99 }]);
    expect(data.courtRunnerRequests).toMatchObject([{ person, counties: [{ county: 'Multnomah', amount: 46.95 }] }]);
    expect(data.recordErrors).toMatchObject([{ person, kind: 'outcome', text: 'It was released.', decidedAt: null }]);
    expect(data.removals).toMatchObject([
      { reference: 'removal-ann-1', hidden: 'addresses, phones', doneAt: new Date(NOW).toISOString(), undoneAt: null },
    ]);
    expect(data.monitoredPeople).toMatchObject([{ person, startedByPage: false }]);
    expect(data.contactLists).toMatchObject([{ name: 'My Contacts', people: [{ person }] }]);
    expect(data.invitations).toMatchObject([{ email: 'invited@example.com', acceptedAt: null }]);
    expect(data.passkeys).toMatchObject([{ name: 'Safari on iPhone', lastUsedAt: null }]);
    for (const name of Object.keys(EXPORT_SECTIONS)) expect(data[name], name).not.toEqual([]);
  });

  it('holds no token, hash or reference, and nothing of another account', async () => {
    await fillAccount(origin.accounts, 'bob', { personId: elise, now: NOW });
    const { text } = await call();
    const hash = cheapHash('lantern road').split('$').at(-1) ?? '';
    for (const secret of [...SECRETS, token, hash, 'ref-ann', 'pay-ann', 'bob']) expect(text).not.toContain(secret);
  });

  it('says nothing about people and properties that may no longer be shown', async () => {
    hidePerson(origin.people, elise);
    const { text } = await call();
    for (const gone of [elise, 'Navarro', 'Typed', 'As typed once', '"n1"']) expect(text).not.toContain(gone);
    expect((await exported()).lookups).toMatchObject([{ person: null }]);
  });

  it('is for accounts: a buyer whose address is not proven gets a 403', async () => {
    const buyer = `session=${await addSession(origin.accounts, 'bob', { scope: 'purchase' })}`;
    expect((await origin.call('/api/user/export', { cookie: buyer })).status).toBe(403);
    expect((await origin.call('/api/user/export')).status).toBe(401);
  });
});

it.each(Object.entries(EXPORT_SECTIONS))('finds %s without scanning a table', async (_, { sql }) => {
  const plans = await plansOfAll(origin.accounts, (db) => db.prepare(sql).bind('ann').all());
  expect(fullReads(plans)).toEqual([]);
});
