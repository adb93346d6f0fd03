import { describe, expect, it } from 'vitest';
import { BG, FREE, mask, PAID, PREMIUM, phone, record, SMB, SMB_BG } from '../../../tests/fixtures/person-record.ts';
import type { Access } from './access.ts';

describe('phones', () => {
  it('in the free view are listed landlines in full and first, and area codes of all others [P3-024 P3-048 P3-049 P6-022]', () => {
    const { landlinePhones, mobilePhones, otherPhones } = mask(FREE);
    const detail = { city: 'Portland', stateCode: 'OR', isPrimary: false };
    const listed = {
      type: 'full',
      npa: '503',
      nxx: '555',
      linetype: 'Landline',
      isListed: true,
      isProfessional: false,
      bestTimeToCall: null,
      activity: null,
      provenance: { firstSeen: '2014-05', lastSeen: '2026-01', source: 'public directory' },
    };
    expect(landlinePhones).toEqual([
      { ...listed, id: '15035550112', local: '0112', nationalNumber: '(503) 555-0112', detail },
      { ...listed, id: '15035550113', local: '0113', nationalNumber: '(503) 555-0113', detail: null },
      { type: 'masked', npa: '503', linetype: 'Landline', detail: null },
    ]);
    expect(mobilePhones).toEqual([
      { type: 'masked', npa: '503', linetype: 'Mobile', detail: { ...detail, isPrimary: true } },
      { type: 'masked', npa: '503', linetype: 'Mobile', detail: null },
    ]);
    expect(otherPhones).toEqual([{ type: 'masked', npa: '503', linetype: 'Other', detail }]);
  });

  it('in the free view are at most five landlines, two mobiles and three others [P9-011]', () => {
    const phones = (['Landline', 'Mobile', 'Other'] as const).flatMap((lineType, group) =>
      Array.from({ length: 8 }, (_, at) => phone(`503555${group}${at}00`, lineType, lineType === 'Landline')),
    );
    const masked = mask(FREE, { phones });
    expect(masked.landlinePhones).toHaveLength(5);
    expect(masked.mobilePhones).toHaveLength(2);
    expect(masked.otherPhones).toHaveLength(3);
    expect(masked.counts).toMatchObject({ phonesCount: 24, landlinePhonesCount: 8, mobilePhonesCount: 8 });
  });

  it('other than landlines are in no directory, whatever is recorded [P6-023]', () => {
    const [mobile] = mask(FREE, { phones: [phone('5035550101', 'Mobile', true)] }).mobilePhones;
    expect(mobile?.type).toBe('masked');
  });

  it('are full with details for a paying viewer, one of them the primary one [P3-050 F1-06]', () => {
    for (const access of PAID) {
      const { mobilePhones, landlinePhones, otherPhones } = mask(access);
      const all = [...mobilePhones, ...landlinePhones, ...otherPhones];
      expect(all).toHaveLength(7);
      expect(all.every(({ type, detail }) => type === 'full' && detail !== null)).toBe(true);
      expect(all.filter(({ detail }) => detail?.isPrimary)).toEqual([mobilePhones[0]]);
    }
  });

  it('say when to call to viewers with business features, also in an unlocked report, and to nobody else', () => {
    const times = (access: Access) => mask(access).mobilePhones.map((one) => one.type === 'full' && one.bestTimeToCall);
    const { bestTimeToCall } = phone('5035550101', 'Mobile');
    for (const access of [SMB, SMB_BG]) expect(times(access)).toEqual([bestTimeToCall, bestTimeToCall, bestTimeToCall]);
    for (const access of [PREMIUM, BG]) expect(times(access)).toEqual([null, null, null]);
  });

  it('for business say so, and whether they are in use is left to a later check', () => {
    const phones = record.phones.map((one) => ({ ...one, isProfessional: true }));
    for (const access of PAID)
      for (const one of mask(access, { phones }).mobilePhones)
        expect(one).toMatchObject({ isProfessional: true, activity: null, provenance: { firstSeen: '2014-05' } });
  });
});
