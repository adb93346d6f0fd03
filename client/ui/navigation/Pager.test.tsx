import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderHrefs } from '../text/render-text.ts';
import { Pager, pageNumbers } from './Pager.tsx';

const hrefOf = (page: number) => `/list?page=${page}`;

test('the first page has no previous link, and the current page is not a link', () => {
  const pager = <Pager page={1} pages={3} hrefOf={hrefOf} />;
  expect(renderHrefs(pager)).toEqual(['/list?page=2', '/list?page=3', '/list?page=2']);
  expect(renderToStaticMarkup(pager)).toContain('<span aria-current="page">1</span>');
});

test('the last page has no next link', () => {
  expect(renderHrefs(<Pager page={3} pages={3} hrefOf={hrefOf} />)).toEqual([
    '/list?page=2',
    '/list?page=1',
    '/list?page=2',
  ]);
});

test('a list of one page has no pager', () => {
  expect(renderToStaticMarkup(<Pager page={1} pages={1} hrefOf={hrefOf} />)).toBe('');
});

test('a short list shows all its pages', () => {
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
});

test('a long list shows both ends and the neighbors of the current page', () => {
  expect(pageNumbers(50, 100)).toEqual([1, null, 49, 50, 51, null, 100]);
});

test('a gap of one page shows that page', () => {
  expect(pageNumbers(4, 100)).toEqual([1, 2, 3, 4, 5, null, 100]);
  expect(pageNumbers(97, 100)).toEqual([1, null, 96, 97, 98, 99, 100]);
});
