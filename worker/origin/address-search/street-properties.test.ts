import { beforeEach, expect, it } from 'vitest';
import type { AddressSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { addAddress, hideProperty } from '../../../tests/fixtures/people-database.ts';
import { openTestStreet, STREET, type TestStreet } from '../../../tests/fixtures/street.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { findPropertyPage } from './street-properties.ts';
import type { findStreet } from './street-store.ts';

let on: TestStreet;
beforeEach(() => {
  on = openTestStreet();
});

const pageOf = async (street = STREET) => (await on.ask(street)).json<AddressSearchAnswer>().propertyPage;

/** Homes on a street before it in the list. */
function addBefore(count: number): void {
  for (let at = 0; at < count; at += 1)
    addAddress(on.origin.people, `b${100 + at}`, 'portlandOr', { pnpId: `before-${at}`, street: 'Alder St' });
}

it('a street tells the page of its properties in the list of the place, the same for every number [F2-21]', async () => {
  addBefore(100);
  on.origin.people.fillFinding();
  expect(await pageOf()).toBe(2);
  for (const number of ['2417', '10', '99999']) expect(await pageOf(`${number} N Halyard Ave`)).toBe(2);
});

it('a street without a listed property, or whose only one is hidden, tells no page [F2-21]', async () => {
  on.resident('ida', 'Ida', 'Lind', on.home('5', 'elm', undefined, 'Elm St'));
  on.origin.people.fillFinding();
  expect([await pageOf(), await pageOf('Elm St')]).toEqual([1, null]);
  hideProperty(on.origin.people, 'pnp-house');
  expect(await pageOf()).toBeNull();
});

it('its page is found without reading a table from end to end', async () => {
  const { people } = on.origin;
  const plans = await plansOfAll(people, async (explained) => {
    const meant = { reading: { houseNumber: null, street: 'n halyard ave', unit: null, unitText: null }, placeId: 1 };
    await findPropertyPage(explained, meant as NonNullable<Awaited<ReturnType<typeof findStreet>>>);
  });
  expect(plans.length).toBeGreaterThan(2);
  expect(fullReads(plans).filter((step) => !/^SCAN h$/.test(step))).toEqual([]);
});
