import { expect, test } from 'vitest';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { buildObfuscatedAddress, MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { personHead } from './person-head.ts';

const ORIGIN = 'https://porchlight.example';
const head = (details: PersonDetails, hasFlags = false) => personHead(details, ORIGIN, hasFlags);
const aged = (age: number | null, ageRange: string | null = null) => ({ dateOfBirth: { age, ageRange } });

test('the title is name, age, street, city and state [P9-050]', () => {
  expect(head(buildDetails(MAYA)).title).toBe('Maya Ostrowski | Age 41 | Alder St, Portland, OR');
});

test('unknown parts of the title are left out [P9-051]', () => {
  expect(head(buildDetails({ ...MAYA, ...aged(null) })).title).toBe('Maya Ostrowski | Alder St, Portland, OR');
  expect(head(buildDetails({ ...MAYA, ...aged(null, '30s'), addresses: [] })).title).toBe('Maya Ostrowski | Age 30s');
  const obfuscated = buildObfuscatedAddress({ isHistorical: false });
  expect(head(buildDetails({ ...MAYA, addresses: [obfuscated] })).title).toBe('Maya Ostrowski | Age 41 | Portland, OR');
});

test('the title and the description of somebody who has died say so, and count nothing that serves to reach them', () => {
  const counts = { ...MAYA.counts, addressesCount: 2, phonesCount: 3, emailsCount: 4, relativesCount: 5 };
  const dead = head(buildDetails({ ...MAYA, isDead: true, addresses: [], counts }));
  expect(dead.title).toBe('Maya Ostrowski | Deceased');
  expect(dead.description).toBe('Maya Ostrowski, deceased: 2 addresses, 5 relatives.');
});

test('an earlier address is not a current home, but is used in the title', () => {
  const earlier = buildObfuscatedAddress({ city: 'Salem' });
  const { title, canonical } = head(buildDetails({ ...MAYA, addresses: [earlier] }));
  expect(title).toBe('Maya Ostrowski | Age 41');
  expect(canonical).toBe(`${ORIGIN}/name/Maya-Ostrowski/Salem-OR/${PERSON_ID}`);
});

test('65 and older is 65+ in a title, whoever the viewer is [P9-052]', () => {
  expect(head(buildDetails({ ...MAYA, ...aged(65) })).title).toContain('Age 65+');
  expect(head(buildDetails({ ...MAYA, ...aged(64) })).title).toContain('Age 64 ');
  expect(head(buildDetails({ ...MAYA, ...aged(71) }, { entitlement: 'premium' })).title).toContain('Age 65+');
});

test('the description counts what is on record and leaves out the rest', () => {
  expect(head(buildDetails(MAYA)).description).toBe(
    'Maya Ostrowski, age 41, Portland, OR: 2 addresses, 1 phone number, 3 relatives.',
  );
});

test('pages with little on them and pages with flags are not indexed [P9-054]', () => {
  expect(head(buildDetails(MAYA)).isIndexable).toBe(true);
  expect(head(buildDetails(MAYA, { fillScore: 30 })).isIndexable).toBe(true);
  expect(head(buildDetails(MAYA, { fillScore: 29 })).isIndexable).toBe(false);
  expect(head(buildDetails(MAYA), true).isIndexable).toBe(false);
});

test('the canonical link is absolute and has no flags', () => {
  expect(head(buildDetails(MAYA), true).canonical).toBe(`${ORIGIN}/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`);
});
