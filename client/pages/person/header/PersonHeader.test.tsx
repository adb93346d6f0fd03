import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Address } from '../../../../shared/contract/person/address.ts';
import type { Emails } from '../../../../shared/contract/person/email.ts';
import type { Person, PersonDetails } from '../../../../shared/contract/person/person.ts';
import {
  buildAddress,
  buildHomeDetails,
  buildObfuscatedAddress,
  buildPartialAddress,
  buildPartialProperty,
  buildPerson,
  buildPhone,
} from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs as allHrefs, renderText } from '../../../ui/text/render-text.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonHeader } from './PersonHeader.tsx';
import { PersonMonitorButton } from './PersonMonitorButton.tsx';

/** As a subscriber sees it: a header without links to a price. */
const Header = ({ person }: { person: Person }) => (
  <PersonHeader page={buildPage(person, { details: buildDetails(person, { lookupType: 'premium' }) })} />
);

/** Its links, all but those of a phone's first screen: whoever else has the name, the prices, taking the page down. */
const WAYS = /^(?:\/opt-out|\/checkout\/pricing|#namesakes$)/;
const renderHrefs = (header: Parameters<typeof allHrefs>[0]) => allHrefs(header).filter((href) => !WAYS.test(href));

const partial: Address = buildPartialAddress({ line1WithoutNumber: 'N Halyard Ave' });
const past = buildObfuscatedAddress({ city: 'Astoria' });

test.each<[string, Address, string]>([
  ['in full', buildAddress(), 'Lives at 88 Alder Ct in Portland, Oregon'],
  ['without its number', partial, 'Lives on N Halyard Ave in Portland, Oregon'],
  ['only the place', { ...past, isHistorical: false }, 'Lives in Astoria, Oregon'],
])('the line under the name gives as much of the street as was sent: %s [P2-136]', (_, address, line) => {
  // A neighborhood says less than a street, so paying must not lead to one.
  const { propertyAddress } = buildHomeDetails();
  const details = buildHomeDetails({ propertyAddress: { ...propertyAddress, macroNbh: 'Kenwick' } });
  const person = buildPerson({ addresses: [address], currentAddressDetails: details });
  expect(renderText(<Header person={person} />)).toContain(line);
});

test('the current city and state end the line under the name [P2-140]', () => {
  const markup = renderToStaticMarkup(<Header person={buildPerson({ addresses: [partial] })} />);
  expect(markup).toMatch(/Lives on N Halyard Ave in <a[^>]*>Portland, Oregon<\/a><\/p>/);
});

test('the number of owned properties links to them if they were sent', () => {
  const partial = buildPartialProperty({ pnpId: null });
  const sent = <Header person={buildPerson({ ownedProperties: [partial, partial] })} />;
  expect(renderText(sent)).toContain('Owns 2 properties');
  expect(renderHrefs(sent)).toContain('#person-details-owned-properties');
  const counts = { ...buildPerson().counts, ownedPropertiesCount: 1 };
  const counted = <Header person={buildPerson({ counts })} />;
  expect(renderText(counted)).toContain('Owns 1 property');
  expect(renderHrefs(counted)).toEqual([]);
});

test('the place links to a search for the name there, if a path can contain the name', () => {
  expect(renderHrefs(<Header person={buildPerson({ addresses: [past] })} />)).toEqual([
    '/name/Maya-Ostrowski/Astoria-OR',
  ]);
  const name = { firstName: '花子', middleName: null, lastName: '山田', suffix: null, fullName: '山田 花子' };
  expect(renderHrefs(<Header person={buildPerson({ name, addresses: [past] })} />)).toEqual([]);
});

test('for someone who has died, the page says where they last lived [P2-137 P2-140]', () => {
  const text = renderText(<Header person={buildPerson({ isDead: true, addresses: [past] })} />);
  expect(text).toContain('Last lived in Astoria, Oregon');
  expect(text).toContain('Records show that Maya has died.');
});

test.each([
  [{ age: 80, ageRange: null, month: 6, year: 1946 }, 'Status Deceased, born Jun, 1946'],
  [{ age: null, ageRange: '65+' }, 'Status Deceased'],
  [{ age: 41, ageRange: null }, 'Status Deceased'],
  [{ age: null, ageRange: '40s' }, 'Status Deceased'],
  [{ age: null, ageRange: null, month: null, year: null }, 'Status Deceased'],
])('for someone who has died, that is said in place of an age, which would keep growing (%#)', (dateOfBirth, text) => {
  const person = buildPerson({ isDead: true, dateOfBirth });
  expect(renderText(<Header person={person} />)).toContain(text);
});

test.each([
  [{ age: 41, ageRange: null }, 'Age 41'],
  [{ age: null, ageRange: '65+' }, 'Age 65+'],
  [{ age: null, ageRange: null }, 'Age --'],
  [{ age: 71, ageRange: null, month: 3, year: 1955 }, 'Age 71, born Mar, 1955'],
  [{ age: 71, ageRange: null, month: null, year: 1955 }, 'Age 71, born 1955'],
])('shows an age as it was sent (%#) [P2-138]', (dateOfBirth, text) => {
  expect(renderText(<Header person={buildPerson({ dateOfBirth })} />)).toContain(text);
});

test("work reads 'title at company', and a profile is linked if there is one [P2-141 P2-142]", () => {
  const work = { type: 'full', title: 'Surveyor', companyName: 'Alder & Finch', companyDomain: null } as const;
  const header = (linkedInUrl: string | null, more: { title?: string; companyName?: string } = {}) => (
    <Header person={buildPerson({ professionalData: { ...work, ...more, linkedInUrl } })} />
  );
  expect(renderText(header(null))).toContain('Work Surveyor at Alder & Finch');
  expect(renderText(header(null, { title: ' ' }))).toContain('Work Alder & Finch Save');
  expect(renderText(header(null, { title: '', companyName: '' }))).not.toContain('Work');
  expect(renderHrefs(header('https://profiles.example/maya'))).toEqual(['https://profiles.example/maya']);
  expect(renderHrefs(header('javascript:alert(1)'))).toEqual([]);
});

test('under work stands why we think so', () => {
  const work = {
    type: 'title_and_company',
    title: 'Surveyor',
    companyName: null,
    linkedInUrlAvailable: false,
  } as const;
  const provenance = { firstSeen: '2014-05', lastSeen: null, source: 'self-reported' } as const;
  const header = <Header person={buildPerson({ professionalData: { ...work, provenance } })} />;
  expect(renderText(header)).toContain(
    'Work Surveyor Why we think so Kind of source Self-reported First seen May, 2014',
  );
});

test('a work teaser only says what is on record', () => {
  const teaser = {
    type: 'teaser' as const,
    titleAvailable: false,
    companyNameAvailable: true,
    linkedInUrlAvailable: true,
  };
  expect(renderText(<Header person={buildPerson({ professionalData: teaser })} />)).toContain(
    'Work Employer on record',
  );
  const none = { ...teaser, companyNameAvailable: false };
  expect(renderText(<Header person={buildPerson({ professionalData: none })} />)).not.toContain('Work');
});

describe('the buttons beside the name', () => {
  const details = (more: Partial<PersonDetails>, person = buildPerson()) => buildDetails(person, more);
  const header = (page: Partial<PersonPageModel>, person = buildPerson()) =>
    renderToStaticMarkup(<PersonHeader page={buildPage(person, page)} />);

  test('save and monitor are forms that work without JavaScript and reflect the current state [P2-143 P2-144]', () => {
    const off = header({ details: details({ lookupType: 'premium', myContactsListId: 7 }) });
    expect(off).toContain('method="post"');
    expect(off).toContain('<input type="hidden" name="list" value="7"/>');
    expect(off).toContain('<input type="hidden" name="name" value="Maya Ostrowski"/>');
    expect(off).toMatch(/value="save" aria-pressed="false" name="do">.*Save<\/button>/);
    expect(off).toMatch(/value="monitor" aria-pressed="false" name="do">.*Monitor<\/button>/);
    const isSo = { personIsOnMyContactsList: true, myContactsListId: 7, isMonitoring: true };
    const on = header({ details: details(isSo) });
    expect(on).toMatch(/value="unsave" aria-pressed="true" name="do">.*Saved<\/button>/);
    // Nothing stops without a question (P4-012): without scripts, a page asks it.
    expect(on).toMatch(
      /<form action="\/monitor\/P\w+" method="get"><button [^>]*value="unmonitor" aria-pressed="true">/,
    );
  });

  test('every monitoring button on a page shows the same state in its own words [P4-013]', () => {
    const said = (form: 'monitor' | 'notify', isMonitoring: boolean) => {
      const page = buildPage(buildPerson(), { details: details({ isMonitoring }) });
      return renderText(<PersonMonitorButton page={page} form={form} />);
    };
    expect([said('monitor', false), said('monitor', true)]).toEqual(['Monitor', 'Monitored']);
    expect([said('notify', false), said('notify', true)]).toEqual(['Get Notified', 'You’re Monitoring']);
  });

  test('for someone who has died there is no monitoring button of any form, and the page says so [P2-145 P6-039]', () => {
    const dead = buildPerson({ isDead: true });
    const page = buildPage(dead, { isLoggedIn: true });
    expect(header({ isLoggedIn: true }, dead)).not.toMatch(/value="(un)?monitor"/);
    expect(header({}, dead)).toContain('Records show that Maya has died. Monitoring and saving are not offered');
    for (const form of ['monitor', 'notify'] as const)
      expect(renderText(<PersonMonitorButton page={page} form={form} />)).toBe('');
  });
});

describe('the phone number and the email address on a narrow screen', () => {
  const texts = (person: Person) => renderText(<Header person={person} />);

  test('are the primary or first one as it was sent, with a link to the others', () => {
    const masked = { type: 'masked', npa: '503', linetype: 'Mobile', detail: null, delta: undefined } as const;
    const phones = { mobilePhones: [masked], landlinePhones: [buildPhone('0186', { isPrimary: true })] };
    const partialEmails = [{ name: 'm', domain: 'example.com', score: 50 }];
    const person = buildPerson({ ...phones, emails: { type: 'partial', partialEmails } });
    expect(texts(person)).toContain('Phone (503) 555-0186 +1 more phone numbers');
    expect(texts(person)).toContain('Email m 88888 rest of the name hidden @example.com Save');
    expect(texts(buildPerson({ mobilePhones: [masked] }))).toContain('Phone (503) 888-8888 remaining seven digits');
    expect(renderHrefs(<Header person={person} />)).toEqual([
      '/phone/1-503-555-0186',
      '#person-details-phone-section',
      '#person-details-email-section',
    ]);
  });

  test('give their number if nothing else was sent, and are missing if there are none', () => {
    expect(texts(buildPerson({ emails: { type: 'only-counts', totalCount: 3 } }))).toContain(
      'Email 3 email addresses on record. Save',
    );
    const domains = ['example.com'];
    const hidden: Emails = { type: 'obfuscated', domains, recentlyUsedCount: 1, otherCount: 1500 };
    expect(texts(buildPerson({ emails: hidden }))).toContain(
      'Email 888888 name hidden @example.com +1,500 more email addresses',
    );
    for (const emails of [{ type: 'none' }, { type: 'full', emails: [] }] satisfies Emails[])
      expect(texts(buildPerson({ emails }))).not.toMatch(/Email|Phone/);
  });
});

test('a phone’s first screen links to others with the name, the prices and the removal; nothing about the dead is sold', () => {
  const living = renderToStaticMarkup(<Header person={buildPerson()} />);
  expect(living).toMatch(/href="#namesakes">Is this the right one\?<\/a>/);
  expect(living).toMatch(/href="\/checkout\/pricing">Prices<\/a>/);
  expect(renderToStaticMarkup(<Header person={buildPerson({ isDead: true })} />)).not.toContain('Prices');
});

test('the way to take the page down is beside the name, and knows whose page it is; of the dead, a relative is asked', () => {
  const person = buildPerson();
  const { fullPath } = buildPage(person);
  const [href] = allHrefs(<Header person={person} />).filter((one) => one.startsWith('/opt-out'));
  expect(new URL(href ?? '', 'https://porchlight.example').searchParams.get('path')).toBe(fullPath.split('?')[0]);
  expect(renderText(<Header person={person} />)).toContain('Is this you? Remove my page');
  const dead = renderText(<Header person={buildPerson({ isDead: true })} />);
  expect(dead).toContain('Is this a relative of yours? Remove this page');
});
