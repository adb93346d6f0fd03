import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SearchErrors, SearchWay } from '../../../shared/forms/search-form.ts';
import { PeopleSearchPage } from './PeopleSearchPage.tsx';

const site = { viewer: null, path: '/people-search', search: {} };
const values = { name: 'Maya', phone: '503', street: 'Main St', location: 'Portland' };
const render = (errors: SearchErrors, by: SearchWay = 'name') =>
  renderToStaticMarkup(<PeopleSearchPage page={{ kind: 'people-search', by, values, errors }} site={site} />);
const inputNamed = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test('the form shows what was typed, for every kind of search', () => {
  for (const by of ['name', 'phone', 'address'] as const) {
    const html = render({}, by);
    for (const [name, value] of Object.entries(values)) expect(inputNamed(html, name)).toContain(`value="${value}"`);
    expect(html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${by}"`));
    expect(html).not.toMatch(/aria-invalid|required/i);
  }
});

test('only the first field with an error gets the focus, and its error describes it', () => {
  const html = render({ street: 'Enter the house number too.', location: 'Enter a place.' }, 'address');
  expect(inputNamed(html, 'street')).toMatch(/autofocus/i);
  expect(inputNamed(html, 'street')).toContain('aria-describedby="search-street-hint search-street-error"');
  expect(inputNamed(html, 'location')).not.toMatch(/autofocus/i);
  expect(inputNamed(html, 'location')).toContain('aria-invalid="true"');
  expect(inputNamed(html, 'name')).not.toContain('aria-invalid');
});

test('only visitors who come to change a search get the focus in its field', () => {
  for (const [by, name] of [
    ['name', 'name'],
    ['phone', 'phone'],
    ['address', 'street'],
  ] as const) {
    const html = render({}, by);
    expect(inputNamed(html, name)).toMatch(/autofocus/i);
    expect(html.match(/autofocus/gi)).toHaveLength(1);
  }
  const empty = { kind: 'people-search', by: 'name', values: { location: 'Portland' }, errors: {} } as const;
  expect(renderToStaticMarkup(<PeopleSearchPage page={empty} site={site} />)).not.toMatch(/autofocus/i);
});

test.each([
  ['name', 'A first and last name find more than a nickname.'],
  ['phone', 'Seven digits are enough'],
  ['address', 'Include the house number'],
] as const)('what helps is about the search by %s', (by, tip) => {
  const html = render({ phone: 'Enter a phone number.' }, by);
  expect(html).toContain(tip);
  expect(html.match(/<h2 id="tips">/g)).toHaveLength(1);
  expect(html.includes('Leave the place empty')).toBe(by === 'name');
});

test('the hint for the place of an address does not suggest a state', () => {
  const hint = /<p[^>]*id="search-location-hint">(.*?)<\/p>/.exec(render({}, 'address'))?.[1] ?? '';
  expect(hint).toMatch(/<span data-ways="name">Optional\. .*Oregon.*<\/span><span data-ways="address">/);
  expect(hint.split('data-ways="address"')[1]).not.toContain('Oregon');
});
