import { describe, expect, test } from 'vitest';
import { buildMaskedPhone, buildPerson, buildPhone } from '../../../../tests/fixtures/person.ts';
import { allUnknown, type PhoneCheck, rowCheck } from './phone-check.ts';
import { phonesToCheck } from './phone-groups.ts';
import { canCheck } from './use-phone-check.ts';

const masked = buildMaskedPhone();
const mobile = buildPhone('0101', { linetype: 'Mobile' });
const landline = buildPhone('0102');
const other = buildPhone('0103', { linetype: 'Other' });
const active = { label: 'Active', bestTime: null } as const;
const unknown = { label: 'Unknown', bestTime: null } as const;

describe('a phone check', () => {
  test('covers the first full mobile and the first full landline [P4-064]', () => {
    const person = buildPerson({
      mobilePhones: [masked, mobile, buildPhone('0104', { linetype: 'Mobile' })],
      landlinePhones: [landline, buildPhone('0105')],
      otherPhones: [other],
    });
    expect(phonesToCheck(person)).toEqual([mobile, landline]);
    expect(phonesToCheck(buildPerson({ landlinePhones: [landline] }))).toEqual([landline]);
    expect(phonesToCheck(buildPerson({ mobilePhones: [masked], otherPhones: [other] }))).toEqual([]);
  });

  test('is skipped while one runs, after one is done, and if no phone is full [P4-063]', () => {
    expect(canCheck('idle', [mobile])).toBe(true);
    expect(canCheck('checking', [mobile])).toBe(false);
    expect(canCheck('done', [mobile])).toBe(false);
    expect(canCheck('idle', [])).toBe(false);
  });

  test('shows in the rows it covers and in no others', () => {
    const rows = (check: PhoneCheck, isPutAway = false) =>
      [mobile, landline, other].map((phone) => rowCheck(phone, check, [mobile, landline], isPutAway));
    expect(rows({ phase: 'checking' })).toEqual(['checking', 'checking', null]);
    const done = { phase: 'done', at: '10:24 AM', phones: { [mobile.id]: active, [landline.id]: unknown } } as const;
    expect(rows(done)).toEqual([active, unknown, null]);
    expect(rows(done, true)).toEqual([active, null, null]);
  });

  test('leaves every phone Unknown after a failure', () => {
    expect(allUnknown([mobile, landline]).phones).toEqual({ [mobile.id]: unknown, [landline.id]: unknown });
  });
});
