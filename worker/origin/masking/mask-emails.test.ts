import { describe, expect, it } from 'vitest';
import { BG, FREE, mask, PAID, PREMIUM, record, SMB } from '../../../tests/fixtures/person-record.ts';

describe('email addresses', () => {
  it('in the free view are up to three domains and two counts [P3-045 P9-016 P9-018]', () => {
    expect(mask(FREE).emails).toEqual({
      type: 'obfuscated',
      domains: ['one.example', 'two.example', 'three.example'],
      recentlyUsedCount: 2,
      otherCount: 3,
    });
  });

  it('for premium are a first letter and a domain [P3-044]', () => {
    expect(mask(PREMIUM).emails).toMatchObject({
      type: 'partial',
      partialEmails: [
        { name: 'c', domain: 'one.example', score: 90 },
        { name: 's', domain: 'one.example', score: 50 },
        { name: 't', domain: 'two.example', score: 51 },
        { name: 'f', domain: 'three.example', score: 0 },
        { name: 'f', domain: 'four.example', score: 10 },
      ],
    });
  });

  it('are whole for a business and in the report [P3-043]', () => {
    for (const access of [SMB, BG]) expect(mask(access).emails).toEqual({ type: 'full', emails: record.emails });
  });

  it('are empty for everybody if there are none [P3-047]', () => {
    for (const access of [FREE, ...PAID]) expect(mask(access, { emails: [] }).emails).toEqual({ type: 'none' });
  });
});
