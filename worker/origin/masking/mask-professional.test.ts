import { describe, expect, it } from 'vitest';
import { BG, FREE, mask, PAID, PREMIUM, SMB } from '../../../tests/fixtures/person-record.ts';

/** Months, and the job before. */
const DATES = {
  since: '2012-09',
  earlier: [{ title: 'Canary Trainer', companyName: 'Former Works', since: '1999-10', until: '2012-08' }],
  provenance: { firstSeen: '2012-09', lastSeen: '2025-11', source: 'self-reported' },
};

describe('work', () => {
  it('is a teaser in the free view, title, company and their months for premium, everything for a business and in the report [P3-059 P3-060 P3-061]', () => {
    expect(mask(FREE).professionalData).toEqual({
      type: 'teaser',
      titleAvailable: true,
      companyNameAvailable: true,
      linkedInUrlAvailable: true,
    });
    expect(mask(PREMIUM).professionalData).toEqual({
      type: 'title_and_company',
      title: 'Canary Keeper',
      companyName: 'Canary Works',
      linkedInUrlAvailable: true,
      ...DATES,
    });
    for (const access of [SMB, BG])
      expect(mask(access).professionalData).toEqual({
        type: 'full',
        title: 'Canary Keeper',
        companyName: 'Canary Works',
        companyDomain: 'canaryworks.example',
        linkedInUrl: 'https://profile.example/canary',
        ...DATES,
      });
  });

  it('has no months if the record has none', () => {
    for (const access of PAID) {
      expect(mask(access, { jobFacts: null }).professionalData).not.toHaveProperty('since');
      expect(mask(access, { jobFacts: null }).professionalData).not.toHaveProperty('earlier');
    }
  });

  it('is null if nothing is known', () => {
    const unknown = { jobTitle: null, companyName: null, companyDomain: null, linkedInUrl: null };
    for (const access of [FREE, ...PAID]) expect(mask(access, unknown).professionalData).toBeNull();
  });
});
