import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { UsableOption } from '../../../shared/court-runner/county-options.ts';
import { buildCheckout } from '../../../tests/fixtures/checkout.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PurchaseCourtRunnerPage } from './PurchaseCourtRunnerPage.tsx';
import type { PurchaseCourtRunnerPageModel } from './purchase-court-runner-model.ts';

const site = { viewer: null, path: '/billing/purchase-court-runner', search: { name: '', location: '' } };
const NOW = Date.UTC(2026, 10, 22);
const option = (fips: string, more: Partial<UsableOption> = {}): UsableOption => ({
  ...{ fips, price: 12, stateCode: 'OR', moveInYear: 2013, moveOutYear: null },
  countyName: fips === '41051' ? 'Multnomah' : 'Lane',
  productId: `court-runner-county-${fips}`,
  ...more,
});
const OLD = option('41039', { moveOutYear: 2012 });

function page(more: Partial<PurchaseCourtRunnerPageModel> = {}) {
  const model: PurchaseCourtRunnerPageModel = {
    ...{ kind: 'purchase-court-runner', wpId: 'P1', hasAll: false, now: NOW, ticked: null, held: null },
    back: { href: '/name/Maya-Ostrowski/-/P1', firstName: 'Maya' },
    fields: { firstName: 'Maya', middleName: '', lastName: 'Ostrowski', birthDate: '' },
    limits: { min: '1936-11-22', max: '2008-11-22' },
    options: [option('41051'), OLD],
    baseProduct: { id: 'court-runner', regularPrice: 34.95 },
    checkout: buildCheckout(),
    ...more,
  };
  return <PurchaseCourtRunnerPage page={model} site={site} />;
}

const boxOf = (markup: string, name: string, fips: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="court-runner-county-${fips}"[^>]*>`).exec(markup)?.[0] ?? '';

test('nothing is added up before a county is chosen', () => {
  const text = renderText(page());
  expect(text).toContain('No county selected');
  expect(text).not.toContain('Total today');
  expect(text).toContain('Pay for Court Runner');
});

test('a form that comes back has the counties that were chosen, their total, and what is still to be confirmed', () => {
  const chosen = ['court-runner-county-41051', OLD.productId];
  const errors = { old: 'Check “Search it anyway”, or leave that county out.' };
  const sent = page({ ticked: { chosen, confirmed: [] }, checkout: buildCheckout({ errors }) });
  const markup = renderToStaticMarkup(sent);
  for (const fips of ['41051', '41039']) expect(boxOf(markup, 'county', fips)).toContain('checked');
  expect(boxOf(markup, 'old', '41039')).toMatch(/aria-invalid="true"/);
  expect(boxOf(markup, 'old', '41039')).toContain('autofocus');
  expect(boxOf(markup, 'old', '41039')).not.toContain('checked');
  expect(renderText(sent)).toContain(errors.old);
  expect(renderText(sent)).toContain('Pay $93.90 for Court Runner');
  // Where the list beside the button leads to.
  expect(renderHrefs(sent)).toContain('#checkout-old');
  expect(markup).toContain('id="checkout-old"');
});

test('the way back is to the person by their name', () => {
  expect(renderText(page())).toContain('Back to Maya');
});

test('whoever has every county is led to the results on the page of the person', () => {
  const held = { status: 'searched', at: NOW - 1, againAt: NOW + 86_400_000 } as const;
  const all = page({ hasAll: true, options: [option('41051', { held })] });
  expect(renderToStaticMarkup(all)).not.toContain('name="county"');
  expect(renderText(all)).toContain('There is no other county to search');
  expect(renderHrefs(all)).toEqual(
    expect.arrayContaining([
      '/name/Maya-Ostrowski/-/P1#court-runner-or-multnomah-county',
      '/name/Maya-Ostrowski/-/P1#court-runner',
    ]),
  );
});
