import { describe, expect, it } from 'vitest';
import { PROVENANCE } from '../../../tests/fixtures/sample-values.ts';
import { expectFields } from '../../../tests/support/contract-fields.ts';
import { bestTimeToCallSchema, fullPhoneSchema, maskedPhoneSchema, phoneSchema } from './phone.ts';

const DETAIL = { city: 'Portland', stateCode: 'OR', isPrimary: true };
const HOURS = { timezone: 'America/Los_Angeles', weekday: [9, 10], weekend: [11, 12] };
const FULL = {
  type: 'full',
  id: '15035550186',
  npa: '503',
  nxx: '555',
  local: '0186',
  nationalNumber: '(503) 555-0186',
  linetype: 'Landline',
  isListed: true,
  isProfessional: false,
  detail: DETAIL,
  bestTimeToCall: HOURS,
  activity: 'Active',
  provenance: PROVENANCE,
  delta: 'added',
};
const MASKED = { type: 'masked', npa: '503', linetype: 'Mobile', detail: DETAIL, delta: 'added' };
const takes = (phone: object) => phoneSchema.safeParse(phone).success;

describe('a phone', () => {
  it('has its number (complete and in parts), line type and known details if full', () => {
    expectFields(fullPhoneSchema, FULL, { orNull: 'detail bestTimeToCall activity provenance', orAbsent: 'delta' });
    for (const id of ['5035550186', '25035550186', '1503555018']) expect(takes({ ...FULL, id })).toBe(false);
  });
  it('has only the digits of its area code if masked', () => {
    expectFields(maskedPhoneSchema, MASKED, { orNull: 'detail', orAbsent: 'delta' });
    expect(takes({ ...MASKED, npa: '503555' })).toBe(false);
    expect(takes({ ...MASKED, nxx: '555' })).toBe(false);
  });
  it('is a mobile, a landline or something else', () => {
    for (const linetype of ['Mobile', 'Landline', 'Other']) expect(takes({ ...MASKED, linetype })).toBe(true);
    expect(takes({ ...MASKED, linetype: 'Fax' })).toBe(false);
  });
  it('is Active, Inactive, Unknown or unchecked [P3-052]', () => {
    for (const activity of ['Active', 'Inactive', 'Unknown', null]) expect(takes({ ...FULL, activity })).toBe(true);
    expect(takes({ ...FULL, activity: 'Busy' })).toBe(false);
  });
  it('is best called at certain hours (0 to 23) on weekdays and weekends, in its own time zone [P3-051]', () => {
    expectFields(bestTimeToCallSchema, HOURS, { orNull: 'timezone' });
    for (const weekday of [[0, 23], []]) expect(takes({ ...FULL, bestTimeToCall: { ...HOURS, weekday } })).toBe(true);
    for (const weekend of [[24], [-1], [9.5]])
      expect(takes({ ...FULL, bestTimeToCall: { ...HOURS, weekend } })).toBe(false);
  });
});
