import { describe, expect, it } from 'vitest';
import { choiceOf, consentModeOf } from './consent.ts';

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

it("a choice is read from the banner's groups", () => {
  const banner = (groups: string) =>
    `isGpcEnabled=1&datestamp=Sun+Nov+22+2026&version=202601.1.0&groups=${encodeURIComponent(groups)}&AwaitingReconsent=false`;
  expect(choiceOf(banner('C0001:1,C0002:1,C0004:0'), 'C0002')).toBe(true);
  expect(choiceOf(banner('C0001:1,C0002:0,C0004:1'), 'C0002')).toBe(false);
  expect(choiceOf('groups=C0001:1,C0002:0', 'C0002')).toBe(false);
  for (const none of [undefined, '', banner('C0001:1'), 'groups=C0002', 'groups=C0002:2', 'C0002:1', 'groups=XC0002:1'])
    expect(choiceOf(none, 'C0002'), none).toBe(null);
});
