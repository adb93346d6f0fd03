import { describe, expect, it } from 'vitest';
import { consentModeOf } from './consent.ts';

describe('the law of a country', () => {
  it('requires opt-in in the European Economic Area, the United Kingdom and Switzerland', () => {
    for (const country of ['DE', 'FR', 'IE', 'NO', 'IS', 'LI', 'GB', 'CH', 'RE'])
      expect(consentModeOf(country, null), country).toBe('opt-in');
    for (const country of ['US', 'CA', 'TR', 'T1', undefined])
      expect(consentModeOf(country, null), country).toBe('opt-out');
  });

  it("gives way to the operator's setting", () => {
    expect(consentModeOf('DE', 'opt-out')).toBe('opt-out');
    expect(consentModeOf('US', 'opt-in')).toBe('opt-in');
  });
});
