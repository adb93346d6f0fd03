import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  buildCounts,
  buildObfuscatedAddress,
  buildPartialProperty,
  buildPerson,
  buildPhone,
} from '../../../tests/fixtures/person.ts';
import { buildDetails, buildPage, buildPageDefinition } from '../../../tests/fixtures/person-page.ts';
import { PersonPage } from './PersonPage.tsx';

const site = {
  viewer: null,
  path: '/name/Maya-Ostrowski/-/PmayaOstrowski1',
  search: { name: '', location: '' },
};
const address = buildObfuscatedAddress({ isHistorical: false });
const maya = buildPerson({
  addresses: [address],
  mobilePhones: [buildPhone('0142')],
  ownedProperties: [buildPartialProperty()],
});
const html = renderToStaticMarkup(
  <PersonPage
    page={buildPage(maya, {
      counts: buildCounts({ properties: 1 }),
      genealogyUrl: 'https://genealogy.example/search',
      details: buildDetails(maya, {
        pageDefinition: buildPageDefinition({
          personDetailsFaqs: {
            title: 'Questions about Maya',
            faqs: [{ question: 'How old?', answer: '41.', cta: null }],
          },
        }),
        relatedPeople: {
          lastNameCity: [],
          fullNameElsewhere: [],
          company: [],
          jobTitle: [],
          neighbors: [{ fn: 'Ada', mn: null, ln: 'Fir', city: 'Bend', state: 'OR', id: 'Pneighbor0001' }],
        },
      }),
    })}
    site={site}
  />,
);

test('around the sections are header, sub-header, property report, the rail with journey, ad slot and questions, and the pre-footer [P2-078 P2-087 P1-018]', () => {
  const order = [
    '<h1',
    'id="person-details-sub-header-section"',
    'aria-labelledby="journey"',
    'data-ad-size="300x250"',
    'id="person-details-phone-section"',
    'Property report',
    'id="person-details-bg-section"',
    'Looking further back?',
    'Questions about Maya',
    'Ada Fir',
  ];
  const places = order.map((mark) => html.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the sponsored card is not in the journey bar [P2-077]', () => {
  const journey = /<nav[^>]*aria-labelledby="journey".*?<\/nav>/.exec(html)?.[0] ?? '';
  const targets = [...journey.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
  expect(targets.at(-1)).toBe('#person-details-bg-section');
  for (const target of targets) expect(target).toMatch(/^#person-details-[a-z-]+-section$/);
  expect(journey).not.toMatch(/sponsored|genealogy/i);
});
