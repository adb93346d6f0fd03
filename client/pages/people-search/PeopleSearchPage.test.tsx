import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SearchErrors, SearchWay } from '../../../shared/forms/search-form.ts';
import { PeopleSearchPage } from './PeopleSearchPage.tsx';

const site = { viewer: null, path: '/people-search', search: {} };
const values = { name: 'Maya', phone: '503', street: 'Main St', location: 'Portland' };
const render = (errors: SearchErrors, by: SearchWay = 'name') =>
  renderToStaticMarkup(<PeopleSearchPage page={{ kind: 'people-search', by, values, errors }} site={site} />);
const inputNamed = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test('the form shows what was typed, whatever is searched by', () => {
  for (const by of ['name', 'phone', 'address'] as const) {
    const html = render({}, by);
    for (const [name, value] of Object.entries(values)) expect(inputNamed(html, name)).toContain(`value="${value}"`);
    expect(html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${by}"`));
    expect(html).not.toMatch(/autofocus|aria-invalid|required/i);
  }
});

test('what is wrong with a field is described where the focus is, and only the first of them has it', () => {
  const html = render({ street: 'Enter the house number as well.', location: 'Enter a place.' }, 'address');
  expect(inputNamed(html, 'street')).toMatch(/autofocus/i);
  expect(inputNamed(html, 'street')).toContain('aria-describedby="search-street-hint search-street-error"');
  expect(inputNamed(html, 'location')).not.toMatch(/autofocus/i);
  expect(inputNamed(html, 'location')).toContain('aria-invalid="true"');
  expect(inputNamed(html, 'name')).not.toContain('aria-invalid');
});
