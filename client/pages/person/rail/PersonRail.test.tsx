import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PersonDetails } from '../../../../shared/contract/person/person.ts';
import {
  buildObfuscatedAddress,
  buildPartialProperty,
  buildPerson,
  buildPhone,
  buildRelative,
} from '../../../../tests/fixtures/person.ts';
import {
  buildCallToAction,
  buildDetails,
  buildPage,
  buildPageDefinition,
} from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import type { PersonPageModel } from '../person-model.ts';
import { estimateSections } from './decide-rail.ts';
import { PersonRail, PersonRailGuide, PersonTakeAway } from './PersonRail.tsx';

const address = buildObfuscatedAddress();
const phones = (count: number) => Array.from({ length: count }, (_, n) => buildPhone(`${1000 + n}`));
const short = buildPerson({ mobilePhones: phones(1) });
const usual = buildPerson({ addresses: [address, address], landlinePhones: phones(9), relatives: [buildRelative(1)] });
const long = buildPerson({
  addresses: Array(9).fill(address),
  landlinePhones: phones(30),
  relatives: [buildRelative(1)],
});
const seePremium = buildCallToAction('See Premium', { destination: 'premium' });

function pageOf(person = usual, more: Partial<PersonPageModel> = {}, details: Partial<PersonDetails> = {}) {
  const pageDefinition = buildPageDefinition({ callsToAction: { rightRail: seePremium } });
  return buildPage(person, { details: buildDetails(person, { pageDefinition, ...details }), ...more });
}

const rail = (page: PersonPageModel) => (
  <>
    <PersonRailGuide page={page} sections={[]} />
    <PersonRail page={page} path="/name/Maya-Ostrowski/-/PmayaOstrowski1" />
  </>
);
const boxes = (page: PersonPageModel) =>
  [...renderToStaticMarkup(rail(page)).matchAll(/data-ad-size="(\w+)"/g)].map(([, size]) => size);

const viewer = (
  userType: PersonDetails['userInfo']['userType'],
  lookupUsage: PersonDetails['userInfo']['lookupUsage'] = null,
) => ({
  userInfo: {
    userType,
    primaryEmail: null,
    productName: null,
    lookupUsage,
    resetsAt: null,
    isOutOfLookups: false,
    backgroundCredits: 0,
    creditsExpireAt: null,
    reportExpiresAt: null,
  },
});

describe('the ad boxes of the rail', () => {
  test('are 300x250, 300x600 and 160x600, as many as there is room for [P1-017]', () => {
    expect(boxes(pageOf(short))).toEqual([]);
    expect(boxes(pageOf(usual))).toEqual(['300x250']);
    expect(boxes(pageOf(long))).toEqual(['300x250', '300x600', '160x600']);
    expect(renderText(rail(pageOf(long))).match(/Porchlight explains/g)).toHaveLength(3);
    expect(boxes(pageOf(long, { ads: null }))).toEqual([]);
  });

  test('are for people with a free view, and for nobody else [F1-11]', () => {
    for (const userType of [null, 'free', 'cancelled', 'expired', 'transactional'] as const)
      expect(boxes(pageOf(long, {}, viewer(userType)))).toHaveLength(3);
    for (const entitlement of ['premium', 'smb', 'bg'] as const)
      expect(boxes(pageOf(long, {}, { entitlement }))).toEqual([]);
    for (const userType of ['paid', 'fam', 'smb'] as const)
      expect(boxes(pageOf(long, {}, viewer(userType)))).toEqual([]);
    expect(boxes(pageOf(long, { isBot: true }))).toEqual([]);
  });
});

describe('the in-house ad', () => {
  const textOf = (more: Partial<PersonPageModel> = {}, details: Partial<PersonDetails> = {}) =>
    renderText(rail(pageOf(long, more, details)));

  test("gives the origin's own count, rounded down", () => {
    expect(textOf({}, { peopleCount: 2_001 })).toContain(
      'From Porchlight More than 2,000 people on record. See Premium',
    );
    expect(textOf({}, { peopleCount: 2_000 })).toContain('More than 1,900 people on record.');
    expect(textOf({}, { peopleCount: 7 })).toContain('7 people on record.');
    expect(textOf({}, { peopleCount: 2_001 })).not.toMatch(/million|faster/);
  });

  test("says '250 million people' and 'up to 4x faster' only if the operator confirmed both [P9-057 P1-015]", () => {
    expect(textOf({ isHouseClaimConfirmed: true })).toContain(
      'From Porchlight Contact data for more than 250 million people, up to 4x faster. See Premium',
    );
    expect(textOf({ isHouseClaimConfirmed: true })).not.toContain('on record');
    expect(textOf({ isHouseClaimConfirmed: false })).not.toMatch(/250 million|4x/);
  });

  test('links where the registry says, and has no link without an entry', () => {
    expect(renderHrefs(rail(pageOf(long, { ads: null }))).at(-1)).toMatch(/^\/checkout\/.*wp_content=rightRail/);
    expect(textOf({ ads: null }, { pageDefinition: buildPageDefinition() })).toMatch(/people on record\.$/);
  });

  test('is missing if nobody is on record, for bots, and for paying viewers', () => {
    for (const none of [
      textOf({}, { peopleCount: 0 }),
      textOf({ isBot: true, isHouseClaimConfirmed: true }),
      textOf({ isHouseClaimConfirmed: true }, { entitlement: 'smb' }),
    ])
      expect(none).not.toContain('From Porchlight');
  });
});

test("without room for the in-house ad, the registry's offer for the rail is shown alone, but not beside a bare name", () => {
  expect(renderText(rail(pageOf(short)))).toMatch(/Remove my page Claim it See Premium/);
  expect(renderText(rail(pageOf(buildPerson())))).not.toContain('See Premium');
});

describe('the number of lookups left', () => {
  const left = (max: number | null, used: number) =>
    renderText(rail(pageOf(usual, { isLoggedIn: true }, { entitlement: 'premium', ...viewer('paid', { max, used }) })));

  test('is shown under the journey', () => {
    expect(left(20, 7)).toContain(' Premium lookups 13 of 20 left');
    expect(left(20, 20)).toContain(' Premium lookups 0 of 20 left');
  });
  test('is missing if lookups are unlimited', () => {
    expect(left(null, 7)).not.toContain('lookups');
  });
});

describe('the height of the sections', () => {
  test('grows with their content, and with the card after them', () => {
    const heights = [buildPerson(), short, usual, long].map((person) => estimateSections(pageOf(person)));
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(4);
    expect(estimateSections(pageOf(short, { genealogyUrl: 'https://genealogy.example/' }))).toBeGreaterThan(
      estimateSections(pageOf(short)),
    );
  });
  test('grows with each domain of an email address and each home that is owned', () => {
    const withDomains = (count: number) =>
      estimateSections(
        pageOf({
          ...short,
          emails: {
            type: 'obfuscated',
            domains: Array.from({ length: count }, (_, index) => `mail${index}.example`),
            recentlyUsedCount: 0,
            otherCount: 0,
          },
        }),
      );
    expect(withDomains(4) - withDomains(1)).toBe(3 * (withDomains(2) - withDomains(1)));
    expect(withDomains(2)).toBeGreaterThan(withDomains(1));
    const withHomes = (count: number) =>
      estimateSections(pageOf({ ...usual, ownedProperties: Array(count).fill(buildPartialProperty()) }));
    expect(withHomes(1)).toBeGreaterThan(withHomes(0));
    expect(withHomes(3)).toBeGreaterThan(withHomes(2));
    expect(withHomes(4)).toBe(withHomes(3));
  });
  test('does not grow with folded content', () => {
    const twelve = buildPerson({ addresses: Array(12).fill(address) });
    const hundred = buildPerson({ addresses: Array(100).fill(address) });
    expect(estimateSections(pageOf(hundred))).toBe(estimateSections(pageOf(twelve)));
  });
});

const person = buildPerson();

test('an open report links to its print view and says how long it stays open', () => {
  const details = buildDetails(person, { lookupType: 'bg', entitlement: 'bg' });
  const userInfo = { ...details.userInfo, reportExpiresAt: Date.UTC(2026, 11, 14) };
  const card = <PersonTakeAway page={buildPage(person, { details: { ...details, userInfo } })} />;
  expect(renderText(card)).toContain('You can read it online until Dec 14, 2026. Print view');
  expect(renderHrefs(card)).toEqual(['/name/Maya-Ostrowski/-/PmayaOstrowski1?view=print']);
});

test('a locked report has no link to a print view', () => {
  expect(renderText(<PersonTakeAway page={buildPage(person)} />)).toBe('');
});
