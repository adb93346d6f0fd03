import { describe, expect, test } from 'vitest';
import { NO_EXPERIMENTS } from '../../shared/experiments/experiments.ts';
import { buildPerson } from '../../tests/fixtures/person.ts';
import { buildDetails, NO_FLAGS } from '../../tests/fixtures/person-page.ts';
import { adPlanOf } from './ad-plan.ts';
import type { AdSettings } from './ad-settings.ts';

const ads: AdSettings = {
  frameOrigin: 'https://ads.example.net',
  scriptUrl: 'https://tag.example.com/tag.js',
  bidScriptUrl: 'https://tag.example.com/bids.js',
  pubmaxScriptUrl: 'https://pubmax.example.com/p.js',
  unitPath: '/1/people',
  delayMs: { mobile: 3, desktop: 2 },
  bidTimeoutMs: 1,
};
const details = buildDetails(buildPerson());
const page = { details, isBot: false, flags: NO_FLAGS };
const input = { refusesAds: false, experiments: NO_EXPERIMENTS };
const other = { ...input, experiments: { ...NO_EXPERIMENTS, PUBMAX_ADS: 1 } };

describe('who has ad slots', () => {
  test('somebody who reads for free, and is told no script, which only the frames know', () => {
    expect(adPlanOf(page, input, ads)).toEqual({
      frameOrigin: 'https://ads.example.net',
      network: 'main',
      delayMs: { mobile: 3, desktop: 2 },
      bidTimeoutMs: 1,
    });
  });

  test('nobody without a network', () => {
    expect(adPlanOf(page, input, null)).toBeNull();
  });

  test('no bot, so none is led to the second script either [F6-19]', () => {
    expect(adPlanOf({ ...page, isBot: true }, input, ads)).toBeNull();
  });

  test('not with ad_free=true [F1-12 F6-30]', () => {
    expect(adPlanOf({ ...page, flags: { ...NO_FLAGS, isAdFree: true } }, input, ads)).toBeNull();
  });

  test('nobody who refuses advertising [F1-13]', () => {
    expect(adPlanOf(page, { ...input, refusesAds: true }, ads)).toBeNull();
  });

  test('no viewer who pays', () => {
    for (const entitlement of ['premium', 'smb', 'bg'] as const)
      expect(adPlanOf({ ...page, details: { ...details, entitlement } }, input, ads)).toBeNull();
    for (const userType of ['paid', 'fam', 'smb'] as const) {
      const userInfo = { ...details.userInfo, userType };
      expect(adPlanOf({ ...page, details: { ...details, userInfo } }, input, ads)).toBeNull();
    }
  });
});

test('PUBMAX_ADS variant 1 chooses the other network, if there is one [P6-055]', () => {
  expect(adPlanOf(page, other, ads)?.network).toBe('pubmax');
  expect(adPlanOf(page, other, { ...ads, pubmaxScriptUrl: null })?.network).toBe('main');
});
