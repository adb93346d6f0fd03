import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TYPED_PEOPLE_MAX } from '../../../shared/contract/finding/typed.ts';
import { readingLinks } from './reading-links.ts';
import { WhichMeantPage } from './WhichMeantPage.tsx';
import type { WhichMeantPageModel } from './which-meant-model.ts';

const page = (more: Partial<WhichMeantPageModel>): WhichMeantPageModel => ({
  kind: 'which-meant',
  line: 'maya bend',
  isEmail: false,
  readings: [],
  phone: null,
  by: 'name',
  values: { name: 'maya bend', location: 'OR' },
  ...more,
});
const said = (more: Partial<WhichMeantPageModel>) =>
  readingLinks(page(more)).map(({ text, href, about }) => [text, href, about]);

test('each reading is a link that says how many people it leads to', () => {
  const name = { kind: 'name', name: 'maya', location: 'GA', people: 1 } as const;
  expect(
    said({
      readings: [
        { kind: 'place', location: 'Bend, OR', people: 1_204 },
        name,
        { ...name, name: 'maya bend', location: '', people: 0 },
        { ...name, people: TYPED_PEOPLE_MAX },
        { kind: 'address', street: '12 elm st', location: 'Bend, OR' },
      ],
      phone: '503-555-0142',
    }),
  ).toEqual([
    ['Everyone in Bend, OR', '/white-pages/bend-or', '1,204 people'],
    ['Maya in Georgia', '/name/Maya/GA', '1 person has exactly this name'],
    ['People named Maya Bend', '/name/Maya-Bend/-', 'Nobody on record has exactly this name'],
    ['Maya in Georgia', '/name/Maya/GA', '100+ people have exactly this name'],
    [
      '12 Elm St, Bend, OR',
      '/address-search?street=12+elm+st&location=Bend%2C+OR',
      'An address: the street, and who is listed there',
    ],
    ['The phone number (503) 555-0142', '/phone/1-503-555-0142', 'What it is, and whether it is on record'],
  ]);
});

test('an email address leads to the ways to search', () => {
  expect(said({ isEmail: true }).map(([, href]) => href)).toEqual([
    '/people-search',
    '/reverse-phone',
    '/address-search',
  ]);
});

test('the page repeats the line as text, and its form keeps all that was typed', () => {
  const html = renderToStaticMarkup(
    <WhichMeantPage page={page({ line: '<b>maya' })} site={{ viewer: null, path: '/search', search: {} }} />,
  );
  expect(html).toContain('You typed “&lt;b&gt;maya”.');
  expect(html).toMatch(/<input[^>]*name="name"[^>]*value="maya bend"/);
  expect(html).toMatch(/<input[^>]*name="location"[^>]*value="OR"/);
});
