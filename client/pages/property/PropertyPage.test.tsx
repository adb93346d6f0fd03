import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PropertySearchAnswer } from '../../../shared/contract/finding/browse.ts';
import type { PropertyAnswer } from '../../../shared/contract/records/property.ts';
import { buildOwnership, buildProperty, buildPropertyTeaser } from '../../../tests/fixtures/property.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PropertyHomePage } from '../property-home/PropertyHomePage.tsx';
import { PropertySearchPage } from '../property-search/PropertySearchPage.tsx';
import type { PropertySearchPageModel } from '../property-search/property-search-model.ts';
import { PropertyPage } from './PropertyPage.tsx';
import { PropertySold } from './PropertySold.tsx';
import type { PropertyPageModel } from './property-model.ts';

const site: SiteModel = { viewer: null, path: '/property/n1', search: {} };
const BUY = '/checkout/property-summary?wp_source=property&propertyUrl=%2Fproperty%2Fn1';
const SAMPLE = '/sample-report?record=currentProperties.sample-home';
const TEASER = buildPropertyTeaser({
  home: { bedrooms: 3, livingSquareFeet: 1_800, yearBuilt: 1962 },
  roiGrade: 'A',
});
const TODAY = Date.UTC(2026, 10, 27);
const FULL: PropertyAnswer = { type: 'full', property: buildProperty({ yearBuilt: 1926, saleAmount: 412_000 }) };

function pageOf(answer: PropertyAnswer, more: Partial<PropertyPageModel> = {}) {
  const page: PropertyPageModel = {
    kind: 'property',
    answer,
    path: '/property/n1',
    buyHref: BUY,
    price: null,
    sampleHref: SAMPLE,
    mortgageRatePercent: 6.5,
    visit: null,
    today: TODAY,
    ...more,
  };
  return <PropertyPage page={page} site={site} />;
}

describe('the page of a property', () => {
  test('shows everybody the street without its number, what its report holds, and where to buy it [F2-22]', () => {
    const text = renderText(pageOf(TEASER));
    expect(text).toContain('Property Oregon Portland N Halyard Ave Back to Portland, OR A home on N Halyard Ave');
    expect(text).toContain('Portland, Oregon · 3 beds · 1,800 sq ft · built 1962');
    for (const said of ['Owners names, how they hold title, dates 4', 'Mortgages lender, amount, term 3'])
      expect(text).toContain(said);
    expect(text).toContain('Latest sale price and date On record');
    // Nothing here is left out: the sentence belongs below a report.
    expect(text).not.toContain('Not in this record');
    expect(text).toContain('The background report of a current or past owner unlocks it, too.');
    expect(renderHrefs(pageOf(TEASER))).toEqual(
      expect.arrayContaining([BUY, '/property', '/property-search/or', '/property-search/portland-or']),
    );
  });

  test('says what the report costs beside the button, for screen readers too, and has no button if it is not sold', () => {
    const priced = pageOf(TEASER, { price: '$9.99' });
    expect(renderText(priced)).toContain(
      '$9.99 opens the names and years on this line, and the rest of the report. One report, no subscription, readable for 30 days. See a sample Open the property report',
    );
    expect(renderToStaticMarkup(priced)).toMatch(/<a [^>]*aria-describedby="price-property"/);
    const holds = { ...TEASER.holds, sales: 3 } as NonNullable<typeof TEASER.holds>;
    expect(renderText(pageOf({ ...TEASER, holds }))).toContain(
      'The property report opens the names, years and prices on this line',
    );
    expect(renderText(pageOf({ ...TEASER, holds }))).toContain('Sales date, price, buyers and sellers 3');
    const unsold = renderText(pageOf(TEASER, { buyHref: null }));
    expect(unsold).not.toMatch(/Open the property report|readable for/);
    expect(unsold).toContain('See a sample');
  });

  test('is sold with a lamp button, and says what the report does not do', () => {
    const html = renderToStaticMarkup(pageOf(TEASER));
    expect(html).toMatch(/<a class="[^"]*lamp[^>]*>.*Open the property report/);
    expect(html).toContain('only forecasts are estimates.');
    expect(renderHrefs(pageOf(TEASER))).toContain(SAMPLE);
  });

  test('draws its owners in order, all alike and without a name, a year or a price [F2-22]', () => {
    const text = renderText(pageOf(TEASER));
    expect(text).toContain(
      'Owners and sales on one line 4 owners, in order. Names, years and prices are hidden. earliest record now Owners 1 Current owner 2 Previous owner 3 Earlier owner 4 First owner on record Loans 3 mortgages on record',
    );
    const holds = { ...TEASER.holds, ownerships: 0 } as NonNullable<typeof TEASER.holds>;
    expect(renderText(pageOf({ ...TEASER, holds }))).toContain('No change of ownership is on record.');
  });

  test('says how many homes on the street were sold and roughly where the home is, and links to the street’s page', () => {
    const around = pageOf({ ...TEASER, soldOnStreet: 3, position: { latitude: 45.5, longitude: -122.7 } });
    const text = renderText(around);
    expect(text).toContain(
      'Sold near here 3 homes on N Halyard Ave were sold in the last 5 years. The report says which ones, when',
    );
    expect(text).toContain('Sold on this street price, month, size of each home On record');
    expect(text).toContain('Approximate area');
    expect(renderHrefs(around)).toContain('/address/N-Halyard-Ave/Portland-OR');
    // The report lists no more than the latest ones.
    expect(renderText(pageOf({ ...TEASER, soldOnStreet: 9 }))).toContain(
      '9 homes on N Halyard Ave were sold in the last 5 years. The report lists the latest 8: when and for how much.',
    );
    // Two would be about the two homes.
    for (const soldOnStreet of [undefined, 0, 2])
      expect(renderText(pageOf({ ...TEASER, soldOnStreet }))).not.toMatch(
        /Sold (?:near here|on this)|Approximate area/,
      );
  });

  test('for readers of the report, draws its owners and sales with their years, and lists what was sold nearby', () => {
    const owned = buildOwnership({
      owners: [{ name: { fullName: 'Dale Whitcomb' } }],
      saleDate: { year: 2009, month: 6, day: 1, fullDate: '6/1/2009' },
      saleAmount: 248_500,
    });
    const soldHome = { bedrooms: 3, baths: 2, livingSquareFeet: 1_610, saleMonth: '2025-06', saleAmount: 518_000 };
    const page = pageOf({
      ...{ type: 'full', property: buildProperty({ ownerships: [owned] }), street: 'N Halyard Ave', soldOnStreet: 9 },
      ...{ position: { latitude: 45.5234, longitude: -122.6762 }, neighbors: [] },
      soldHomes: [{ line1: '530 N Halyard Ave', ...soldHome }],
    });
    const text = renderText(page).replaceAll('\u00a0', ' ');
    expect(text).toContain('1 owner, 1 sale, 2009 to now');
    expect(text).toContain('1 Dale Whitcomb since 2009');
    expect(text).toContain('$248,500 2009');
    expect(text).toContain('Sold near here 9 on N Halyard Ave');
    expect(text).toContain('530 N Halyard Ave 3 beds · 2 baths · 1,610 sq ft · sold Jun, 2025 $518,000 $322 a sq ft');
    expect(text).toContain('The latest 1 of 9. From recorded sales in our own records. These are not estimates.');
    expect(text).toContain('We list nobody else on N Halyard Ave with a landline in a public directory.');
    const html = renderToStaticMarkup(page);
    expect(html).toContain('href="#owner-1"');
    expect(html).toContain('<div id="owner-1">');
  });

  test('says if nothing nearby was sold, and computes no price per square foot without a size', () => {
    const none = renderText(<PropertySold homes={[]} count={0} street="Alder St" />);
    expect(none).toContain('No other home on Alder St was sold for a price on record in the last 5 years.');
    const bare = { line1: '9 Alder St', bedrooms: null, baths: null, livingSquareFeet: 0 };
    const text = renderText(
      <PropertySold homes={[{ ...bare, saleMonth: '2024-02', saleAmount: 1 }]} count={1} street="Alder St" />,
    );
    expect(text).not.toMatch(/Infinity|NaN|a sq/);
  });

  test('has the letter of its forecast for everybody, what it means and how it is made [F1-14]', () => {
    const text = renderText(pageOf(TEASER));
    expect(text).toContain('Forecast appreciation A Grade A Forecast gain in value over 5 years: 67% or more.');
    expect(text).toContain('This is a forecast, not an appraisal or a promise');
    expect(text).toContain('The letter stands for that score. A+ (90 to 100): doubling in 5 years A (80 to 89): 67%');
    expect(text).toContain('or more (this home) B (60 to 79): 50% or more');
    expect(text).not.toMatch(/Score \d|Estimated|Behind the grade/);
  });

  test('says if there is no forecast, and nothing if the origin does not say [F1-14]', () => {
    const none = renderText(pageOf({ ...TEASER, roiGrade: null }));
    expect(none).toContain('Forecast appreciation No grade No forecast is on record for this home.');
    expect(none).not.toContain('How the grade is calculated');
    const { roiGrade: _, ...silent } = TEASER;
    expect(renderText(pageOf(silent))).not.toContain('Forecast appreciation');
    expect(renderText(pageOf({ type: 'full', property: buildProperty() }))).not.toContain('Forecast appreciation');
  });

  test('shows readers of the report what is behind the letter: score, percent, reasons and an estimate [F1-14]', () => {
    const forecast = { roiScore: 64, roiAttributes: ['Low vacancy'], cstvP50: 52.4, price: 400_000 };
    const text = renderText(pageOf({ ...FULL, roiGrade: 'B', forecast }));
    expect(text).toContain('Grade B Forecast gain in value over 5 years: 50% or more.');
    expect(text).toContain('Score 64 of 100. Forecast for this home: 52.4%. Behind the grade: Low vacancy.');
    expect(text).toMatch(
      /Estimated profit after 5 years: \$\d+K, if bought today for \$400K\. Assumes 4% closing costs/,
    );
    const bare = renderText(pageOf({ ...FULL, roiGrade: 'B', forecast: { ...forecast, cstvP50: null, price: null } }));
    expect(bare).toContain('Score 64 of 100.');
    expect(bare).not.toMatch(/Forecast for this home|Estimated/);
  });

  test('has the whole report on the page itself for viewers who own it, and sells them nothing', () => {
    const text = renderText(pageOf(FULL));
    for (const said of [
      '2417 N Halyard Ave',
      '2417 N Halyard Ave Portland, Oregon 97217 · built 1926 Owners and sales on one line',
      'Property report Last confirmed Sep, 2026 · property record.',
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
    expect(text).not.toMatch(/(?:Get|Open) the property report/);
  });
});

const homeOf = (bedrooms: number | null, livingSquareFeet: number | null, yearBuilt: number | null) => ({
  bedrooms,
  livingSquareFeet,
  yearBuilt,
});
/** Numbers keep their units by no-break spaces. */
const spaced = (html: string) => html.replaceAll('\u00a0', ' ');

const CITY: Extract<PropertySearchAnswer, { kind: 'city' }> = {
  kind: 'city',
  city: 'Portland',
  stateCode: 'OR',
  propertiesCount: 203,
  properties: [
    { pnpId: 'n1', line1WithoutNumber: 'Alder St', home: homeOf(2, null, 1948) },
    { pnpId: 'n2', line1WithoutNumber: 'Birch St', home: homeOf(3, 1_800, 1962) },
    { pnpId: 'n3', line1WithoutNumber: 'Birch St', home: homeOf(3, 1_800, 1962) },
    { pnpId: 'n4', line1WithoutNumber: 'Birch St', home: homeOf(3, 1_700, 1990) },
    { pnpId: 'n5', line1WithoutNumber: 'Birch St', home: homeOf(null, null, null) },
  ],
  nearby: [
    { city: 'Salem', stateCode: 'OR', properties: 9 },
    { city: 'Vancouver', stateCode: 'WA', properties: 1 },
  ],
  page: 2,
  pages: 3,
  ranges: [
    { page: 1, first: 'Acorn St', last: 'Ainsworth St' },
    { page: 2, first: 'Alder St', last: 'Birch St' },
    { page: 3, first: 'Cedar St', last: 'Cedar St' },
  ],
};

function listOf(answer: PropertySearchAnswer, propertySite: string | null = null) {
  const page: PropertySearchPageModel = { kind: 'property-search', answer, propertySite };
  return <PropertySearchPage page={page} site={site} />;
}

describe('the properties of a city', () => {
  test('are grouped by street, each told by its bedrooms, size and year; alike ones are counted [F2-21]', () => {
    const html = spaced(renderToStaticMarkup(listOf(CITY)));
    expect(html).toContain('<a href="/property/n1">Alder St</a><small>2 beds · built 1948</small>');
    expect(html).toMatch(/<summary><span>Birch St<\/span><small>4 homes<\/small>/);
    expect(html).toContain(
      '<a href="/property/n4" aria-label="Birch St: 3 beds · 1,700 sq ft · built 1990">3 beds · 1,700 sq ft · built 1990</a>',
    );
    expect(html).toContain('<span>3 beds · 1,800 sq ft · built 1962</span><small>Two alike</small>');
    expect(html).toContain(
      '<a href="/property/n3" aria-label="2 of 2 on Birch St: 3 beds · 1,800 sq ft · built 1962">2</a>',
    );
    expect(html).toContain(
      '<a href="/property/n5" aria-label="Birch St: No details on record">No details on record</a>',
    );
    const text = renderText(listOf(CITY));
    expect(text).toContain('203 properties on record, by street. House numbers are left out, and sizes are rounded.');
    expect(text).not.toContain('Home 1');
    expect(text).toContain('Salem 9 properties');
    expect(text).toContain('Vancouver, WA 1 property');
  });

  test('fold, street by street, once a dozen homes are in view; every link is in the page', () => {
    const properties = Array.from({ length: 40 }, (_, at) => ({
      pnpId: `n${at}`,
      line1WithoutNumber: `Row ${Math.floor(at / 5)} St`,
      home: { bedrooms: 3, livingSquareFeet: 1_000 + 100 * at, yearBuilt: 1990 },
    }));
    const [, html = ''] = renderToStaticMarkup(listOf({ ...CITY, properties })).split('<main');
    expect(html.match(/<details/g)).toHaveLength(8);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(2);
    expect(html.match(/href="\/property\/n\d+"/g)).toHaveLength(40);
  });

  test('of an origin that says nothing about them are still all linked, and counted by street', () => {
    const properties = CITY.properties.map(({ home: _, ...property }) => property);
    const html = renderToStaticMarkup(listOf({ ...CITY, properties }));
    expect(html).toContain('<a href="/property/n1">Alder St</a>');
    expect(html).toContain('<span>No details on record</span><small>4 homes</small>');
    expect(html).toContain('<a href="/property/n5" aria-label="4 of 4 on Birch St: No details on record">4</a>');
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
    expect(renderText(listOf(CITY))).toContain(
      'A–Ai (Acorn St to Ainsworth St) Al–B (Alder St to Birch St) Cedar St Streets',
    );
  });

  test('open on the operator’s site, if there is one, in a new tab', () => {
    const html = renderToStaticMarkup(listOf(CITY, 'https://homes.example'));
    expect(html).toContain('<a href="https://homes.example/property/n1" target="_blank" rel="noopener">Alder St');
    expect(spaced(html)).toContain(
      'aria-label="2 of 2 on Birch St: 3 beds · 1,800 sq ft · built 1962 (opens in a new window)"',
    );
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
    <PropertyHomePage page={{ kind: 'property-home', location: 'x', error, meant: [], states }} site={site} />
  );
  expect(renderText(home(null))).toMatch(/Oregon 1 property Washington 2 properties/);
  expect(renderHrefs(home(null))).toContain('/property-search/or');
  expect(renderHrefs(home(null))).not.toContain('/property-search/id');
  const html = renderToStaticMarkup(home('Enter a city.'));
  expect(html).toMatch(/<form[^>]*action="\/property"/);
  expect(html).toMatch(/aria-invalid="true"[^>]*aria-describedby="property-location-hint property-location-error"/);
});
