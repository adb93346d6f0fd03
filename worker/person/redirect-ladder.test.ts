import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePath } from '../../shared/urls/parsers/parse-path.ts';
import { matchSegments } from '../../shared/urls/route-table.ts';
import { PERSON_ID } from '../../tests/fixtures/person.ts';
import { MissingIdParam, NoMatchingId } from '../failures/errors.ts';
import { parsePersonFlags } from './person-flags.ts';
import { climbLadder, kindOfId, type LadderLookups, redirectForUnknown } from './redirect-ladder.ts';

const LEGACY = `${'A'.repeat(41)}+/=`;
const MAYA = { id: PERSON_ID, name: 'Maya Ostrowski', city: 'Portland', state: 'OR' };
const MAYA_PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const flags = (query = '') => parsePersonFlags(new URLSearchParams(query));
const given = { isNamePlaceholder: false, isLocationPlaceholder: false };
const named = (id: string) => ({ id, name: 'Maya Ostrowski', location: 'Portland, OR', ...given });
const nameless = (id: string) => ({
  id,
  name: '',
  location: '',
  isNamePlaceholder: true,
  isLocationPlaceholder: true,
});
/** of a path whose name and place have letters that no path can spell */
const unspellable = (id: string) => ({ ...nameless(id), ...given });

/** Lookups that fail the test when called, except those given. */
function lookups(given: Partial<LadderLookups> = {}): LadderLookups {
  const unexpected = async () => {
    throw new Error('asked on a rung that must not ask');
  };
  return {
    byLegacyId: unexpected,
    bySmartcheckId: unexpected,
    viewer: unexpected,
    hasBoughtReport: unexpected,
    ...given,
  };
}

test('an id is of the first kind in P 2.2 that fits [P2-009]', () => {
  expect(kindOfId(nameless(LEGACY))).toBe('legacy');
  expect(kindOfId(nameless(`1${LEGACY.slice(1)}`))).toBe('legacy');
  expect(kindOfId(nameless('123456789012'))).toBe('smartcheck');
  expect(kindOfId(nameless('3'))).toBe('smartcheck');
  expect(kindOfId(named('123456789012'))).toBe('unknown');
  expect(kindOfId(unspellable('123456789012'))).toBe('unknown');
  expect(kindOfId(named('a b'))).toBe('not-url-safe');
  expect(kindOfId(named(LEGACY.slice(1)))).toBe('not-url-safe');
  expect(kindOfId(named('2'))).toBe('page-number');
  for (const unknown of ['1', '6', '02', `${PERSON_ID}.css`, 'P', `P${'a'.repeat(20)}`])
    expect(kindOfId(named(unknown)), unknown).toBe('unknown');
  expect(kindOfId(named(PERSON_ID))).toBe('person');
});

test('a path without an id is an error with its own message [P2-006 P5-001 P8-009]', () => {
  expect(() => kindOfId(named(''))).toThrow(MissingIdParam);
  expect(() => kindOfId(named(''))).toThrow('missing id path param!');
});

test('no person URL lacks an id, so no page reaches this error [P8-009]', () => {
  const texts = fc.string({ unit: fc.constantFrom('', ' ', '-', '.', '/', '%2F', '%20', '%00', ';', 'P', 'a', '1') });
  fc.assert(
    fc.property(texts, texts, texts, (name, location, id) => {
      for (const path of [`/name/${name}/${location}/${id}`, `/name/${name}/${location}`, `/name/${name}`]) {
        const route = parsePath(path);
        if (route.kind === 'route' && route.name === 'person') expect(route.params.id, path).not.toBe('');
      }
    }),
  );
  for (const path of ['/name/Maya-Ostrowski/Portland-OR', '/name/Maya-Ostrowski/Portland-OR/'])
    expect(parsePath(path), path).not.toMatchObject({ name: 'person' });
  // Whatever happens to slashes earlier: a route accepts no empty segment.
  expect(matchSegments(['name', 'Maya-Ostrowski', 'Portland-OR', ''])).toBeNull();
});

test('a legacy id leads to its person [P2-012]', async () => {
  const target = await climbLadder(named(LEGACY), flags(), lookups({ byLegacyId: async () => MAYA }));
  expect(target).toBe(MAYA_PATH);
});

test('a legacy id of nobody, or of a person without a name, leads to the search, or home without a name [P2-013]', async () => {
  for (const found of [null, { ...MAYA, name: '' }, { ...MAYA, id: 'Xabcdefghijkl' }]) {
    const asked = lookups({ byLegacyId: async () => found });
    expect(await climbLadder(named(LEGACY), flags(), asked)).toBe('/name/Maya-Ostrowski/Portland-OR');
    expect(await climbLadder({ ...named(LEGACY), location: '' }, flags(), asked)).toBe('/name/Maya-Ostrowski/-');
    expect(await climbLadder(nameless(LEGACY), flags(), asked)).toBe('/');
  }
});

test('a smartcheck id leads to its person, or home [P2-017]', async () => {
  const climb = (bySmartcheckId: LadderLookups['bySmartcheckId']) =>
    climbLadder(nameless('123456789012'), flags(), lookups({ bySmartcheckId }));
  expect(await climb(async () => MAYA)).toBe(MAYA_PATH);
  expect(await climb(async () => ({ ...MAYA, name: ' ' }))).toBe('/');
  expect(
    await climb(async () => {
      throw new NoMatchingId();
    }),
  ).toBe('/');
});

test('an id that is not URL-safe leads to the search, a number from 2 to 5 to that page', async () => {
  expect(await climbLadder(named('<script>'), flags(), lookups())).toBe('/name/Maya-Ostrowski/Portland-OR');
  expect(await climbLadder(named('4'), flags(), lookups())).toBe('/name/Maya-Ostrowski/Portland-OR?page=4');
});

test('an impossible id is not looked up [P2-034]', async () => {
  expect(await climbLadder(named('6'), flags(), lookups())).toBe('/name/Maya-Ostrowski/Portland-OR');
  expect(await climbLadder(nameless('x'.repeat(80)), flags(), lookups())).toBe('/');
});

test('an unknown person leads to the search, with the banner for visitors from monitored reports [P2-032]', () => {
  expect(redirectForUnknown(named(PERSON_ID), flags('from_monitored_reports=true'))).toBe(
    '/name/Maya-Ostrowski/Portland-OR?show_info_banner=true',
  );
  expect(redirectForUnknown(nameless(PERSON_ID), flags('from_monitored_reports=true'))).toBe('/');
});

test('only the dash itself leads home: a name that no path can spell leads to a search [P2-033]', () => {
  expect(redirectForUnknown(unspellable(PERSON_ID), flags())).toBe('/name/-/-');
  expect(redirectForUnknown({ ...nameless(PERSON_ID), location: 'OR', isLocationPlaceholder: false }, flags())).toBe(
    '/',
  );
});

test('without is_free=false nothing is asked about the viewer [P2-030]', async () => {
  expect(await climbLadder(named(PERSON_ID), flags('is_free=true'), lookups())).toBeNull();
  expect(await climbLadder(named(PERSON_ID), flags('is_free=0'), lookups())).toBeNull();
});

const PLANS = `/billing/manage-plan?wpId=${PERSON_ID}&email_campaign=true`;
const offer = (viewer: Awaited<ReturnType<LadderLookups['viewer']>>, hasBought = false) =>
  climbLadder(
    named(PERSON_ID),
    flags('is_free=false'),
    lookups({ viewer: async () => viewer, hasBoughtReport: async () => hasBought }),
  );

test.each([
  ['free', ' [P2-026]'],
  ['cancelled', ''],
  ['expired', ''],
  ['transactional', ''],
  ['transactional credits', ' [P2-028]'],
] as const)('is_free=false sends a %s user without lookups to the plans$1', async (userType, _rules) => {
  expect(await offer({ userType, premiumLookupsCount: 0 })).toBe(PLANS);
  expect(await offer({ userType, premiumLookupsCount: 3 })).toBeNull();
  expect(await offer({ userType, premiumLookupsCount: null })).toBeNull();
  expect(await offer({ userType, premiumLookupsCount: 0 }, true)).toBeNull();
});

test('is_free=false sends nobody else there [P2-025]', async () => {
  expect(await offer(null)).toBeNull();
  for (const userType of ['paid', 'fam', 'smb', 'delinquent'] as const)
    expect(await offer({ userType, premiumLookupsCount: 0 }), userType).toBeNull();
});
