import { expect, it } from 'vitest';
import { former, phone, record, relative } from '../../../tests/fixtures/person-record.ts';
import { NOW } from '../../../tests/fixtures/sample-values.ts';
import type { PersonRecord } from '../people/person-record.ts';
import { showsMore } from './shows-more.ts';

const NAME_ONLY: PersonRecord = {
  ...record,
  birth: { year: null, month: null },
  jobTitle: null,
  companyName: null,
  companyDomain: null,
  linkedInUrl: null,
  jobFacts: null,
  residences: [],
  phones: [],
  emails: [],
  relations: [],
  ownedProperties: [],
};
const of = (known: Partial<PersonRecord>) => showsMore({ ...NAME_ONLY, ...known }, NOW);

it('Premium shows nothing more about a bare name, a single listed landline, or a profile that only other plans open', () => {
  expect(of({})).toBe(false);
  expect(of({ akas: ['Elise Hale'] })).toBe(false);
  expect(of({ phones: [phone('5035550112', 'Landline', true)] })).toBe(false);
  expect(of({ linkedInUrl: 'https://profiles.example/elise' })).toBe(false);
});

it('Premium shows more of everything that masking withholds from the public', () => {
  expect(of({ phones: [phone('5035550112', 'Landline')] })).toBe(true);
  expect(of({ phones: [phone('5035550101', 'Mobile', true)] })).toBe(true);
  expect(of({ residences: [former] })).toBe(true);
  expect(of({ emails: record.emails })).toBe(true);
  expect(of({ ownedProperties: record.ownedProperties })).toBe(true);
  expect(of({ companyName: 'Alder Paper' })).toBe(true);
  expect(of({ birth: { year: 1980, month: 4 } })).toBe(true);
  expect(of({ relations: [relative(1)] })).toBe(true);
  const six = [1, 2, 3, 4, 5, 6, 7].map((at) => phone(`503555011${at}`, 'Landline', true));
  expect(of({ phones: six })).toBe(true);
});

it('ways to reach somebody who has died do not count as more', () => {
  expect(of({ isRecordedDead: true, emails: record.emails, phones: record.phones })).toBe(false);
  expect(of({ isRecordedDead: true, residences: [former] })).toBe(true);
});
