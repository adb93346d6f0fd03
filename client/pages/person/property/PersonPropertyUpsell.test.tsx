import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CallToAction } from '../../../../shared/contract/person/page-definition.ts';
import type { Person } from '../../../../shared/contract/person/person.ts';
import { NO_EXPERIMENTS, type Variants } from '../../../../shared/experiments/experiments.ts';
import { buildAddress, buildPartialProperty, buildPerson } from '../../../../tests/fixtures/person.ts';
import {
  buildCallToAction,
  buildDetails,
  buildPage,
  buildPageDefinition,
} from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonAddresses } from '../addresses/PersonAddresses.tsx';
import { PersonFacts } from '../header/PersonFacts.tsx';
import type { PersonPageModel } from '../person-model.ts';

const OFFER = buildCallToAction('See what it is worth', { destination: 'property' });
const masked = buildPartialProperty();
const MASKED: Partial<Person> = { ownedProperties: [masked, { ...masked, pnpId: null, line1WithoutNumber: 'Elm Ct' }] };
const addressWithReport = buildAddress({ pnpId: 'n7' });

function pageOf(
  experiments: Partial<Variants>,
  person: Partial<Person> = MASKED,
  offer: CallToAction | null = OFFER,
  more: Partial<PersonPageModel> = {},
): PersonPageModel {
  const shown = buildPerson(person);
  const pageDefinition = buildPageDefinition({ callsToAction: offer === null ? {} : { property: offer } });
  return buildPage(shown, {
    details: buildDetails(shown, { pageDefinition }),
    experiments: { ...NO_EXPERIMENTS, ...experiments },
    ...more,
  });
}
const section = (page: PersonPageModel) => <PersonAddresses page={page} />;
const textOf = (page: PersonPageModel) => renderText(section(page));
const offersOf = (page: PersonPageModel) =>
  renderHrefs(section(page)).filter((href) => href.startsWith('/checkout/property'));

describe('links to the property report', () => {
  test('are at every address and property whose id the viewer got, and lead to its page in a new tab [F2-36 P1-002]', () => {
    const page = pageOf({}, { addresses: [addressWithReport, buildAddress()], ...MASKED });
    const links = [...renderToStaticMarkup(section(page)).matchAll(/<a [^>]*data-property="(\w+)"[^>]*>/g)];
    expect(links.map(([, pnpId]) => pnpId)).toEqual(['n7', 'n1']);
    for (const [tag, pnpId] of links) {
      expect(tag).toContain(`href="/property/${pnpId}"`);
      expect(tag).toContain('target="_blank"');
    }
    expect(textOf(page)).toContain('Property report of 88 Alder Ct (opens in a new window)');
  });

  test('lead to the external site if the operator has one [P2-120]', () => {
    const page = pageOf({}, MASKED, OFFER, { propertySite: 'https://homes.example' });
    const link = /<a [^>]*data-property="n1"[^>]*>/.exec(renderToStaticMarkup(section(page)))?.[0];
    expect(link).toContain('href="https://homes.example/property/n1"');
    expect(link).toContain('target="_blank"');
  });
});

test('an id that a URL cannot contain makes no link and no offer', () => {
  const odd = { ownedProperties: [{ ...masked, pnpId: 'n/1' }], addresses: [buildAddress({ pnpId: '..' })] };
  for (const PROPERTY_UPSELL of [0, 1, 2])
    expect(renderHrefs(section(pageOf({ PROPERTY_UPSELL, PROPERTY_DISCOVERY: 1 }, odd))).join()).not.toContain(
      'property',
    );
});

describe('PROPERTY_UPSELL', () => {
  test('shows nothing extra without a variant', () => {
    expect(textOf(pageOf({}))).not.toMatch(/worth|intel/);
    expect(offersOf(pageOf({}))).toEqual([]);
  });

  test("1 shows what the report contains and the registry's offer, below the properties [P6-050]", () => {
    const page = pageOf({ PROPERTY_UPSELL: 1 });
    expect(textOf(page)).toMatch(
      /Elm Ct Bend, OR Property report Everything on record about this home\. You see what its report holds before you pay\. See what it is worth/,
    );
    expect(offersOf(page)).toEqual([expect.stringMatching(/wp_source=property.*propertyUrl=%2Fproperty%2Fn1$/)]);
  });

  test('2 shows one call to action for property intel instead, which leads to the same place [P6-051]', () => {
    const page = pageOf({ PROPERTY_UPSELL: 2 });
    expect(textOf(page)).toContain(
      'Property intel Everything on record about Fir Row in Bend. You see what its report holds before you pay. Get property intel',
    );
    expect(textOf(page)).not.toContain('See what it is worth');
    expect(offersOf(page)).toEqual(offersOf(pageOf({ PROPERTY_UPSELL: 1 })));
  });

  test('1 and 2 show nothing if the first property has no id, none is owned, or the registry offers nothing [P6-052]', () => {
    const unknown = [{ ...masked, pnpId: null }, masked];
    for (const PROPERTY_UPSELL of [1, 2])
      for (const page of [
        pageOf({ PROPERTY_UPSELL }, { ownedProperties: unknown }),
        pageOf({ PROPERTY_UPSELL }, { addresses: [addressWithReport] }),
        pageOf({ PROPERTY_UPSELL }, MASKED, null),
      ])
        expect(textOf(page)).not.toMatch(/worth|intel/);
  });

  test('3 leaves out the properties, also under addresses, and counts them without a link', () => {
    const person = { addresses: [addressWithReport], ...MASKED };
    const page = pageOf({ PROPERTY_UPSELL: 3, PROPERTY_DISCOVERY: 1 }, person);
    expect(textOf(page)).toContain('88 Alder Ct');
    expect(textOf(page)).not.toMatch(/Owned properties|Fir Row|About this property|Property report/);
    const facts = <PersonFacts page={page} />;
    expect(renderText(facts)).toContain('Owns 2 properties');
    expect(renderHrefs(facts)).not.toContain('#person-details-owned-properties');
    expect(renderHrefs(<PersonFacts page={pageOf({})} />)).toContain('#person-details-owned-properties');
  });
});

describe('PROPERTY_DISCOVERY', () => {
  const CARD = /About this property .*$/;

  test("1 puts a card under the addresses: the street as masked, its place, and the property's page [P6-053]", () => {
    const page = pageOf({ PROPERTY_DISCOVERY: 1 });
    expect(CARD.exec(textOf(page))?.[0]).toMatch(
      /^About this property 8888 house number hidden Fir Row Bend, OR .*Open the property page \(opens in a new window\) Property report of Fir Row/,
    );
    expect(renderToStaticMarkup(section(page))).toMatch(
      /<a [^>]*href="\/property\/n1" target="_blank"[^>]*><svg.*?<\/svg>Open the property page/,
    );
    expect(textOf(pageOf({}))).not.toMatch(CARD);
  });

  test('is about an address if nothing is owned, and missing if the viewer got no id', () => {
    const ofAddress = pageOf({ PROPERTY_DISCOVERY: 1 }, { addresses: [buildAddress(), addressWithReport] });
    expect(textOf(ofAddress)).toMatch(/About this property 88 Alder Ct Portland, OR/);
    expect(textOf(pageOf({ PROPERTY_DISCOVERY: 1 }, { addresses: [buildAddress()] }))).not.toMatch(CARD);
  });
});
