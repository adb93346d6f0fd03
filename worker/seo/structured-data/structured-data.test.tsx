import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Document } from '../../../client/document.tsx';
import type { PageModel } from '../../../client/pages/page-model.ts';
import { linksOf } from '../../../client/pages/person/links-of.ts';
import type { Person } from '../../../shared/contract/person/person.ts';
import type { BotClass } from '../../../shared/contract/transport/envelope.ts';
import {
  buildAddress,
  buildMaskedPhone,
  buildObfuscatedAddress,
  buildPartialAddress,
  buildPerson,
  buildPhone,
  buildRelative,
} from '../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../tests/fixtures/person-page.ts';
import { shownPage } from '../../../tests/support/shown-page.ts';
import { ofType, schemaFaults, type Thing, thingsOf, unshownValues } from '../../../tests/support/structured-data.ts';
import { personHead } from '../person-head.ts';
import { structuredData } from './structured-data.ts';

const ORIGIN = 'https://porchlight.example';

function saidOf(page: PageModel, { botClass = 'human', status = 200 }: { botClass?: BotClass; status?: number } = {}) {
  const canonical = page.kind === 'person' ? personHead(page.details, ORIGIN, false).canonical : null;
  return structuredData({ status, page, head: { canonical }, botClass, origin: ORIGIN });
}

const thingsIn = (text: string | null): readonly Thing[] => thingsOf({ structured: text === null ? [] : [text] });

/** What a person's page says about them. */
function personIn(known: Parameters<typeof buildPerson>[0]): Thing {
  const things = thingsIn(saidOf(buildPage(buildPerson(known))));
  return ofType(things, 'WebPage')[0]?.mainEntity as Thing;
}

describe('of a person', () => {
  test('up to 5 landlines, the first as primary and the rest as other ones [P9-045]', () => {
    const landlinePhones = [
      buildMaskedPhone({ linetype: 'Landline' }),
      ...['0101', '0102', '0103', '0104', '0105', '0106'].map((last4) => buildPhone(last4)),
    ];
    const mobilePhones = [buildPhone('0107', { linetype: 'Mobile' })];
    const { contactPoint } = personIn({ landlinePhones, mobilePhones }) as unknown as { contactPoint: Thing[] };
    expect(contactPoint.map(({ telephone }) => String(telephone).slice(-4))).toEqual([
      ...['0101', '0102', '0103', '0104', '0105'],
    ]);
    expect(contactPoint.map(({ contactType }) => contactType)).toEqual(['primary', 'other', 'other', 'other', 'other']);
  });

  test('numbers as +1-npa-nxx-local [P9-046]', () => {
    expect(personIn({ landlinePhones: [buildPhone('0186')] }).contactPoint).toEqual([
      { '@type': 'ContactPoint', contactType: 'primary', telephone: '+1-503-555-0186' },
    ]);
  });

  test('2 relatives and 1 associate, those whom the page names first, with the links that it has [P9-047]', () => {
    const hidden = { type: 'obfuscated', kind: 'Relative' } as const;
    const relatives = [hidden, buildRelative(1), buildRelative(2, { isDead: true }), buildRelative(3)];
    const associates = [buildRelative(4), buildRelative(5)].map((one) => ({ ...one, kind: 'Associate' as const }));
    const { relatedTo, knows } = personIn({ relatives, associates });
    const [first, second] = relatedTo as Thing[];
    expect(relatedTo).toHaveLength(2);
    expect(first).toEqual({
      '@type': 'Person',
      name: 'Nora Hale 1',
      url: `${ORIGIN}/name/Nora-Hale-1/Portland-OR/Prelative00001`,
    });
    expect(second).toMatchObject({ name: 'Nora Hale 2', description: 'Deceased' });
    expect((knows as Thing[]).map(({ name }) => name)).toEqual(['Nora Hale 4']);
  });

  test('no address of people whom the page does not link', () => {
    const person = buildPerson({ relatives: [buildRelative(1)] });
    const links = linksOf({});
    const page = buildPage(person, { links: { ...links, relative: () => null } });
    const { mainEntity } = ofType(thingsIn(saidOf(page)), 'WebPage')[0] as Thing;
    expect((mainEntity as Thing).relatedTo).toEqual([{ '@type': 'Person', name: 'Nora Hale 1' }]);
  });

  test('the main address as exact as it was sent, then the full ones as other ones [P9-048]', () => {
    const former = buildAddress({
      line1: '9 Fir Row',
      line2: 'Apt 2',
      city: 'Bend',
      zip5: '97701',
      isHistorical: true,
    });
    const of = (addresses: Person['addresses']) => personIn({ addresses }).address;
    const other = {
      '@type': 'PostalAddress',
      contactType: 'other',
      streetAddress: '9 Fir Row, Apt 2',
      addressLocality: 'Bend',
      addressRegion: 'OR',
      postalCode: '97701',
    };
    const place = { '@type': 'PostalAddress', addressLocality: 'Portland', addressRegion: 'OR' };
    expect(of([buildObfuscatedAddress({ city: 'Salem' }), buildPartialAddress()])).toEqual([
      { ...place, contactType: 'primary', streetAddress: 'Alder St' },
    ]);
    expect(of([buildAddress(), former, buildObfuscatedAddress({ city: 'Salem' })])).toEqual([
      { ...place, contactType: 'primary', streetAddress: '88 Alder Ct', postalCode: '97214' },
      other,
    ]);
    expect(of([buildObfuscatedAddress({ isHistorical: false })])).toEqual([{ ...place, contactType: 'primary' }]);
    expect(of([buildObfuscatedAddress()])).toEqual([{ ...place, contactType: 'other' }]);
    expect(of([])).toBeUndefined();
  });

  test('the age as the page shows it, and never a date of birth', () => {
    const said = (age: number | null, ageRange: string | null, more = {}) =>
      personIn({ dateOfBirth: { age, ageRange, month: 3, year: 1985 }, ...more });
    expect(said(41, null).description).toBe('Age 41');
    expect(said(null, '65+').description).toBe('Age 65+');
    expect(said(null, null)).not.toHaveProperty('description');
    expect(JSON.stringify(said(41, null))).not.toMatch(/birth|1985/);
  });

  test('of somebody who has died, that they have, no home and nothing that serves to reach them', () => {
    const addresses = [buildPartialAddress()];
    const said = personIn({ isDead: true, addresses, landlinePhones: [buildPhone('0186')] });
    expect(said.description).toBe('Deceased');
    expect(said).not.toHaveProperty('contactPoint');
    expect((said.address as Thing[]).map(({ contactType }) => contactType)).toEqual(['other']);
  });

  test('only the name if nothing else is known', () => {
    expect(personIn({})).toEqual({ '@type': 'Person', name: 'Maya Ostrowski' });
  });
});

describe('breadcrumbs', () => {
  const page = (lastName: string, fillScore: number): PageModel => {
    const name = { firstName: 'Maya', middleName: null, lastName, suffix: null, fullName: `Maya ${lastName}` };
    const person = buildPerson({ name });
    return buildPage(person, { details: buildDetails(person, { fillScore }) });
  };

  test('have absolute addresses and positions from 1', () => {
    const [list] = ofType(thingsIn(saidOf(page('Ostrowski', 0))), 'BreadcrumbList');
    expect(list?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'People Search', item: `${ORIGIN}/people-search` },
      { '@type': 'ListItem', position: 2, name: 'O', item: `${ORIGIN}/directory/name/o` },
      { '@type': 'ListItem', position: 3, name: 'Ostrowski', item: `${ORIGIN}/directory/name/o/ostrowski` },
    ]);
  });

  test('a single one is no way to anywhere', () => {
    expect(ofType(thingsIn(saidOf(page('山田', 0))), 'BreadcrumbList')).toEqual([]);
  });
});

test('an error says nothing', () => {
  expect(saidOf(buildPage(buildPerson()), { status: 404 })).toBeNull();
});

describe('any other bot', () => {
  const person = buildPerson({
    akas: ['Maya Hale'],
    addresses: [buildPartialAddress()],
    landlinePhones: [buildPhone('0186')],
    relatives: [buildRelative(1)],
  });

  test('gets types, keys and lists of the same length, and xxxxx in place of every value [P6-046]', () => {
    const [webPage, list] = thingsIn(saidOf(buildPage(person), { botClass: 'other-bot' }));
    const x = 'xxxxx';
    expect(webPage).toEqual({
      '@type': 'WebPage',
      url: x,
      mainEntity: {
        '@type': 'Person',
        name: x,
        alternateName: [x],
        address: [{ '@type': 'PostalAddress', contactType: x, streetAddress: x, addressLocality: x, addressRegion: x }],
        contactPoint: [{ '@type': 'ContactPoint', contactType: x, telephone: x }],
        relatedTo: [{ '@type': 'Person', name: x, url: x }],
      },
    });
    const crumb = { '@type': 'ListItem', position: x, name: x, item: x };
    expect(list).toEqual({ '@type': 'BreadcrumbList', itemListElement: Array(6).fill(crumb) });
  });

  test('an engine gets what people get', () => {
    expect(saidOf(buildPage(person), { botClass: 'search-engine' })).toBe(saidOf(buildPage(person)));
  });
});

describe('whatever somebody is called', () => {
  const HOSTILE = [
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>',
    '"quoted" \'and\' \\escaped\\',
    'AT&T &amp; &lt;',
    'line\u2028and paragraph\u2029 separators',
    'Zoë 🏡 Müller',
    '\ud800 alone',
    '{"@type":"Person"}',
  ];

  /** A whole document in which everything that can be is called so. */
  function documentOf(called: string): string {
    const name = { firstName: called, middleName: null, lastName: called, suffix: null, fullName: called };
    const page = buildPage(
      buildPerson({
        name,
        akas: [called],
        addresses: [buildAddress({ line1: called, city: called })],
        relatives: [buildRelative(1, { name })],
      }),
    );
    const head = personHead(page.details, ORIGIN, false);
    const site = { viewer: null, path: '/', search: {} };
    return renderToStaticMarkup(
      <Document
        model={{ head, site, page, assets: { boot: '/a.js', styles: [] } }}
        pageData="{}"
        Page={() => null}
        structuredData={structuredData({ status: 200, page, head, botClass: 'human', origin: ORIGIN })}
      />,
    );
  }

  function check(called: string): void {
    const { structured } = shownPage(documentOf(called));
    expect(structured).toHaveLength(1);
    expect(structured[0]).not.toMatch(/[<>&\u2028\u2029]/);
    const [webPage] = ofType(thingsOf({ structured }), 'WebPage');
    const person = webPage?.mainEntity as Thing;
    expect(person.name).toBe(called);
    expect(person.alternateName).toEqual([called]);
    expect((person.relatedTo as Thing[])[0]?.name).toBe(called);
    expect((person.address as Thing[])[0]).toMatchObject({ streetAddress: called, addressLocality: called });
  }

  test.each(HOSTILE)('%j stays in the data block and arrives as it is', (called) => check(called));

  test('any name does', () => {
    fc.assert(fc.property(fc.string({ minLength: 1, unit: 'binary' }), check));
  });
});

test('tests find what a page says and does not show', () => {
  const said = saidOf(
    buildPage(buildPerson({ landlinePhones: [buildPhone('0186')], dateOfBirth: { age: 41, ageRange: null } })),
  );
  const url = thingsIn(said)[0]?.url;
  const unshownOn = (body: string) =>
    unshownValues(
      shownPage(`<link rel="canonical" href="${url}"><body>${body}<script type="application/ld+json">${said}</script>`),
      ORIGIN,
    );
  const crumbs = '<a href="/people-search">People Search</a> <a href="/directory/name/o">O</a> ';
  const rest =
    '<a href="/directory/name/o/ostrowski">Ostrowski</a> <a href="/name/Maya-Ostrowski/-">Maya Ostrowski</a>';
  const links = crumbs + rest;
  expect(unshownOn(`${links} Age 41 (503) 555-0186`)).toEqual([]);
  expect(unshownOn(`${links} Age 41 (503) 555-0187`)).toEqual(['telephone: "+1-503-555-0186"']);
  expect(unshownOn(`${links} Age 411 (503) 555-0186`)).toEqual(['description: "Age 41"']);
  expect(unshownOn(`${crumbs} Ostrowski, Maya Ostrowski Age 41 (503) 555-0186`)).toEqual([
    `item: "${ORIGIN}/directory/name/o/ostrowski"`,
    `item: "${ORIGIN}/name/Maya-Ostrowski/-"`,
  ]);
});

describe('the validator', () => {
  test('knows the vocabulary: a wrong type, a wrong property and a missing one are faults', async () => {
    expect(await schemaFaults([{ '@type': 'Persona', name: 'Maya' }])).toHaveLength(1);
    expect(await schemaFaults([{ '@type': 'Person', name: 'Maya', streetAddress: '1 Fir Row' }])).toHaveLength(1);
    expect(await schemaFaults([{ '@type': 'Person' }])).toHaveLength(1);
    expect(await schemaFaults([{ '@type': 'WebPage', mainEntity: { '@type': 'Person', age: 41 } }])).toHaveLength(2);
    expect(await schemaFaults([{ '@type': 'Person', name: 'Maya', description: 'Age 41' }])).toEqual([]);
  });

  test('has nothing against a page with everything on it', async () => {
    const person = buildPerson({
      akas: ['Maya Hale'],
      addresses: [buildAddress(), buildAddress({ line1: '9 Fir Row', isHistorical: true })],
      landlinePhones: [buildPhone('0186'), buildPhone('0187')],
      relatives: [buildRelative(1), buildRelative(2)],
      associates: [buildRelative(3)],
    });
    expect(await schemaFaults(thingsIn(saidOf(buildPage(person))))).toEqual([]);
  });
});
