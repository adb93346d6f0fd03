import { expect, test } from 'vitest';
import type { PersonDetails } from '../../shared/contract/person.ts';
import { PERSON_ID, personDetails } from '../../tests/fixtures/account.ts';
import { personHead } from './person-head.ts';

const ORIGIN = 'https://porchlight.example';
const head = (details: PersonDetails, hasFlags = false) => personHead(details, ORIGIN, hasFlags);
const aged = (age: number | null, ageRange: string | null = null) => ({ dateOfBirth: { age, ageRange } });

test('the title is name, age, street, city and state [P9-050]', () => {
  expect(head(personDetails()).title).toBe('Maya Ostrowski | Age 41 | Alder St, Portland, OR');
});

test('parts of the title that are unknown are left out [P9-051]', () => {
  expect(head(personDetails(aged(null))).title).toBe('Maya Ostrowski | Alder St, Portland, OR');
  expect(head(personDetails({ ...aged(null, '30s'), addresses: [] })).title).toBe('Maya Ostrowski | Age 30s');
  const obfuscated = { type: 'obfuscated', city: 'Portland', stateCode: 'OR', isHistorical: false } as const;
  expect(head(personDetails({ addresses: [obfuscated] })).title).toBe('Maya Ostrowski | Age 41 | Portland, OR');
  expect(head(personDetails({ isDead: true, addresses: [] })).title).toBe('Maya Ostrowski');
});

test('an earlier address is not where somebody lives, but names the page', () => {
  const earlier = { type: 'obfuscated', city: 'Salem', stateCode: 'OR', isHistorical: true } as const;
  const { title, canonical } = head(personDetails({ addresses: [earlier] }));
  expect(title).toBe('Maya Ostrowski | Age 41');
  expect(canonical).toBe(`${ORIGIN}/name/Maya-Ostrowski/Salem-OR/${PERSON_ID}`);
});

test('65 and more is 65+ in a title, whoever looks [P9-052]', () => {
  expect(head(personDetails(aged(65))).title).toContain('Age 65+');
  expect(head(personDetails(aged(64))).title).toContain('Age 64 ');
  expect(head(personDetails(aged(71), { entitlement: 'premium' })).title).toContain('Age 65+');
});

test('the description counts what is on record and leaves out what is not', () => {
  expect(head(personDetails()).description).toBe(
    'Maya Ostrowski, age 41, Portland, OR: 2 addresses, 1 phone number, 3 relatives.',
  );
});

test('pages with little on them and pages with flags are not for search engines [P9-054]', () => {
  expect(head(personDetails()).isIndexable).toBe(true);
  expect(head(personDetails({}, { fillScore: 30 })).isIndexable).toBe(true);
  expect(head(personDetails({}, { fillScore: 29 })).isIndexable).toBe(false);
  expect(head(personDetails(), true).isIndexable).toBe(false);
});

test('the canonical link is absolute and has no flags', () => {
  expect(head(personDetails(), true).canonical).toBe(`${ORIGIN}/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`);
});
