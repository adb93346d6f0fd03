import { expect, it } from 'vitest';
import { addAccount } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPhone, addPlaces } from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfRun } from '../../../tests/support/query-plans.ts';
import { compareDue, compareNow } from './compare.ts';
import { planAlerts } from './plan-alerts.ts';

const DAY_MS = 86_400_000;

it('comparing and planning find everything by index, so that they cost the same among a million monitored people', async () => {
  const origin = openTestOrigin();
  addPlaces(origin.people);
  const elise = addPerson(origin.people, { id: 'elise', first: 'Elise', last: 'Navarro' });
  addAccount(origin.accounts, { id: 'ann', userType: 'smb' });
  const row = { display_text: 'x', auto_monitor: 0, since: 0 };
  origin.accounts.insert('monitor', { account_id: 'ann', person_id: elise, ...row });
  await compareDue(origin.bindings, 0);
  addPhone(origin.people, elise, '5035550101', 'Mobile');
  const plans = await plansOfRun(origin.accounts, async (ACCOUNTS) => {
    await compareDue({ ...origin.bindings, ACCOUNTS }, DAY_MS);
    await compareNow({ ...origin.bindings, ACCOUNTS }, [elise], DAY_MS);
    await planAlerts(ACCOUNTS, DAY_MS);
  });
  expect(fullReads(plans)).toEqual([]);
  // All of a batch have the same: found by it, each would mean reading the whole batch.
  expect(plans.filter((detail) => detail.includes('watched_person_due (due_at=?)'))).toEqual([]);
  const loads = await plansOfRun(origin.people, (PEOPLE) => compareDue({ ...origin.bindings, PEOPLE }, 2 * DAY_MS));
  expect(fullReads(loads)).toEqual([]);
});
