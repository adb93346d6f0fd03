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
  it('that is full has its number whole and in parts, its line type and what is known of it', () => {
    expectFields(fullPhoneSchema, FULL, { orNull: 'detail bestTimeToCall activity provenance', orAbsent: 'delta' });
    for (const id of ['5035550186', '25035550186', '1503555018']) expect(takes({ ...FULL, id })).toBe(false);
  });
  it('that is masked has its area code and no other digit', () => {
    expectFields(maskedPhoneSchema, MASKED, { orNull: 'detail', orAbsent: 'delta' });
    expect(takes({ ...MASKED, npa: '503555' })).toBe(false);
    expect(takes({ ...MASKED, nxx: '555' })).toBe(false);
  });
  it('is a mobile, a landline or another one', () => {
    for (const linetype of ['Mobile', 'Landline', 'Other']) expect(takes({ ...MASKED, linetype })).toBe(true);
    expect(takes({ ...MASKED, linetype: 'Fax' })).toBe(false);
  });
  it('is Active, Inactive or Unknown, or was not checked [P3-052]', () => {
    for (const activity of ['Active', 'Inactive', 'Unknown', null]) expect(takes({ ...FULL, activity })).toBe(true);
    expect(takes({ ...FULL, activity: 'Busy' })).toBe(false);
  });
  it('is best called at hours from 0 to 23 of weekdays and weekends, in a time zone of its own [P3-051]', () => {
    expectFields(bestTimeToCallSchema, HOURS, { orNull: 'timezone' });
    for (const weekday of [[0, 23], []]) expect(takes({ ...FULL, bestTimeToCall: { ...HOURS, weekday } })).toBe(true);
    for (const weekend of [[24], [-1], [9.5]])
      expect(takes({ ...FULL, bestTimeToCall: { ...HOURS, weekend } })).toBe(false);
  });
});
