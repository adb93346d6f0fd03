import { expect, test } from 'vitest';
import type { AddressPageModel } from '../../client/pages/address/address-model.ts';
import type { PropertyPageModel } from '../../client/pages/property/property-model.ts';
import { buildAddress, buildPerson } from '../../tests/fixtures/person.ts';
import { buildPage } from '../../tests/fixtures/person-page.ts';
import { visitOf } from './visit-of.ts';

test('a visit to a person has type person, the path without flags, the id and the time [P3-113]', () => {
  const person = buildPerson({ addresses: [buildAddress()] });
  expect(visitOf(buildPage(person))).toEqual({
    name: 'viewed',
    entry: {
      type: 'person',
      path: '/name/Maya-Ostrowski/Portland-OR/PmayaOstrowski1',
      id: 'PmayaOstrowski1',
      label: 'Maya Ostrowski',
      place: 'Portland, OR',
    },
  });
});

test('a visit by a bot, or to any other page, is not recorded', () => {
  expect(visitOf(buildPage(buildPerson(), { isBot: true }))).toBeNull();
  expect(visitOf({ kind: 'home', reportPrice: null, prices: [] })).toBeNull();
});

test("a visit to a property's page has type related-property [F3-34]", () => {
  const visited = { id: 'n1', path: '/property/n1', label: 'Alder St', place: 'Portland, OR' };
  const page = { kind: 'property', answer: {}, path: '/property/n1', buyHref: '' } as unknown as PropertyPageModel;
  const visit = visitOf({ ...page, visit: visited });
  expect(visit).toEqual({ name: 'searched', entry: { type: 'related-property', ...visited } });
  expect(visitOf({ ...page, visit: null })).toBeNull();
});

test('a visit to an address page has type address, no id,', () => {
  const visited = { id: null, path: '/address/1-Elm-St/Bend-OR/A1', label: '1 Elm St', place: 'Bend, OR' };
  const page = { kind: 'address', visit: visited } as unknown as AddressPageModel;
  expect(visitOf(page)).toEqual({ name: 'searched', entry: { type: 'address', ...visited } });
  expect(visitOf({ ...page, visit: null })).toBeNull();
});

test('a visit to a results page has path, time and type search, whatever its page number; a search that found nobody is not recorded, nor one by a bot [F3-33]', () => {
  const answer = { results: [], total: 16, exactTotal: 16, isTotalCapped: false, page: 2, pages: 2, place: null };
  const results = {
    kind: 'results',
    name: 'Maya Ostrowski',
    location: 'Portland, OR',
    isBot: false,
    showInfoBanner: false,
  } as const;
  const visited = visitOf({ ...results, answer } as unknown as Parameters<typeof visitOf>[0]);
  expect(visited).toMatchObject({ name: 'searched', entry: { type: 'search', id: null } });
  expect(visited?.entry.path).toBe('/name/Maya-Ostrowski/Portland-OR');
  expect(visitOf({ ...results, isBot: true, answer } as unknown as Parameters<typeof visitOf>[0])).toBeNull();
  const none = { ...results, answer: { ...answer, total: 0 } };
  expect(visitOf(none as unknown as Parameters<typeof visitOf>[0])).toBeNull();
});

test('a visit is stored with a recognizable label, however long the name', () => {
  const fullName = 'Ana '.repeat(1250);
  const person = buildPerson({ name: { firstName: 'Ana', middleName: null, lastName: 'A', suffix: null, fullName } });
  expect(visitOf(buildPage(person))?.entry.label).toHaveLength(120);
});
