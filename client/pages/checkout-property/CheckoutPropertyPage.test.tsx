import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildCheckout, buildHeld } from '../../../tests/fixtures/checkout.ts';
import type { CheckoutPropertyPageModel } from '../../checkout/checkout-model.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { CheckoutPropertyPage } from './CheckoutPropertyPage.tsx';

const site = { viewer: null, path: '/checkout/property-summary', search: { name: '', location: '' } };
const NOTHING = { ownerships: 0, hasSale: false, mortgages: 0, hasMortgageRate: false, hasOccupancy: false };
const HOLDS = { ...NOTHING, ownerships: 4, mortgages: 3, hasTax: true, buildingFacts: 6, documents: 0 };

const page = (more: Partial<CheckoutPropertyPageModel> = {}) => (
  <CheckoutPropertyPage
    site={site}
    page={{
      kind: 'checkout-property',
      street: 'N Alder St',
      place: 'Portland, OR',
      propertyPage: '/property/n1',
      takesPayments: true,
      option: {
        productId: 'house',
        name: 'Property report',
        price: 9.99,
        note: '',
        facts: [{ term: 'Renews', text: 'No. One payment' }],
        submit: 'Pay $9.99 and open the report',
        consent: '$9.99 is charged once.',
      },
      checkout: buildCheckout(),
      holds: HOLDS,
      held: null,
      back: null,
      ...more,
    }}
  />
);

test('lists what this property’s report holds, counted, before the card fields, and nothing that is not there [P9-044]', () => {
  const text = renderText(page());
  expect(text).toContain(
    'What this report holds 4 changes of ownership, with owners and sellers as recorded 3 mortgages Tax assessment 6 facts about the building The report shows',
  );
  expect(text).not.toMatch(/sold for|owner-occupied|Mortgage rate|recorded document\b/);
  expect(text.indexOf('3 mortgages')).toBeLessThan(text.indexOf('Card number'));
});

test('promises nothing where nobody counted, or where there is nothing', () => {
  expect(renderText(page({ holds: null }))).toContain('What the report holds is not available right now.');
  const empty = { ...NOTHING, hasTax: false, buildingFacts: 0, documents: 0 };
  expect(renderText(page({ holds: empty }))).toContain('Little is on record about this home besides its address.');
});

test('names the place once, and the way back to the property', () => {
  expect(renderText(page()).match(/Portland, OR(?! 97201)/g)).toHaveLength(1);
  expect(renderText(page())).toContain('Back to the property');
  expect(renderHrefs(page())).toContain('/property/n1');
});

test('says right above the box what is charged', () => {
  expect(renderToStaticMarkup(page())).toMatch(
    /data-for="0">\$9\.99 is charged once\.<\/p><\/div><div><label[^>]*><input id="checkout-attests"/,
  );
});

test('leads a buyer to the report they have, without a form', () => {
  const shown = page({ held: buildHeld({ href: '/property/n1' }) });
  expect(renderText(shown)).toContain('You already have this report, open until Nov 20, 2026');
  expect(renderToStaticMarkup(shown)).not.toContain('action="/checkout');
  expect(renderText(shown)).not.toContain('Secure checkout');
});
