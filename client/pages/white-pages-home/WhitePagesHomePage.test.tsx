import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { WhitePagesHomePage } from './WhitePagesHomePage.tsx';

const answer = {
  people: 12,
  letters: [],
  states: [
    { stateCode: 'WA', people: 7, properties: 0 },
    { stateCode: 'OR', people: 3, properties: 3 },
    { stateCode: 'GU', people: 0, properties: 1 },
  ],
};
const render = (error: string | null) => (
  <WhitePagesHomePage
    page={{ kind: 'white-pages-home', location: 'x', error, answer }}
    site={{ viewer: null, path: '/white-pages', search: {} }}
  />
);

test('the white pages start with the states that list somebody, each with its number, and say how many that are', () => {
  const text = renderText(render(null));
  expect(text).toContain('10 people in 2 states and territories.');
  expect(text).toContain('Oregon 3 people Washington 7 people');
  const hrefs = renderHrefs(render(null));
  expect(hrefs).toEqual(expect.arrayContaining(['/white-pages/or', '/white-pages/wa', '/directory/name']));
  expect(hrefs).not.toContain('/white-pages/gu');
});

test('a place is asked for by a form without scripts, which says what was wrong with it', () => {
  const html = renderToStaticMarkup(render('Enter a city.'));
  expect(html).toMatch(/<form[^>]*action="\/white-pages"/);
  expect(html).toMatch(/value="x"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*value="x"/);
  expect(html).toMatch(/aria-describedby="white-pages-location-hint white-pages-location-error"/);
});
