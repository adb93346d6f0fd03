import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Person } from '../../../shared/contract/person/person.ts';
import {
  buildCounts,
  buildMaskedPhone,
  buildObfuscatedAddress,
  buildPerson,
  buildPhone,
  buildRelative,
} from '../../../tests/fixtures/person.ts';
import { buildDetails, buildPage, buildPageDefinition } from '../../../tests/fixtures/person-page.ts';
import { deadPageFaults } from '../../../tests/support/dead.ts';
import { renderText } from '../../ui/text/render-text.ts';
import { PersonPage } from './PersonPage.tsx';
import type { PersonPageModel } from './person-model.ts';

const site = { viewer: null, path: '/name/Maya-Ostrowski/-/PmayaOstrowski1', search: { name: '', location: '' } };
const address = buildObfuscatedAddress({ isHistorical: false });
const counts = buildCounts({
  currentAddresses: 1,
  offenses: 1,
  properties: 2,
  publicRecords: 4,
  criminalTrafficRecords: 2,
  licensesPermits: 1,
  bankruptcies: 3,
});

function sectionIds(person: Person, more: Partial<PersonPageModel> = {}): string[] {
  const html = renderToStaticMarkup(<PersonPage page={buildPage(person, more)} site={site} />);
  return [...html.matchAll(/<h2 id="person-details-([a-z]+)-section"/g)].map(([, id]) => id ?? '');
}

test('a logged-out visitor sees phone numbers before addresses [P2-081 P2-088]', () => {
  expect(sectionIds(buildPerson({ addresses: [address] }))).toEqual(['phone', 'address', 'email', 'relatives']);
});

test('a logged-in viewer sees addresses before phone numbers [P2-075 P2-080]', () => {
  expect(sectionIds(buildPerson({ addresses: [address] }), { isLoggedIn: true })).toEqual([
    'address',
    'phone',
    'email',
    'relatives',
  ]);
});

test('without an address, the addresses are the last list for everybody, before the report [P2-082 P2-086]', () => {
  const person = buildPerson({
    mobilePhones: [buildPhone('0142')],
    associates: [buildRelative(1, { kind: 'Associate' })],
  });
  for (const isLoggedIn of [true, false]) {
    const order = ['phone', 'email', 'relatives', 'associates', 'address', 'bg'];
    expect(sectionIds(person, { isLoggedIn, counts })).toEqual(order);
  }
});

test('the sections follow the summaries in order, then the report, then the sponsored card [P2-074 F1-04 P1-001]', () => {
  const person = buildPerson({ addresses: [address], associates: [buildRelative(1, { kind: 'Associate' })] });
  const details = { ...pageWithTexts(person).details };
  const page = buildPage(person, { details, counts, isLoggedIn: true, genealogyUrl: 'https://partner.example/find' });
  const html = renderToStaticMarkup(<PersonPage page={page} site={site} />);
  const marks = ['sub-header', 'address', 'phone', 'email', 'relatives', 'associates', 'bg'];
  const [summary = '', ...sections] = marks.map((mark) => `id="person-details-${mark}-section"`);
  const order = [summary, '...more', ...sections, 'Before you use this', 'Looking further back'];
  const places = order.map((mark) => html.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('associates that were only counted still have their section', () => {
  const person = buildPerson({ addresses: [address] });
  expect(sectionIds({ ...person, counts: { ...person.counts, associatesCount: 2 } }).at(-1)).toBe('associates');
});

/** A page with a summary, questions and related people. */
function pageWithTexts(person: Person): PersonPageModel {
  const none = { lastNameCity: [], fullNameElsewhere: [], company: [], jobTitle: [] };
  const ada = { fn: 'Ada', mn: null, ln: 'Fir', city: 'Bend', state: 'OR', id: 'Pneighbor0001' };
  const details = buildDetails(person, {
    pageDefinition: buildPageDefinition({
      personDetailsSeoSummary: { summary: 'Maya Ostrowski lives in Portland. '.repeat(4) },
      personDetailsFaqs: {
        title: 'Questions about Maya',
        faqs: [{ question: 'How old?', answer: 'Age 41.', cta: null }],
      },
    }),
    relatedPeople: { ...none, neighbors: [ada] },
  });
  return buildPage(person, { details });
}

test.each([
  ['with sections', buildPerson({ addresses: [address] })],
  ['with only a name', buildPerson()],
])(
  'summary, sections, questions and related people come in this order, each of them once (%s) [P2-079]',
  (_, person) => {
    const html = renderToStaticMarkup(<PersonPage page={pageWithTexts(person)} site={site} />);
    const order = [
      '<h1',
      '...more',
      'Before you use this',
      'Questions about',
      '<h2>Is this you?',
      'Ada Fir',
      '<footer',
    ];
    const places = order.map((mark) => html.indexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const mark of ['...more', 'Questions about', 'Ada Fir']) expect(html.split(mark)).toHaveLength(2);
  },
);

test('the written summary is not in the journey bar [P2-076]', () => {
  const page = pageWithTexts(buildPerson({ addresses: [address] }));
  const nav = /<nav[^>]*aria-labelledby="journey".*?<\/nav>/.exec(
    renderToStaticMarkup(<PersonPage page={page} site={site} />),
  );
  expect([...(nav?.[0] ?? '').matchAll(/href="#person-details-([a-z-]+)-section"/g)].map(([, id]) => id)).toEqual([
    'sub-header',
    'phone',
    'address',
    'email',
    'relatives',
  ]);
});

test('a person with nothing but a name gets a page that says so and offers nothing', () => {
  const text = renderText(<PersonPage page={buildPage(buildPerson())} site={site} />);
  expect(text).toContain('Only the name is on record');
  expect(text).toContain('We have a name and nothing else. No address');
  expect(text).not.toContain('View Phone Numbers');
});

const noRecords = buildCounts();

test('a name without any records shows no numbers, and nothing is for sale', () => {
  const text = renderText(<PersonPage page={buildPage(buildPerson(), { counts: noRecords })} site={site} />);
  expect(text).toContain('There is nothing to unlock here, so nothing is for sale.');
  expect(text).not.toMatch(/Background report|Criminal|See the report/);
});

test('a name with records shows the numbers', () => {
  const text = renderText(<PersonPage page={buildPage(buildPerson(), { counts })} site={site} />);
  expect(text).toContain('We have a name and the records below.');
  expect(text).toContain('Criminal & Traffic 2');
  const missing = renderText(<PersonPage page={buildPage(buildPerson(), { counts: 'missing' })} site={site} />);
  expect(missing).toContain('Record counts are not available right now.');
});

test('the page of somebody who has died offers no way to reach them and sells nothing, whatever was sent', () => {
  const dead = buildPerson({
    isDead: true,
    addresses: [address],
    mobilePhones: [buildPhone('0142'), buildMaskedPhone()],
    landlinePhones: [buildPhone('0186', { isListed: true })],
    emails: { type: 'partial', partialEmails: [{ name: 'm', domain: 'example.com', score: 90 }] },
    counts: { emailsCount: 1 },
    professionalData: {
      type: 'full',
      title: 'Bookbinder',
      companyName: 'Alder Paper',
      companyDomain: null,
      linkedInUrl: 'https://profile.example/maya',
    },
  });
  for (const entitlement of ['free', 'premium', 'smb', 'bg'] as const) {
    const details = buildDetails(dead, { entitlement, lookupType: entitlement === 'free' ? 'free' : 'premium' });
    const sold = buildPage(dead, { details, counts, isLoggedIn: entitlement !== 'free' });
    const pageDefinition = buildPageDefinition({ callsToAction: {} });
    const page = { ...sold, details: { ...details, pageDefinition } };
    const main = /<main.*<\/main>/s.exec(renderToStaticMarkup(<PersonPage page={page} site={site} />))?.[0] ?? '';
    expect(main).toContain('Deceased');
    expect(main).toContain('Bookbinder at Alder Paper');
    expect(deadPageFaults(main), entitlement).toEqual([]);
  }
});

test('on the page of somebody who has died, relatives come first, and only a reader who has the report sees it', () => {
  const dead = buildPerson({ isDead: true, addresses: [address] });
  expect(sectionIds(dead, { counts })).toEqual(['relatives', 'address']);
  const text = renderText(<PersonPage page={buildPage(dead, { counts })} site={site} />);
  expect(text).not.toMatch(/Background report|Criminal|Unlock/);
  const details = buildDetails(dead, { entitlement: 'bg', lookupType: 'bg' });
  expect(sectionIds(dead, { counts, details, isLoggedIn: true })).toEqual(['relatives', 'address', 'bg']);
});

test('if only the name of somebody who has died is on record, no report is sold either', () => {
  const text = renderText(<PersonPage page={buildPage(buildPerson({ isDead: true }), { counts })} site={site} />);
  expect(text).toContain('We have a name. No address or relative is on record, and nothing is for sale here.');
  expect(text).not.toMatch(/Background report|Criminal/);
});

test('nobody is asked whether they are a person who has died', () => {
  const rail = (isDead: boolean) =>
    renderText(<PersonPage page={buildPage(buildPerson({ isDead, addresses: [address] }))} site={site} />);
  expect(rail(true)).toContain('Is this a relative of yours?');
  expect(rail(true)).not.toContain('Is this you?');
  expect(rail(false)).toContain('Is this you?');
});

test('without counts, as for a bot, there is no report card and no error message', () => {
  const text = renderText(<PersonPage page={buildPage(buildPerson({ addresses: [address] }))} site={site} />);
  expect(text).not.toContain('Background report');
  expect(text).not.toContain('not available');
});

test('the report card counts every record once [P2-156 F1-04]', () => {
  const page = buildPage(buildPerson({ addresses: [address] }), { counts });
  expect(renderText(<PersonPage page={page} site={site} />)).toMatch(
    /Criminal & Traffic 2 Public 3 Property 2 More 1 Nothing found in evictions\./,
  );
});

test('an empty report is not offered [P2-160]', () => {
  const text = renderText(
    <PersonPage page={buildPage(buildPerson({ addresses: [address] }), { counts: noRecords })} site={site} />,
  );
  expect(text).toContain('no report to sell');
  expect(text).not.toContain('See the report');
});

test('the disclaimer is under the sections and in the footer', () => {
  const text = renderText(<PersonPage page={buildPage(buildPerson())} site={site} />);
  expect(text.match(/not a consumer reporting agency/g)).toHaveLength(2);
});

test('a paying viewer without lookups is told why the view is free [P4-049]', () => {
  const details = buildDetails(buildPerson(), {
    userInfo: {
      userType: 'paid',
      primaryEmail: 'reader@example.com',
      productName: null,
      lookupUsage: { max: 20, used: 20 },
      resetsAt: null,
      isOutOfLookups: true,
      backgroundCredits: 0,
      creditsExpireAt: null,
      reportExpiresAt: null,
    },
  });
  const text = renderText(<PersonPage page={buildPage(buildPerson(), { details, isLoggedIn: true })} site={site} />);
  expect(text).toContain(
    'You have opened all 20 of this month’s people. People you have opened stay open. New ones show the free view.',
  );
});

describe('a subscriber who sees the free view and has lookups left', () => {
  const open = (used: number) => {
    const userInfo = {
      ...buildDetails(buildPerson()).userInfo,
      userType: 'paid',
      lookupUsage: { max: 20, used },
      canOpen: true,
    } as const;
    const person = buildPerson({ addresses: [address], mobilePhones: [buildMaskedPhone()] });
    const pageDefinition = buildPageDefinition({ callsToAction: {} });
    const details = buildDetails(person, { userInfo, pageDefinition });
    return <PersonPage page={buildPage(person, { details, isLoggedIn: true })} site={site} />;
  };

  test('opens the page with a button that says what it uses [P6-015]', () => {
    const button = /<form method="post"><button [^>]*value="open"[^>]*>([^<]*)</;
    expect(button.exec(renderToStaticMarkup(open(3)))?.[1]).toBe('Open this page (uses 1 of your 17 lookups)');
    expect(button.exec(renderToStaticMarkup(open(19)))?.[1]).toBe('Open this page (uses your last lookup)');
    expect(renderText(open(3))).toContain('This is the free view. No lookup was used.');
  });

  test('is not sold at a glance what the button shows', () => {
    const html = renderToStaticMarkup(open(3));
    expect(html).toContain('href="#open-this-page"');
    expect(html).not.toMatch(/Get Maya|funnelType=person_onepages_1/);
  });
});

test('no element has inline styles', () => {
  const page = buildPage(buildPerson({ addresses: [address], mobilePhones: [buildPhone('0142')] }), { counts: 'late' });
  expect(renderToStaticMarkup(<PersonPage page={page} site={site} />)).not.toContain('style="');
});
