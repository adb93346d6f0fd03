import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Emails } from '../../../shared/contract/person/email.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import type { NavigationTarget } from '../../../shared/funnels/offer-destination.ts';
import { PERSON_SECTIONS } from '../../../shared/people/person-sections.ts';
import {
  buildAddress,
  buildCounts,
  buildMaskedPhone,
  buildObfuscatedAddress,
  buildPerson,
  buildPhone,
  buildRelative,
} from '../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PersonReportTag } from './PersonLockTag.tsx';
import { PersonPage } from './PersonPage.tsx';
import { isNameHidden } from './page-omissions.ts';
import { priceLink } from './person-links.ts';
import type { PersonPageModel } from './person-model.ts';

const site = { viewer: null, path: '/name/Maya-Ostrowski/-/PmayaOstrowski1', search: { name: '', location: '' } };
const masked = buildMaskedPhone();
const domains: Emails = { type: 'obfuscated', domains: ['example.com'], recentlyUsedCount: 1, otherCount: 1 };

/** A person with something hidden in every block. */
function lockedPage(stateCode = 'OR', more: Partial<PersonPageModel> = {}): PersonPageModel {
  const person = buildPerson({
    mobilePhones: [masked],
    addresses: [buildObfuscatedAddress({ city: 'Salem', stateCode, isHistorical: false })],
    emails: domains,
    relatives: [...Array(6).keys()].map((n) => buildRelative(n)),
  });
  const counts = { ...person.counts, emailsCount: 2, relativesCount: 9 };
  return buildPage({ ...person, counts }, { counts: buildCounts({ criminalTrafficRecords: 2 }), ...more });
}

const render = (page: PersonPageModel) => <PersonPage page={page} site={site} />;
const funnels = (page: PersonPageModel) =>
  renderHrefs(render(page))
    .filter((href) => href.includes('wp_content='))
    .map((href) => new URL(href, 'https://porchlight.example'));

/** The HTML of a section, from its anchor to the next section's. */
function sectionOf(html: string, name: NavigationTarget): string {
  const from = html.indexOf(`id="${PERSON_SECTIONS[name].anchor}"`);
  const next = Object.values(PERSON_SECTIONS)
    .map(({ anchor }) => html.indexOf(`id="${anchor}"`))
    .filter((at) => at > from);
  return html.slice(from, Math.min(...next, html.length));
}

describe('an upsell', () => {
  test('is in every block that hides something [P6-017]', () => {
    const html = renderToStaticMarkup(render(lockedPage()));
    for (const name of ['summary', 'phones', 'addresses', 'emails', 'relatives'] as const)
      expect(sectionOf(html, name), name).toMatch(/href="\/checkout\/[^"]*wp_content=/);
  });

  test('opens a funnel that knows the person and where the click was [P6-027]', () => {
    const links = funnels(lockedPage());
    expect(links.length).toBeGreaterThanOrEqual(6);
    for (const { pathname, searchParams } of links) {
      expect(pathname).toMatch(/^\/checkout\/(summary|search|business)$/);
      expect(searchParams.get('wpId')).toBe('PmayaOstrowski1');
      expect(searchParams.get('wp_term')).toBe('Maya-Ostrowski');
      expect(searchParams.get('funnelType')).toMatch(/^(person|bg)_onepages_1$/);
    }
  });

  test('depends on who the answer says is looking: lookups left, none left, arrived from an ad', () => {
    const path = (userType: UserType | null, lookupUsage: { max: number | null; used: number } | null, more = {}) => {
      const userInfo = {
        userType,
        primaryEmail: null,
        productName: null,
        lookupUsage,
        resetsAt: null,
        isOutOfLookups: false,
        backgroundCredits: 0,
        creditsExpireAt: null,
        reportExpiresAt: null,
      };
      const details = buildDetails(buildPerson(), { userInfo });
      return priceLink(buildPage(buildPerson(), { details, isLoggedIn: userType !== null, ...more }), 'phones').href;
    };
    expect(path('paid', { max: 20, used: 19 })).toMatch(/^\/billing\/purchase-credits\?/);
    expect(path('paid', { max: 20, used: 20 })).toMatch(/^\/billing\/manage-plan\?/);
    expect(path('smb', { max: null, used: 900 })).toMatch(/^\/billing\/purchase-credits\?/);
    expect(path('cancelled', null)).toMatch(/^\/billing\/manage-plan\?/);
    expect(path('free', null, { isFromPaidSearch: true })).toMatch(/^\/checkout\/summary\?.*person_sem_onepages_1/);
  });
});

describe('in Ohio and Illinois', () => {
  test('no link to a price and no text around one contains the name', () => {
    for (const stateCode of ['OH', 'IL']) {
      const page = lockedPage(stateCode);
      expect(isNameHidden(page)).toBe(true);
      expect(renderText(render(page))).toContain('Get Contact Info');
      expect(renderText(render(page))).not.toMatch(/Get Maya/);
      for (const { search } of funnels(page))
        expect(search.replace('PmayaOstrowski1', '')).not.toMatch(/maya|ostrowski|wp_term/i);
    }
    expect(isNameHidden(lockedPage('OR'))).toBe(false);
  });
});

describe('the tag of a locked card', () => {
  test('is Premium or Background Report, in the sections and not in the summary above them [F6-26]', () => {
    const html = renderToStaticMarkup(render(lockedPage()));
    expect(sectionOf(html, 'summary')).not.toMatch(/Background Report<|Premium</);
    expect(sectionOf(html, 'background')).toContain('Background Report<');
    for (const name of ['phones', 'addresses', 'emails'] as const)
      expect(sectionOf(html, name), name).toContain('Premium<');
  });

  test('of a background report leads to where one is sold, in a new tab for logged-out visitors [F6-24]', () => {
    const tag = (isLoggedIn: boolean) => <PersonReportTag page={lockedPage('OR', { isLoggedIn })} slot="background" />;
    expect(renderHrefs(tag(false))).toEqual([
      '/checkout/search?wp_term=Maya-Ostrowski&wp_content=background&wp_source=people&wp_medium=onepages' +
        '&funnelType=bg_onepages_1&wpId=PmayaOstrowski1',
    ]);
    expect(renderText(tag(false))).toBe('Background Report (opens in a new window)');
    expect(renderText(tag(true))).toBe('Background Report');
    const card = sectionOf(renderToStaticMarkup(render(lockedPage())), 'background');
    expect(card).toMatch(/<a [^>]*href="\/checkout\/search[^>]*><span[^>]*>(?:<svg.*?<\/svg>)?Background Report/s);
  });

  test('of a background report uses a credit if there is one, and is not a funnel then', () => {
    const page = lockedPage();
    const userInfo = { ...page.details.userInfo, backgroundCredits: 1, creditsExpireAt: null, reportExpiresAt: null };
    const tag = <PersonReportTag page={{ ...page, details: { ...page.details, userInfo } }} slot="background" />;
    expect(renderText(tag)).toBe('Background Report (use 1 credit)');
    expect(renderHrefs(tag)).toEqual([
      '/billing/unlock-report?wp_content=background&wp_source=people&wpId=PmayaOstrowski1',
    ]);
    expect(renderToStaticMarkup(tag)).toContain('data-credit="tag"');
  });
});

test('chips of cards say primary, professional, recently used, new and updated where that is true [P9-074]', () => {
  const relatives = (['added', 'changed'] as const).map((delta, n) => ({ ...buildRelative(n), delta }));
  const email = { kind: 'personal', score: 90, isPrimary: false, provenance: null } as const;
  const person = buildPerson({
    addresses: [buildAddress()],
    mobilePhones: [buildPhone('0142', { isPrimary: true }), buildPhone('0143', { isProfessional: true })],
    emails: { type: 'full', emails: [{ ...email, email: 'maya@example.com' }] },
    relatives,
  });
  const details = buildDetails(person, { entitlement: 'bg', lookupType: 'bg' });
  const html = renderToStaticMarkup(render(buildPage(person, { details, isLoggedIn: true })));
  const chips = [...html.matchAll(/<span class="[^"]*chip[^"]*">([^<]+)<\/span>/gi)].map(([, text]) => text);
  for (const word of ['Primary', 'Professional', 'Recently Used', 'New', 'Updated']) expect(chips).toContain(word);
  expect(chips).not.toContain('Guilty');
});
