import { describe, expect, it } from 'vitest';
import { type UserType, userTypeSchema } from '../../../shared/contract/viewer.ts';
import {
  decideEntitlement,
  decideLookupUsage,
  decideOpened,
  decidePlanLookups,
  decideResetDate,
  type EntitlementRequest,
  isLook,
  NO_FACTS,
  type PersonFacts,
} from './rules.ts';

const view: EntitlementRequest = {
  botClass: 'human',
  isHead: false,
  isPrefetch: false,
  isStub: false,
  isChosen: true,
};

function decide(
  userType: UserType | null,
  facts: Partial<PersonFacts> = {},
  request: Partial<EntitlementRequest> = {},
  lookupsMax: number | null = 20,
) {
  const viewer = userType === null ? null : { userType, lookupsMax };
  return decideEntitlement(viewer, { ...NO_FACTS, ...facts }, { ...view, ...request });
}

const TYPES = [null, ...userTypeSchema.options] as const;
const WITHOUT_PLAN = TYPES.filter((type) => type !== 'paid' && type !== 'fam' && type !== 'smb');

describe("a person's first view", () => {
  it.each([
    [null, 'free', 'free', false, false, false, ' [F6-01 P6-001]'],
    ['free', 'free', 'free', false, false, false, ' [F6-02 P6-002]'],
    ['cancelled', 'free', 'free', false, true, false, ' [F6-07 P6-004]'],
    ['expired', 'free', 'free', false, false, false, ' [F6-08 P6-005]'],
    ['delinquent', 'free', 'free', false, false, false, ' [F6-09 P6-010]'],
    ['transactional', 'free', 'free', false, false, false, ' [F6-10 P6-006]'],
    ['transactional credits', 'free', 'free', false, false, false, ' [F6-11 P6-007]'],
    ['paid', 'premium', 'premium', true, true, false, ' [F6-04 P6-008]'],
    ['fam', 'premium', 'premium', true, true, false, ' [F6-03 P6-011]'],
    ['smb', 'smb', 'premium', true, true, true, ' [F6-05 P6-009]'],
  ] as const)(
    'of %s is %s$6',
    (userType, entitlement, lookupType, usesLookup, hasExactRelativeAges, hasBusinessFeatures, _rules) => {
      expect(decide(userType)).toEqual({
        entitlement,
        lookupType,
        usesLookup,
        hasExactRelativeAges,
        hasBusinessFeatures,
        isOutOfLookups: false,
        canOpen: false,
        isRefusedPrefetch: false,
      });
    },
  );

  it('is decided for every user type in the contract [F3-30 P6-014]', () => {
    for (const type of TYPES) expect(['free', 'premium', 'smb']).toContain(decide(type).entitlement);
  });
});

describe('lookups', () => {
  it('are used once per person and period [P6-015]', () => {
    for (const type of ['paid', 'fam', 'smb'] as const) {
      const again = decide(type, { wasOpened: true, lookupsUsed: 20 });
      expect(again.entitlement).not.toBe('free');
      expect(again.usesLookup).toBe(false);
    }
  });

  it.each(['paid', 'fam'] as const)('that are used up leave %s with the free view and say so [P6-016]', (type) => {
    expect(decide(type, { lookupsUsed: 19 })).toMatchObject({ entitlement: 'premium', usesLookup: true });
    expect(decide(type, { lookupsUsed: 20 })).toEqual({
      entitlement: 'free',
      lookupType: 'free',
      isOutOfLookups: true,
      canOpen: false,
      hasExactRelativeAges: false,
      hasBusinessFeatures: false,
      usesLookup: false,
      isRefusedPrefetch: false,
    });
  });

  it('are not used for a person about whom Premium shows nothing more, and no viewer is told that they ran out', () => {
    for (const type of ['paid', 'fam'] as const) {
      const nothing = { hasMore: false, lookupsUsed: 3 };
      expect(decide(type, nothing)).toMatchObject({ entitlement: 'premium', usesLookup: false });
      expect(decide(type, nothing, { isPrefetch: true })).toMatchObject({
        entitlement: 'premium',
        isRefusedPrefetch: false,
      });
      expect(decide(type, nothing, { botClass: 'other-bot' })).toMatchObject({ entitlement: 'free' });
      expect(decide(type, { hasMore: false, lookupsUsed: 20 })).toMatchObject({
        entitlement: 'free',
        isOutOfLookups: false,
        usesLookup: false,
      });
    }
    expect(decide('free', { hasMore: false }).entitlement).toBe('free');
  });

  describe('of a viewer whom somebody else’s page may have sent', () => {
    const sent = { isChosen: false };

    it.each(['paid', 'fam'] as const)('are not used: %s sees the free view, and could open the person', (type) => {
      expect(decide(type, {}, sent)).toEqual({
        entitlement: 'free',
        lookupType: 'free',
        isOutOfLookups: false,
        canOpen: true,
        hasExactRelativeAges: false,
        hasBusinessFeatures: false,
        usesLookup: false,
        isRefusedPrefetch: false,
      });
    });

    it('do not matter to people opened before, unlocked reports, and people who have nothing more to show', () => {
      for (const type of ['paid', 'fam'] as const) {
        expect(decide(type, { wasOpened: true }, sent)).toMatchObject({ entitlement: 'premium', canOpen: false });
        expect(decide(type, { hasMore: false }, sent)).toMatchObject({ entitlement: 'premium', canOpen: false });
        expect(decide(type, { reportExpiresAt: 1 }, sent)).toMatchObject({ entitlement: 'bg', canOpen: false });
      }
    });

    it('do not matter to plans that have no limit: they have none to spend', () => {
      expect(decide('smb', {}, sent)).toMatchObject({ entitlement: 'smb', canOpen: false });
      expect(decide('paid', {}, sent, null)).toMatchObject({ entitlement: 'premium', canOpen: false });
    });

    it('cannot be offered once they are used up, without a plan, or to a bot', () => {
      expect(decide('paid', { lookupsUsed: 20 }, sent)).toMatchObject({ isOutOfLookups: true, canOpen: false });
      for (const type of WITHOUT_PLAN) expect(decide(type, {}, sent).canOpen).toBe(false);
      expect(decide('paid', {}, { ...sent, botClass: 'other-bot' }).canOpen).toBe(false);
    });

    it('cost a prefetch nothing, so it is answered', () => {
      expect(decide('paid', {}, { ...sent, isPrefetch: true })).toMatchObject({
        canOpen: true,
        isRefusedPrefetch: false,
      });
    });

    it('are offered on a stub, too', () => {
      expect(decide('paid', {}, { isStub: true }).canOpen).toBe(true);
      for (const facts of [{ wasOpened: true }, { hasMore: false }, { lookupsUsed: 20 }])
        expect(decide('paid', facts, { isStub: true }).canOpen).toBe(false);
      expect(decide('smb', {}, { isStub: true }).canOpen).toBe(false);
      expect(decide('paid', {}, { isStub: true }, null).canOpen).toBe(false);
    });
  });

  it('are back at the end of the period, if the plan counts them [P3-115]', () => {
    const resetOf = (userType: UserType, lookupsMax: number | null) =>
      decideResetDate({ userType, lookupsMax, periodEnd: Date.UTC(2026, 11, 9) });
    expect([resetOf('paid', 20), resetOf('fam', 20)]).toEqual(Array(2).fill('2026-12-09T00:00:00.000Z'));
    for (const [type, max] of [
      ['paid', null],
      ['smb', 20],
      ['free', 20],
      ['paid', 0],
    ] as const)
      expect(resetOf(type, max)).toBeNull();
  });

  it('never run out if they are unlimited [F6-06]', () => {
    expect(decide('smb', { lookupsUsed: 900 }).entitlement).toBe('smb');
    expect(decide('paid', { lookupsUsed: 900 }, {}, null).entitlement).toBe('premium');
  });

  it('are shown only to viewers with a plan [P3-008]', () => {
    expect(decideLookupUsage({ userType: 'paid', lookupsMax: 20 }, 3)).toEqual({ max: 20, used: 3 });
    expect(decideLookupUsage({ userType: 'smb', lookupsMax: 20 }, 3)).toEqual({ max: null, used: 3 });
    for (const type of WITHOUT_PLAN)
      expect(decideLookupUsage(type === null ? null : { userType: type, lookupsMax: 20 }, 3)).toBeNull();
  });

  it('left are none without a plan and null if unlimited [F3-31]', () => {
    expect(decidePlanLookups({ userType: 'paid', lookupsMax: 20 }, 3)).toEqual({ max: 20, left: 17 });
    expect(decidePlanLookups({ userType: 'fam', lookupsMax: 5 }, 9)).toEqual({ max: 5, left: 0 });
    expect(decidePlanLookups({ userType: 'paid', lookupsMax: null }, 9)).toEqual({ max: null, left: null });
    expect(decidePlanLookups({ userType: 'smb', lookupsMax: 5 }, 9)).toEqual({ max: null, left: null });
    expect(decidePlanLookups({ userType: 'expired', lookupsMax: 20 }, 0)).toEqual({ max: 0, left: 0 });
  });
});

describe('an unlocked report', () => {
  it('is open to every account, whatever it pays now, and uses no lookup [F6-12 P6-012]', () => {
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

describe('a person opened before', () => {
  const opened = (type: UserType | null, facts: Partial<PersonFacts> = {}, lookupsMax: number | null = 20) =>
    decideOpened(type === null ? null : { userType: type, lookupsMax }, { ...NO_FACTS, ...facts }, view);

  it('is open again for free, while a viewer who would need a lookup sees the free view', () => {
    for (const type of TYPES) {
      expect(opened(type)).toMatchObject({ entitlement: 'free', usesLookup: false, hasBusinessFeatures: false });
      expect(opened(type, {}, null)).toMatchObject({ entitlement: 'free', usesLookup: false });
    }
    expect(opened('paid', { wasOpened: true, lookupsUsed: 20 }).entitlement).toBe('premium');
    expect(opened('smb', { wasOpened: true }).entitlement).toBe('smb');
    for (const type of userTypeSchema.options) expect(opened(type, { reportExpiresAt: 1 }).entitlement).toBe('bg');
  });

  it('is open however the reader came here', () => {
    const sent = { ...view, isChosen: false };
    expect(decideOpened({ userType: 'paid', lookupsMax: 20 }, NO_FACTS, sent)).toMatchObject({ canOpen: false });
    expect(decideOpened({ userType: 'paid', lookupsMax: 20 }, { ...NO_FACTS, wasOpened: true }, sent).entitlement).toBe(
      'premium',
    );
  });

  it('is not opened by a prefetch either', () => {
    const ahead = { ...view, isPrefetch: true };
    for (const lookupsMax of [20, null])
      expect(decideOpened({ userType: 'smb', lookupsMax }, NO_FACTS, ahead)).toMatchObject({ entitlement: 'free' });
  });
});

it('only a person who opens the page looks at it: no bot, HEAD, prefetch or stub [P2-046 P6-044]', () => {
  expect(isLook(view)).toBe(true);
  for (const other of [{ botClass: 'other-bot' }, { isHead: true }, { isPrefetch: true }, { isStub: true }] as const)
    expect(isLook({ ...view, ...other })).toBe(false);
});

describe('a request that never counts', () => {
  it('is a bot or a HEAD: free, or premium for a person opened before [P6-044]', () => {
    for (const request of [{ botClass: 'search-engine' }, { botClass: 'other-bot' }, { isHead: true }] as const)
      for (const type of ['paid', 'fam', 'smb'] as const) {
        expect(decide(type, {}, request)).toMatchObject({ entitlement: 'free', usesLookup: false });
        expect(decide(type, { wasOpened: true }, request)).toMatchObject({ lookupType: 'premium', usesLookup: false });
      }
  });

  it('is a prefetch: refused if it would cost a lookup, answered otherwise', () => {
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

  it('is stub=true: the free view for everybody [P2-046]', () => {
    for (const type of TYPES)
      expect(decide(type, { wasOpened: true, reportExpiresAt: 1 }, { isStub: true })).toMatchObject({
        entitlement: 'free',
        lookupType: 'free',
        usesLookup: false,
        hasBusinessFeatures: false,
      });
  });
});
