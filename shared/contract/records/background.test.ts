import { expect, it } from 'vitest';
import { expectFields } from '../../../tests/support/contract-fields.ts';
import { backgroundAnswerSchema, backgroundRecordsSchema, RECORD_SHAPES } from './background.ts';

const GROUPS = [
  'criminalAndTrafficRecords',
  'properties',
  'bankruptcies',
  'liens',
  'judgments',
  'foreclosures',
  'evictions',
  'licensesAndPermits',
];
const PROPERTIES = { currentProperties: [], pastProperties: [] };
const LICENSES = { professionalLicenses: [], pilotsLicenses: [], concealedWeaponPermits: [], huntingPermits: [] };
const { properties, licensesAndPermits } = backgroundRecordsSchema.shape;

it('has records in eight groups, with current and past properties, and four kinds of licenses and permits [P3-065 P3-066 P3-067]', () => {
  const lists = Object.fromEntries(GROUPS.map((group) => [group, []]));
  const records = { ...lists, properties: PROPERTIES, licensesAndPermits: LICENSES };
  expectFields(backgroundRecordsSchema, records, { orAbsent: GROUPS.join(' ') });
  expectFields(properties.def.innerType, PROPERTIES, { orAbsent: Object.keys(PROPERTIES).join(' ') });
  expectFields(licensesAndPermits.def.innerType, LICENSES, { orAbsent: Object.keys(LICENSES).join(' ') });
});

it('requests the next page of each list of records by its own name, and no other', () => {
  const isList = (group: string) => group !== 'properties' && group !== 'licensesAndPermits';
  const lists = [...GROUPS.filter(isList), ...Object.keys(PROPERTIES), ...Object.keys(LICENSES)];
  expect(Object.keys(RECORD_SHAPES).sort()).toEqual(lists.sort());
  for (const list of lists)
    expect(backgroundAnswerSchema.safeParse({ records: {}, next: { [list]: '7' } }).success).toBe(true);
  expect(backgroundAnswerSchema.safeParse({ records: {}, next: { properties: '7' } }).success).toBe(false);
});
