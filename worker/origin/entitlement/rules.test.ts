import { describe, expect, it } from 'vitest';
import { type UserType, userTypeSchema } from '../../../shared/contract/viewer.ts';
import {
  decideEntitlement,
  decideLookupUsage,
  decideOpened,
  decidePlanLookups,
  type EntitlementRequest,
  type PersonFacts,
} from './rules.ts';

const view: EntitlementRequest = { botClass: 'human', isHead: false, isPrefetch: false, isStub: false };
const noFacts: PersonFacts = { wasOpened: false, lookupsUsed: 0, reportExpiresAt: null };

function decide(
  userType: UserType | null,
  facts: Partial<PersonFacts> = {},
  request: Partial<EntitlementRequest> = {},
  lookupsMax: number | null = 20,
) {
  const viewer = userType === null ? null : { userType, lookupsMax };
  return decideEntitlement(viewer, { ...noFacts, ...facts }, { ...view, ...request });
}

const TYPES = [null, ...userTypeSchema.options] as const;
const WITHOUT_PLAN = TYPES.filter((type) => type !== 'paid' && type !== 'fam' && type !== 'smb');

describe('a first view by a human', () => {
  it.each([
    [null, 'free', 'free', false, false, false],
    ['free', 'free', 'free', false, false, false],
    ['cancelled', 'free', 'free', false, true, false],
    ['expired', 'free', 'free', false, false, false],
    ['delinquent', 'free', 'free', false, false, false],
    ['transactional', 'free', 'free', false, false, false],
    ['transactional credits', 'free', 'free', false, false, false],
    ['paid', 'premium', 'premium', true, true, false],
    ['fam', 'premium', 'premium', true, true, false],
    ['smb', 'smb', 'premium', true, true, true],
  ] as const)(
    'of %s is %s',
    (userType, entitlement, lookupType, usesLookup, hasExactRelativeAges, hasBusinessFeatures) => {
      expect(decide(userType)).toEqual({
        entitlement,
        lookupType,
        usesLookup,
        hasExactRelativeAges,
        hasBusinessFeatures,
        isOutOfLookups: false,
        isRefusedPrefetch: false,
      });
    },
  );

  it('is decided for every user type that the contract knows', () => {
    for (const type of TYPES) expect(['free', 'premium', 'smb']).toContain(decide(type).entitlement);
  });
});

describe('lookups', () => {
  it('are used once per person and period', () => {
    for (const type of ['paid', 'fam', 'smb'] as const) {
      const again = decide(type, { wasOpened: true, lookupsUsed: 20 });
      expect(again.entitlement).not.toBe('free');
      expect(again.usesLookup).toBe(false);
    }
  });

  it.each(['paid', 'fam'] as const)('that are used up leave %s the free view and say so', (type) => {
    expect(decide(type, { lookupsUsed: 19 })).toMatchObject({ entitlement: 'premium', usesLookup: true });
    expect(decide(type, { lookupsUsed: 20 })).toEqual({
      entitlement: 'free',
      lookupType: 'free',
      isOutOfLookups: true,
      hasExactRelativeAges: false,
      hasBusinessFeatures: false,
      usesLookup: false,
      isRefusedPrefetch: false,
    });
  });

  it('never run out where they are not limited', () => {
    expect(decide('smb', { lookupsUsed: 900 }).entitlement).toBe('smb');
    expect(decide('paid', { lookupsUsed: 900 }, {}, null).entitlement).toBe('premium');
  });

  it('are shown to viewers with a plan only', () => {
    expect(decideLookupUsage({ userType: 'paid', lookupsMax: 20 }, 3)).toEqual({ max: 20, used: 3 });
    expect(decideLookupUsage({ userType: 'smb', lookupsMax: 20 }, 3)).toEqual({ max: null, used: 3 });
    for (const type of WITHOUT_PLAN)
      expect(decideLookupUsage(type === null ? null : { userType: type, lookupsMax: 20 }, 3)).toBeNull();
  });

  it('that are left are none without a plan and null without a limit', () => {
    expect(decidePlanLookups({ userType: 'paid', lookupsMax: 20 }, 3)).toEqual({ max: 20, left: 17 });
    expect(decidePlanLookups({ userType: 'fam', lookupsMax: 5 }, 9)).toEqual({ max: 5, left: 0 });
    expect(decidePlanLookups({ userType: 'paid', lookupsMax: null }, 9)).toEqual({ max: null, left: null });
    expect(decidePlanLookups({ userType: 'smb', lookupsMax: 5 }, 9)).toEqual({ max: null, left: null });
    expect(decidePlanLookups({ userType: 'expired', lookupsMax: 20 }, 0)).toEqual({ max: 0, left: 0 });
  });
});

describe('an unlocked report', () => {
  it('is open to every account, whatever it pays now, and uses no lookup', () => {
    for (const type of userTypeSchema.options)
      expect(decide(type, { reportExpiresAt: 1 }, {}, 0)).toMatchObject({
        entitlement: 'bg',
        lookupType: 'bg',
        usesLookup: false,
        hasExactRelativeAges: true,
      });
  });

  it('adds no business features to a plan, and takes none away', () => {
    for (const type of userTypeSchema.options)
      expect(decide(type, { reportExpiresAt: 1 }, {}, 0).hasBusinessFeatures).toBe(type === 'smb');
    expect(decide('smb', { wasOpened: true }).hasBusinessFeatures).toBe(true);
    expect(decide('smb', {}, { isPrefetch: true }).hasBusinessFeatures).toBe(true);
  });
});

describe('what was opened before', () => {
  const opened = (type: UserType | null, facts: Partial<PersonFacts> = {}, lookupsMax: number | null = 20) =>
    decideOpened(type === null ? null : { userType: type, lookupsMax }, { ...noFacts, ...facts }, view);

  it('is open again for nothing, and whoever would have to use a lookup sees the free view', () => {
    for (const type of TYPES) {
      expect(opened(type)).toMatchObject({ entitlement: 'free', usesLookup: false, hasBusinessFeatures: false });
      expect(opened(type, {}, null)).toMatchObject({ entitlement: 'free', usesLookup: false });
    }
    expect(opened('paid', { wasOpened: true, lookupsUsed: 20 }).entitlement).toBe('premium');
    expect(opened('smb', { wasOpened: true }).entitlement).toBe('smb');
    for (const type of userTypeSchema.options) expect(opened(type, { reportExpiresAt: 1 }).entitlement).toBe('bg');
  });

  it('is not opened by looking ahead either', () => {
    const ahead = { ...view, isPrefetch: true };
    for (const lookupsMax of [20, null])
      expect(decideOpened({ userType: 'smb', lookupsMax }, noFacts, ahead)).toMatchObject({ entitlement: 'free' });
  });
});

describe('what never counts', () => {
  it('is a bot or a HEAD: free, or premium for a person who was opened before', () => {
    for (const request of [{ botClass: 'search-engine' }, { botClass: 'other-bot' }, { isHead: true }] as const)
      for (const type of ['paid', 'fam', 'smb'] as const) {
        expect(decide(type, {}, request)).toMatchObject({ entitlement: 'free', usesLookup: false });
        expect(decide(type, { wasOpened: true }, request)).toMatchObject({ lookupType: 'premium', usesLookup: false });
      }
  });

  it('is a prefetch: refused where it would cost a lookup, answered where it would not', () => {
    const prefetch = { isPrefetch: true };
    expect(decide('paid', {}, prefetch)).toMatchObject({ isRefusedPrefetch: true, usesLookup: false });
    expect(decide('fam', {}, prefetch)).toMatchObject({ isRefusedPrefetch: true, usesLookup: false });
    for (const type of WITHOUT_PLAN) expect(decide(type, {}, prefetch).isRefusedPrefetch).toBe(false);
    expect(decide('paid', { wasOpened: true }, prefetch)).toMatchObject({
      entitlement: 'premium',
      isRefusedPrefetch: false,
    });
    expect(decide('paid', { lookupsUsed: 20 }, prefetch)).toMatchObject({
      isOutOfLookups: true,
      isRefusedPrefetch: false,
    });
    expect(decide('smb', {}, prefetch)).toMatchObject({ entitlement: 'smb', usesLookup: false });
    expect(decide('paid', {}, { isPrefetch: true, isHead: true })).toMatchObject({
      entitlement: 'free',
      isRefusedPrefetch: false,
    });
  });

  it('is stub=true: the free view for everybody', () => {
    for (const type of TYPES)
      expect(decide(type, { wasOpened: true, reportExpiresAt: 1 }, { isStub: true })).toMatchObject({
        entitlement: 'free',
        lookupType: 'free',
        usesLookup: false,
        hasBusinessFeatures: false,
      });
  });
});
