import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Person, PersonDetails } from '../../../../shared/contract/person/person.ts';
import type { Slot } from '../../../../shared/funnels/funnel-values.ts';
import { offersFor } from '../../../../tests/fixtures/page-definition.ts';
import {
  buildAddress,
  buildCounts,
  buildMaskedPhone,
  buildObfuscatedAddress,
  buildPerson,
  buildPhone,
  buildRelative,
} from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage, buildPageDefinition } from '../../../../tests/fixtures/person-page.ts';
import { PersonPage } from '../PersonPage.tsx';
import type { PersonPageModel } from '../person-model.ts';

type Known = Partial<Omit<PersonDetails, 'userInfo'>> & { readonly userInfo?: Partial<PersonDetails['userInfo']> };

/** The viewers, by what the details say about them. */
const VIEWERS = {
  anonymous: {},
  free: { userInfo: { userType: 'free' } },
  cancelled: { userInfo: { userType: 'cancelled' } },
  'out of lookups': { userInfo: { userType: 'paid', lookupUsage: { max: 20, used: 20 }, isOutOfLookups: true } },
  'not opened': { userInfo: { userType: 'paid', lookupUsage: { max: 20, used: 3 }, canOpen: true } },
  premium: { entitlement: 'premium', userInfo: { userType: 'paid', lookupUsage: { max: 20, used: 3 } } },
  smb: { entitlement: 'smb', userInfo: { userType: 'smb', lookupUsage: { max: null, used: 3 } } },
  bg: { entitlement: 'bg', lookupType: 'bg', userInfo: { userType: 'transactional' } },
  credits: { userInfo: { userType: 'transactional credits', backgroundCredits: 2 } },
} as const satisfies Record<string, Known>;
type ViewerName = keyof typeof VIEWERS;

/** Text, click kind, path and funnel of a slot's content; null if empty. */
type Row = readonly [text: string, kind: string, path: string, funnelType: string | null] | null;
type PageSlot = Exclude<Slot, 'stickyHeaderPrimary' | 'stickyHeaderSecondary' | 'registry' | 'property' | 'rightRail'>;

const SUMMARY = '/checkout/summary';
const MANAGE = '/billing/manage-plan';
/** The page that the one-click upgrade is without JavaScript. */
const UPGRADE = '/billing/upgrade';
const CREDITS = '/billing/purchase-credits';
const PERSON = 'person_onepages_1';
const REPORT = 'bg_onepages_1';
const TO_REPORT = '#person-details-bg-section';

const sold = (path: string, funnelType: string, kind = 'funnel') => ({
  phones: ['View Phone Numbers', kind, path, funnelType] as Row,
  emails: ['View email addresses', kind, path, funnelType] as Row,
  addresses: ['View full addresses', kind, path, funnelType] as Row,
  relatives: ['See all relatives', kind, path, funnelType] as Row,
});
const report = (path: string) => ({
  subHeader: ['See the report', 'funnel', path, REPORT] as Row,
  background: ['Unlock background report', 'funnel', path, REPORT] as Row,
});
const OPEN: Row = ['Open this page', 'internal-navigation', '#open-this-page', null];
const NOTHING = { header: null, phones: null, emails: null, addresses: null, relatives: null } as const;
const ACTIVITY: Row = ['Add phone activity', 'one-click-upgrade', MANAGE, 'business'];

const TABLE: Record<ViewerName, Record<PageSlot, Row>> = {
  anonymous: { ...NOTHING, ...sold(SUMMARY, PERSON), ...report('/checkout/search') },
  free: { ...NOTHING, ...sold(SUMMARY, PERSON), ...report('/checkout/search') },
  cancelled: { ...NOTHING, ...sold(MANAGE, PERSON), ...report(CREDITS) },
  'out of lookups': {
    ...sold(UPGRADE, 'default', 'one-click-upgrade'),
    ...report(CREDITS),
    header: ['See Premium Unlimited', 'one-click-upgrade', UPGRADE, 'default'],
  },
  'not opened': { ...report(CREDITS), header: null, phones: OPEN, emails: OPEN, addresses: OPEN, relatives: OPEN },
  premium: {
    ...NOTHING,
    ...report(CREDITS),
    phones: ['Add phone activity', 'one-click-upgrade', UPGRADE, 'business'],
    emails: ['View email addresses', 'one-click-upgrade', UPGRADE, 'business'],
  },
  smb: { ...NOTHING, ...report(CREDITS) },
  bg: {
    ...NOTHING,
    phones: ACTIVITY,
    subHeader: ['Go to the report', 'internal-navigation', TO_REPORT, null],
    background: null,
  },
  credits: {
    ...NOTHING,
    ...sold(MANAGE, PERSON),
    subHeader: ['See what it holds', 'internal-navigation', TO_REPORT, null],
    background: ['Use 1 credit', 'consume-background-credit', '/billing/unlock-report', null],
  },
};

/** A person as this viewer gets them: with everything hidden, or only what none of their plans shows. */
function personFor(viewer: Known, stateCode: string): Person {
  const relatives = [...Array(6).keys()].map((n) => buildRelative(n));
  const email = { email: 'maya@example.com', kind: 'personal', score: 90, isPrimary: true, provenance: null } as const;
  const hidden = buildObfuscatedAddress({ city: 'Salem', stateCode, isHistorical: false });
  const entitlement = viewer.entitlement ?? 'free';
  const isFree = entitlement === 'free';
  const person = buildPerson({
    relatives,
    mobilePhones: isFree ? [buildMaskedPhone()] : [buildPhone('0142', { linetype: 'Mobile' })],
    addresses: [isFree ? hidden : buildAddress({ stateCode })],
    emails: isFree
      ? { type: 'obfuscated', domains: ['example.com'], recentlyUsedCount: 1, otherCount: 1 }
      : entitlement === 'premium'
        ? { type: 'partial', partialEmails: [{ name: 'm', domain: 'example.com', score: 60 }] }
        : { type: 'full', emails: [email] },
  });
  return { ...person, counts: { ...person.counts, emailsCount: 2, relativesCount: isFree ? 9 : 6 } };
}

function pageFor({ userInfo, ...known }: Known, stateCode: string): PersonPageModel {
  const person = personFor({ ...known }, stateCode);
  const viewer = { ...buildDetails(person).userInfo, ...userInfo };
  const offers = offersFor(person, {
    entitlement: known.entitlement ?? 'free',
    userType: viewer.userType,
    isOutOfLookups: viewer.isOutOfLookups,
    canOpen: viewer.canOpen === true,
    credits: viewer.backgroundCredits,
  });
  const emailPresentationType = person.emails.type;
  const details = buildDetails(person, {
    ...known,
    userInfo: viewer,
    pageDefinition: buildPageDefinition({ ...offers, userEntitlement: { emailPresentationType } }),
  });
  const counts = buildCounts({ criminalTrafficRecords: 2, offenses: 2 });
  return buildPage(person, { details, counts, isLoggedIn: viewer.userType !== null });
}

const SITE = { viewer: null, path: '/name/-/-/PmayaOstrowski1', search: { name: '', location: '' } };

/** The content of a page's slots: each offer's attributes and words, once per slot. */
function readSlots(page: PersonPageModel) {
  const html = renderToStaticMarkup(<PersonPage page={page} site={SITE} />);
  const offers = [...html.matchAll(/<a ([^>]*data-slot="(\w+)"[^>]*)>(.*?)<\/a>/g)].map(
    ([, attributes = '', slot, inside = '']) => {
      const read = (name: string) =>
        new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? null;
      const [text] = inside.replace(/<svg.*?<\/svg>/, '').split('<');
      return { slot, text, kind: read('data-click'), href: read('href') ?? '', target: read('target') };
    },
  );
  return new Map(offers.map((offer) => [offer.slot, offer]));
}

const PLACES = { Oregon: 'OR', Ohio: 'OH' } as const;
const SLOTS = Object.keys(TABLE.anonymous) as PageSlot[];
const rows = Object.entries(PLACES).flatMap(([place, stateCode]) =>
  (Object.keys(VIEWERS) as ViewerName[]).map((viewer) => ({ place, stateCode, viewer })),
);

describe.each(rows)('$viewer in $place', ({ stateCode, viewer }) => {
  const page = pageFor(VIEWERS[viewer], stateCode);
  const slots = readSlots(page);

  test.each(SLOTS)('%s', (slot) => {
    const expected = TABLE[viewer][slot];
    const found = slots.get(slot);
    if (expected === null) {
      expect(found).toBeUndefined();
      return;
    }
    const [text, kind, path, funnelType] = expected;
    expect(found).toMatchObject({ text, kind });
    const url = new URL(found?.href ?? '', 'https://porchlight.example');
    if (path.startsWith('#')) {
      expect(found).toMatchObject({ href: path, target: null });
      return;
    }
    const isNameless = stateCode === 'OH';
    expect(url.pathname).toBe(path);
    expect(url.searchParams.get('funnelType')).toBe(
      isNameless && funnelType === PERSON ? 'person_state_onepages_1' : funnelType,
    );
    expect(url.searchParams.get('wp_content')).toBe(slot);
    expect(url.searchParams.get('wpId')).toBe('PmayaOstrowski1');
    if (isNameless) expect(found?.href).not.toContain('wp_term');
    else if (funnelType !== null) expect(url.searchParams.get('wp_term')).toBe('Maya-Ostrowski');
    expect(found?.target).toBe(viewer === 'anonymous' && slot !== 'addresses' ? '_blank' : null);
  });
});

test("with credits or an unlocked report, the report card's call to action leads down to the report section [P2-159]", () => {
  for (const viewer of ['credits', 'bg'] as const) {
    const page = pageFor(VIEWERS[viewer], 'OR');
    expect(readSlots(page).get('subHeader')).toMatchObject({
      kind: 'internal-navigation',
      href: TO_REPORT,
      target: null,
    });
    const html = renderToStaticMarkup(<PersonPage page={page} site={SITE} />);
    expect(html.match(new RegExp(`id="${TO_REPORT.slice(1)}"`, 'g'))).toHaveLength(1);
  }
});

test('members of a family and holders of a blocked plan are offered no upgrade [P4-050]', () => {
  const family = pageFor({ ...VIEWERS.premium, userInfo: { ...VIEWERS.premium.userInfo, userType: 'fam' } }, 'OR');
  expect([readSlots(family).has('phones'), readSlots(family).has('emails')]).toEqual([false, false]);
  const mobile = { ...pageFor(VIEWERS['out of lookups'], 'OR'), isUpgradeBlocked: true };
  expect(readSlots(mobile).get('phones')?.href).toMatch(/^\/billing\/manage-plan\?/);
});
