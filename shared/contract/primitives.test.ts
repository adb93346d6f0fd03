import { expect, it } from 'vitest';
import { DATE, PROVENANCE } from '../../tests/fixtures/sample-values.ts';
import { expectFields } from '../../tests/support/contract-fields.ts';
import { addressSchema } from './person/address.ts';
import { phoneSchema } from './person/phone.ts';
import { relativeSchema } from './person/relative.ts';
import { deltaSchema, provenanceSchema, recordDateSchema } from './primitives.ts';

it('accepts a date with unknown parts, but no 13th month or 32nd day [F3-13]', () => {
  expectFields(recordDateSchema, DATE, { orNull: 'year month day fullDate' });
  for (const beyond of [{ month: 13 }, { month: 0 }, { day: 32 }, { day: 0 }, { year: 2021.5 }])
    expect(recordDateSchema.safeParse({ ...DATE, ...beyond }).success).toBe(false);
});

it('says when a fact was first and last confirmed, by which of four kinds of sources, and what matched if the origin says', () => {
  const withMatch = { ...PROVENANCE, matchedBy: ['full name', 'birth month'] };
  expectFields(provenanceSchema, withMatch, { orNull: 'firstSeen lastSeen', orAbsent: 'matchedBy' });
  for (const matchedBy of [[], ['shoe size']])
    expect(provenanceSchema.safeParse({ ...PROVENANCE, matchedBy }).success).toBe(false);
  for (const source of ['public directory', 'property record', 'court record', 'self-reported'])
    expect(provenanceSchema.safeParse({ ...PROVENANCE, source }).success).toBe(true);
  expect(provenanceSchema.safeParse({ ...PROVENANCE, source: 'hearsay' }).success).toBe(false);
});

it('allows the delta added or changed, or none, on every type of address, phone and relative [P3-036 P3-053 P3-058]', () => {
  for (const delta of ['added', 'changed', undefined]) expect(deltaSchema.safeParse(delta).success).toBe(true);
  for (const other of ['removed', '', null]) expect(deltaSchema.safeParse(other).success).toBe(false);
  for (const union of [addressSchema, phoneSchema, relativeSchema])
    for (const variant of union.def.options) expect(variant.shape.delta).toBe(deltaSchema);
});
