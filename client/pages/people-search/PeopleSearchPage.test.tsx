import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PeopleSearchPage } from './PeopleSearchPage.tsx';

const site = { viewer: null, path: '/people-search', search: { name: '', location: '' } };
const render = (error: string | null) =>
  renderToStaticMarkup(
    <PeopleSearchPage page={{ kind: 'people-search', name: 'Maya', location: 'Portland', error }} site={site} />,
  );

test('the form shows what was typed', () => {
  expect(render(null)).toContain('value="Maya"');
  expect(render(null)).toContain('value="Portland"');
  expect(render(null)).not.toMatch(/autofocus|aria-invalid/i);
});

test('a bad name is described where the focus is', () => {
  const [input] = render('Enter a first and last name.').match(/<input[^>]*name="name"[^>]*>/) ?? [];
  expect(input).toMatch(/autofocus/i);
  expect(input).toContain('aria-describedby="name-error"');
});
