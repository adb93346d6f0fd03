import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PropertySearchAnswer } from '../../../shared/contract/finding/browse.ts';
import type { PropertyAnswer } from '../../../shared/contract/records/property.ts';
import { buildProperty, buildPropertyTeaser } from '../../../tests/fixtures/property.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PropertyHomePage } from '../property-home/PropertyHomePage.tsx';
import { PropertySearchPage } from '../property-search/PropertySearchPage.tsx';
import type { PropertySearchPageModel } from '../property-search/property-search-model.ts';
import { PropertyPage } from './PropertyPage.tsx';
import type { PropertyPageModel } from './property-model.ts';

const site: SiteModel = { viewer: null, path: '/property/n1', search: {} };
const BUY = '/checkout/property-summary?wp_source=property&propertyUrl=%2Fproperty%2Fn1';
const TEASER = buildPropertyTeaser();
const FULL: PropertyAnswer = { type: 'full', property: buildProperty({ yearBuilt: 1926, saleAmount: 412_000 }) };

function pageOf(answer: PropertyAnswer) {
  const page: PropertyPageModel = {
    kind: 'property',
    answer,
    path: '/property/n1',
    buyHref: BUY,
    price: null,
    visit: null,
  };
  return <PropertyPage page={page} site={site} />;
}

describe('the page of a property', () => {
  test('shows everybody the street without its number, what its report holds, and where to buy it [F2-22]', () => {
    const text = renderText(pageOf(TEASER));
    expect(text).toContain('Property / Oregon / Portland / N Halyard Ave'.replaceAll(' / ', ' '));
    for (const said of ['Portland, Oregon', '4 changes of ownership', '3 mortgages', 'Mortgage rate'])
      expect(text).toContain(said);
    // Nothing here is left out: the sentence belongs below a report.
    expect(text).not.toContain('Not in this record');
    expect(text).toContain('The background report of a current or past owner unlocks it, too.');
    const main = /<main.*<\/main>/s.exec(renderToStaticMarkup(pageOf(TEASER)))?.[0] ?? '';
    // No number but those counts: none that could be the house number, its price or its ZIP.
    expect(main.replace(/<(svg|template).*?<\/\1>|<[^>]*>/gs, ' ').match(/\d+/g)).toEqual(['4', '3', '6', '5']);
    expect(renderHrefs(pageOf(TEASER))).toEqual(
      expect.arrayContaining([BUY, '/property', '/property-search/or', '/property-search/portland-or']),
    );
  });

  test('says what the report costs beside the button, for screen readers too, and has no button if it is not sold', () => {
    const page = { kind: 'property', answer: TEASER, path: '/property/n1', visit: null } as const;
    const priced = <PropertyPage page={{ ...page, buyHref: BUY, price: 'one property report, $9.99' }} site={site} />;
    expect(renderText(priced)).toContain('One property report, $9.99 Get the property report');
    expect(renderToStaticMarkup(priced)).toMatch(/<a [^>]*aria-describedby="price-property"/);
    const unsold = <PropertyPage page={{ ...page, buyHref: null, price: null }} site={site} />;
    expect(renderText(unsold)).not.toContain('Get the property report');
  });

  test('is sold with a lamp button, and says what the report does not do', () => {
    const html = renderToStaticMarkup(pageOf(TEASER));
    expect(html).toMatch(/<a class="[^"]*lamp[^>]*>.*Get the property report/);
    expect(html).toContain('contains no estimates.');
  });

  test('has the whole report on the page itself for viewers who own it, and sells them nothing', () => {
    const text = renderText(pageOf(FULL));
    for (const said of [
      '2417 N Halyard Ave',
      '2417 N Halyard Ave Portland, Oregon 97217 Property report Last confirmed Sep 2026, property record.',
      'Basic Property Information',
      'Tax Assessment Information',
      'Mortgage and Transaction Information',
      'Year built 1926',
      'Sale amount $412,000',
      'Not in this record: ',
      'What these words mean',
    ])
      expect(text).toContain(said);
    expect(renderHrefs(pageOf(FULL))).not.toContain(BUY);
    expect(text).not.toMatch(/(?:Get|About) the property report/);
  });
});

const CITY: Extract<PropertySearchAnswer, { kind: 'city' }> = {
  kind: 'city',
  city: 'Portland',
  stateCode: 'OR',
  propertiesCount: 203,
  properties: [
    { pnpId: 'n1', line1WithoutNumber: 'Alder St' },
    { pnpId: 'n2', line1WithoutNumber: 'Birch St' },
    { pnpId: 'n3', line1WithoutNumber: 'Birch St' },
  ],
  nearby: [
    { city: 'Salem', stateCode: 'OR', properties: 9 },
    { city: 'Vancouver', stateCode: 'WA', properties: 1 },
  ],
  page: 2,
  pages: 3,
  ranges: [
    { page: 1, first: 'Aspen St', last: 'Beech St' },
    { page: 2, first: 'Alder St', last: 'Birch St' },
    { page: 3, first: 'Cedar St', last: 'Cedar St' },
  ],
};

function listOf(answer: PropertySearchAnswer, propertySite: string | null = null) {
  const page: PropertySearchPageModel = { kind: 'property-search', answer, propertySite };
  return <PropertySearchPage page={page} site={site} />;
}

describe('the properties of a city', () => {
  test('are grouped by street; those on one street are numbered in list order', () => {
    const html = renderToStaticMarkup(listOf(CITY));
    expect(html).toContain('<a href="/property/n1">Alder St</a>');
    expect(html).toContain('<span>Birch St</span><small>2 homes</small>');
    expect(html).toContain('<a href="/property/n2" aria-label="Home 1 of 2 on Birch St">Home 1</a>');
    expect(html).toContain('<a href="/property/n3" aria-label="Home 2 of 2 on Birch St">Home 2</a>');
    const text = renderText(listOf(CITY));
    expect(text).toContain('203 properties on record, by street. House numbers are left out.');
    expect(text).toContain('Salem 9 properties');
    expect(text).toContain('Vancouver, WA 1 property');
  });

  test('are linked in parts', () => {
    expect(renderHrefs(listOf(CITY))).toEqual(
      expect.arrayContaining([
        '/property',
        '/property-search/or',
        '/property-search/portland-or',
        '/property-search/portland-or?page=3',
        '/property-search/vancouver-wa',
      ]),
    );
    expect(renderText(listOf(CITY))).toContain('Aspen St to Beech St Alder St to Birch St Cedar St Streets');
  });

  test('open on the operator’s site, if there is one, in a new tab', () => {
    const html = renderToStaticMarkup(listOf(CITY, 'https://homes.example'));
    expect(html).toContain('<a href="https://homes.example/property/n1" target="_blank" rel="noopener">Alder St');
    expect(html).toContain('aria-label="Home 2 of 2 on Birch St (opens in a new window)"');
    expect(html).not.toContain('href="/property/n');
  });

  test('may all be gone from a page in the middle', () => {
    expect(renderText(listOf({ ...CITY, properties: [] }))).toContain('Nothing is left on this page.');
  });
});

test('the properties of a state are listed by city', () => {
  const cities = [{ city: 'Bend', stateCode: 'OR', properties: 1 }];
  const list = listOf({
    kind: 'state',
    stateCode: 'OR',
    propertiesCount: 1,
    cities,
    citiesCount: 1,
    page: 1,
    pages: 1,
    ranges: [],
  });
  expect(renderText(list)).toContain('Property in Oregon 1 property in 1 city. Cities Bend 1 property');
  expect(renderHrefs(list)).toContain('/property-search/bend-or');
});

test('the property search links to states that have some, and shows the error for a place', () => {
  const states = [
    { stateCode: 'WA', people: 1, properties: 2 },
    { stateCode: 'OR', people: 1, properties: 1 },
    { stateCode: 'ID', people: 1, properties: 0 },
  ];
  const home = (error: string | null) => (
    <PropertyHomePage page={{ kind: 'property-home', location: 'x', error, states }} site={site} />
  );
  expect(renderText(home(null))).toMatch(/Oregon 1 property Washington 2 properties/);
  expect(renderHrefs(home(null))).toContain('/property-search/or');
  expect(renderHrefs(home(null))).not.toContain('/property-search/id');
  const html = renderToStaticMarkup(home('Enter a city.'));
  expect(html).toMatch(/<form[^>]*action="\/property"/);
  expect(html).toMatch(/aria-invalid="true"[^>]*aria-describedby="property-location-hint property-location-error"/);
});
