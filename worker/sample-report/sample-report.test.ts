import { describe, expect, test } from 'vitest';
import { personCountsSchema } from '../../shared/contract/person/counts.ts';
import { personDetailsSchema } from '../../shared/contract/person/person.ts';
import { backgroundAnswerSchema } from '../../shared/contract/records/background.ts';
import { propertyAnswerSchema } from '../../shared/contract/records/property.ts';
import { reportTally, totalRecords } from '../../shared/people/count-sums.ts';
import { criminalOutcomes } from '../../shared/records/criminal-outcomes.ts';
import { listRecords, recordsOf } from '../../shared/records/record-lists.ts';
import { formatRecordReference, parseRecordReference, RECORD_GROUPS } from '../../shared/records/record-reference.ts';
import { sampleRecords, sampleReport } from './sample-report.ts';

const NOW = Date.UTC(2026, 10, 26);
const report = sampleReport(NOW);
const { results: person, courtRunnerInfo } = report.details;
const records = listRecords(sampleRecords, RECORD_GROUPS);

describe('the sample report', () => {
  test('is what an origin could answer', () => {
    expect(personDetailsSchema.parse(report.details)).toEqual(report.details);
    expect(personCountsSchema.parse(report.counts)).toEqual(report.counts);
    expect(backgroundAnswerSchema.parse(report.background)).toEqual(report.background);
    for (const group of ['currentProperties', 'pastProperties'] as const) {
      for (const property of recordsOf(sampleRecords, group))
        expect(propertyAnswerSchema.safeParse({ type: 'full', property }).success).toBe(true);
    }
  });

  test('has something in every section, and a record of every kind', () => {
    for (const list of [person.mobilePhones, person.landlinePhones, person.otherPhones, person.akas])
      expect(list.length).toBeGreaterThan(0);
    for (const list of [person.addresses, person.relatives, person.associates]) expect(list.length).toBeGreaterThan(2);
    expect(person.addresses.every((address) => address.type === 'full' && address.latlong !== null)).toBe(true);
    expect([person.ownedProperties.length, person.professionalData?.type, person.emails.type]).toEqual([
      1,
      'full',
      'full',
    ]);
    expect(person.relatives.every((relative) => relative.type === 'full' && relative.relationship)).toBe(true);
    for (const group of RECORD_GROUPS)
      expect([group, recordsOf(sampleRecords, group).length > 0]).toEqual([group, true]);
    expect(
      recordsOf(sampleRecords, 'criminalAndTrafficRecords').flatMap((record) =>
        criminalOutcomes(record).map(({ text }) => text),
      ),
    ).toEqual(['Fine paid', 'Dismissed', 'Guilty']);
    const counties = courtRunnerInfo?.requests.flatMap(({ courtRunnerRecords }) => courtRunnerRecords) ?? [];
    expect(counties.map(({ payload }) => payload?.cases.length)).toEqual([1, 0]);
  });

  test('counts what is there', () => {
    expect(totalRecords(report.counts)).toBe(records.length);
    expect(reportTally(report.counts)).toEqual({ criminal: 3, publicRecords: 4, property: 2, more: 5 });
    expect(report.counts.publicRecords).toBe(8);
    expect(report.counts.offenses).toBe(2);
    const { counts } = person;
    expect([counts.phonesCount, counts.addressesCount, counts.emailsCount]).toEqual([4, 4, 3]);
    expect([counts.relativesCount, counts.associatesCount]).toEqual([
      person.relatives.length,
      person.associates.length,
    ]);
  });

  test('has records that an address can name', () => {
    const references = records.map(({ group, record }) => formatRecordReference({ group, id: record.id }));
    expect(new Set(references).size).toBe(records.length);
    for (const reference of references) expect(parseRecordReference(reference)).not.toBeNull();
  });

  test('is about nobody: names, numbers and addresses are for fiction', () => {
    const text = JSON.stringify(report);
    for (const [, number = ''] of text.matchAll(/\((?:\d{3})\) (\d{3}-\d{4})/g)) expect(number).toMatch(/^555-01\d\d$/);
    for (const [, id = ''] of text.matchAll(/"id":"1\d{3}(\d{7})"/g)) expect(id).toMatch(/^55501\d\d$/);
    for (const [, domain] of text.matchAll(/@([\w.-]+)/g)) expect(domain).toBe('example.com');
    const names = [person, ...person.relatives, ...person.associates].map((one) =>
      'name' in one ? one.name.lastName : '',
    );
    const invented = ['Samplewood', 'Exampleton', 'Patternby', 'Mockingford', 'Dummerby', 'Placeholt'];
    for (const name of names) expect(invented).toContain(name);
    expect(text).not.toMatch(/https?:/);
  });

  test('ages with the calendar, and nobody in it is a child', () => {
    const ageIn = (year: number, month: number) => sampleReport(Date.UTC(year, month - 1, 15)).details.results;
    expect(ageIn(2026, 4).dateOfBirth.age).toBe(41);
    expect(ageIn(2026, 5).dateOfBirth.age).toBe(42);
    expect(ageIn(2031, 11).dateOfBirth.age).toBe(47);
    const ages = person.relatives.flatMap((one) => (one.type === 'full' && !one.isDead ? [one.dateOfBirth.age] : []));
    expect(ages.length).toBeGreaterThan(3);
    for (const age of ages) expect(age).toBeGreaterThanOrEqual(18);
  });

  test('says how old the person was at each filing', () => {
    for (const { age, offenses } of recordsOf(sampleRecords, 'criminalAndTrafficRecords')) {
      const filed = offenses[0]?.chargesFiledDate;
      const { dateOfBirth } = sampleReport(Date.UTC(filed?.year ?? 0, (filed?.month ?? 0) - 1, 15)).details.results;
      expect(age).toBe(dateOfBirth.age);
    }
  });
});
