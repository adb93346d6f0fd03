import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CallToAction } from '../../../shared/contract/person/page-definition.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { NO_EXPERIMENTS } from '../../../shared/experiments/experiments.ts';
import { loginWays } from '../../../shared/urls/login-ways.ts';
import {
  buildMaskedPhone,
  buildObfuscatedAddress,
  buildPartialProperty,
  buildPerson,
  buildRelative,
} from '../../../tests/fixtures/person.ts';
import { buildDetails, buildPage, buildPageDefinition } from '../../../tests/fixtures/person-page.ts';
import { LoginDialog } from '../../account/LoginDialog.tsx';
import { PersonPage } from './PersonPage.tsx';
import { offerLink } from './person-links.ts';
import type { PersonPageModel } from './person-model.ts';

const SITE = { viewer: null, path: '/name/Maya-Ostrowski/-/PmayaOstrowski1', search: { name: '', location: '' } };

const offer = (destination: CallToAction['destination']): CallToAction => ({
  text: 'See more',
  lateTemplate: null,
  clickKind: 'funnel',
  destination,
  source: 'registry',
});

/** A homeowner whose details are all hidden, as this viewer gets them. */
function pageFor(userType: UserType | null): PersonPageModel {
  const person = buildPerson({
    mobilePhones: [buildMaskedPhone()],
    addresses: [buildObfuscatedAddress({ city: 'Salem', isHistorical: false })],
    ownedProperties: [buildPartialProperty()],
    emails: { type: 'obfuscated', domains: ['example.com'], recentlyUsedCount: 1, otherCount: 1 },
    relatives: [buildRelative(1)],
  });
  const counts = { ...person.counts, emailsCount: 2, relativesCount: 9 };
  const callsToAction = {
    phones: offer('person'),
    emails: offer('person-email'),
    addresses: offer('person'),
    relatives: offer('person'),
    property: offer('property'),
  };
  const { userInfo } = buildDetails(person);
  const details = buildDetails(
    { ...person, counts },
    { userInfo: { ...userInfo, userType }, pageDefinition: buildPageDefinition({ callsToAction }) },
  );
  return buildPage(details.results, {
    details,
    isLoggedIn: userType !== null,
    experiments: { ...NO_EXPERIMENTS, PROPERTY_UPSELL: 1 },
  });
}

interface Link {
  readonly pathname: string;
  readonly query: Readonly<Record<string, string>>;
  /** opens in the same tab */
  readonly isHere: boolean;
}

function linksOf(node: ReactNode): Link[] {
  return [...renderToStaticMarkup(node).matchAll(/<a [^>]*href="([^"#]+)"[^>]*>/g)].map(([tag, href = '']) => {
    const { pathname, searchParams } = new URL(href.replaceAll('&amp;', '&'), 'https://porchlight.example');
    return { pathname, query: Object.fromEntries(searchParams), isHere: !tag.includes('target=') };
  });
}
const page = (userType: UserType | null) => linksOf(<PersonPage page={pageFor(userType)} site={SITE} />);
const to = (links: readonly Link[], path: string) => links.filter(({ pathname }) => pathname === path);

describe('a person page links', () => {
  test('to the plan in the same tab, from every block that hides something [P2-109]', () => {
    const links = to(page('cancelled'), '/billing/manage-plan');
    const slots = new Set(links.map(({ query }) => query.wp_content));
    expect([...slots]).toEqual(expect.arrayContaining(['phones', 'emails', 'addresses', 'relatives', 'property']));
    expect(links.filter(({ isHere }) => !isHere)).toEqual([]);
  });

  test('to Speed Search [P2-110]', () => {
    const { href } = offerLink(pageFor('smb'), 'registry', 'speed-search');
    expect(href).toMatch(/^\/account\/speed-search\?/);
  });

  test('to a forgotten password, from the log-in dialog over it [P2-112]', () => {
    const ways = loginWays({ redirect: SITE.path });
    const dialog = <LoginDialog redirect={SITE.path} ways={ways} email="" upsell={null} onClose={() => {}} />;
    expect(to(linksOf(dialog), '/auth/forgot-password')).toHaveLength(1);
  });

  test('to the terms [P2-113]', () => {
    expect(to(page(null), '/terms-of-service')).toHaveLength(1);
  });

  test('to the privacy page [P2-114]', () => {
    expect(to(page(null), '/privacy')).toHaveLength(1);
  });

  test('to the checkout for a person [P2-116]', () => {
    const slots = to(page(null), '/checkout/summary').map(({ query }) => query.wp_content);
    expect(slots).toEqual(expect.arrayContaining(['phones', 'emails', 'addresses', 'relatives']));
  });

  test('to the checkout for a property [P2-117]', () => {
    const property = { wp_source: 'property', propertyUrl: '/property/n1' };
    for (const userType of [null, 'free', 'fam'] as const) {
      const [link, ...others] = to(page(userType), '/checkout/property-summary');
      expect(link?.query).toMatchObject(property);
      expect(link?.query).not.toHaveProperty('property');
      expect(others).toEqual([]);
    }
  });

  test('to the plan with a property, for subscribers [P2-118]', () => {
    const property = { property: 'true', wp_source: 'property', propertyUrl: '/property/n1' };
    for (const userType of ['cancelled', 'paid', 'smb'] as const) {
      const links = page(userType);
      expect(to(links, '/checkout/property-summary')).toEqual([]);
      const about = to(links, '/billing/manage-plan').filter(({ query }) => 'propertyUrl' in query);
      expect(about.map(({ query }) => query)).toEqual([expect.objectContaining(property)]);
    }
  });
});
