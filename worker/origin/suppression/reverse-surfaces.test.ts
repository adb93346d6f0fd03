import { beforeEach, expect, it } from 'vitest';
import { addAccount, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import {
  addAddress,
  addOwnership,
  addPerson,
  addPhone,
  addPlaces,
  addTransfer,
  setCrowd,
  settlePerson,
} from '../../../tests/fixtures/people-database.ts';
import { holdPeople } from '../../../tests/support/opened-people.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { suppressPerson } from './suppress-person.ts';

const NOW = Date.now();
const LISTED = '5035550142';
const MOBILE = '5035550143';
const PNP = 'pnp-house';
const STREET = { street: '2417 N Halyard Ave', location: 'Portland, OR' };

let origin: TestOrigin;
let [maya, neighbor] = ['', ''];
/** Somebody whose plan opens people; after somebody hides, it is another one, who has opened nobody. */
let opener: { cookie: string };
let another: { cookie: string };
let buyer: { cookie: string };

beforeEach(async () => {
  origin = openTestOrigin();
  const db = origin.people;
  addPlaces(db);
  const at = (houseNumber: string, pnpId?: string) =>
    addAddress(db, `at${houseNumber}`, 'portlandOr', {
      houseNumber,
      street: 'N Halyard Ave',
      ...(pnpId ? { pnpId } : {}),
    });
  maya = addPerson(db, {
    id: 'maya',
    first: 'Maya',
    last: 'Ostrowski',
    birth: [1980, 1, 1],
    currentPlace: 'portlandOr',
  });
  settlePerson(db, maya, at('2417', PNP));
  addPhone(db, maya, LISTED, 'Landline', { isListed: true });
  addPhone(db, maya, MOBILE, 'Mobile', { sortOrder: 1 });
  addOwnership(db, maya, PNP, { isCurrent: true });
  addTransfer(db, PNP, 0, { owners: [{ personId: maya }], sellers: [{ name: 'Ina Reed' }] });
  neighbor = addPerson(db, {
    id: 'nils',
    first: 'Nils',
    last: 'Hale',
    birth: [1970, 1, 1],
    currentPlace: 'portlandOr',
  });
  settlePerson(db, neighbor, at('2419'));
  db.fillFinding();
  setCrowd(db, '503', 'Landline', 1_000);
  for (const id of ['opener', 'another', 'buyer'])
    addAccount(origin.accounts, { id, userType: 'smb', productName: 'Small Business' });
  [opener, another, buyer] = (await Promise.all(
    ['opener', 'another', 'buyer'].map(async (id) => ({ cookie: `session=${await addSession(origin.accounts, id)}` })),
  )) as [typeof buyer, typeof buyer, typeof buyer];
  addReport(origin.accounts, 'buyer', maya, NOW + 86_400_000);
  origin.accounts.insert('property_access', { account_id: 'buyer', pnp_id: PNP, access_expires_at: NOW + 86_400_000 });
});

const get = async (path: string, request?: OriginRequest) => (await origin.call(path, request)).text;
const post = async (path: string, body: object) =>
  (await origin.call(path, { method: 'POST', body: JSON.stringify(body), ...opener })).text;
const query = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();

/** Every way from something else than a name to a person, as a viewer who may be told. */
const SURFACES: readonly (readonly [name: string, ask: () => Promise<string>])[] = [
  ['a number', () => get(`/api/search/phone?phone=1${LISTED}`)],
  ['a number that opens its owner', () => post('/api/search/phone', { phone: `1${MOBILE}` })],
  ['a list of numbers', () => post('/api/speed-search', { lines: [{ text: LISTED }] })],
  ['a street', () => get(`/api/search/address?${query({ ...STREET, street: 'N Halyard Ave' })}`)],
  ['a house', () => get(`/api/search/address?${query(STREET)}`, buyer)],
  ['a house that opens who lives there', () => post('/api/search/address', STREET)],
  ['a property', () => get(`/api/property/${PNP}`, buyer)],
  [
    'a neighbor',
    async () => {
      await holdPeople(origin, [neighbor]);
      return get(`/api/person/related?personId=${neighbor}`);
    },
  ],
];
const names = (text: string) => text.includes(maya) || text.includes('Ostrowski');
const hide = () =>
  suppressPerson(origin.bindings, { personId: maya, what: ['reverse'], source: 'opt-out', reference: 'one' }, NOW);

it.each(SURFACES)('%s names somebody, and nobody who hides from reverse look-ups', async (_, ask) => {
  expect(names(await ask())).toBe(true);
  await hide();
  opener = another;
  expect(names(await ask())).toBe(false);
});

it('a number with open digits does not list or count whoever hides there', async () => {
  const fitting = () => get(`/api/search/phone?phone=1${LISTED.slice(0, -1)}X`);
  expect(await fitting()).toContain(LISTED);
  await hide();
  expect(await fitting()).not.toContain(LISTED);
});

it('their own page, and the search by name, stay', async () => {
  await hide();
  const page = await get(`/api/v4/person/details?personId=${maya}`, buyer);
  for (const fact of ['Maya Ostrowski', LISTED, '2417 N Halyard Ave', PNP]) expect(page).toContain(fact);
  expect(await get(`/api/search/people?${query({ name: 'Maya Ostrowski' })}`)).toContain(maya);
});

it('whoever hides all addresses is no owner of a house either, lived in or not', async () => {
  const rented = addAddress(origin.people, 'rented', 'eugene', {
    houseNumber: '9',
    street: 'Elm St',
    pnpId: 'pnp-rented',
  });
  expect(rented).toBeTruthy();
  addOwnership(origin.people, maya, 'pnp-rented', { isCurrent: true });
  const page = () => get(`/api/v4/person/details?personId=${maya}`, buyer);
  expect(await page()).toContain('pnp-rented');
  const asked = { personId: maya, what: ['addresses'], source: 'opt-out', reference: 'one' } as const;
  await suppressPerson(origin.bindings, asked, NOW);
  for (const gone of ['pnp-rented', PNP, 'Halyard', 'Elm St']) expect(await page()).not.toContain(gone);
  expect(names(await get(`/api/property/${PNP}`, buyer))).toBe(false);
});
