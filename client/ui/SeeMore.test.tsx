import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeeMore } from './SeeMore.tsx';

const long =
  'Maya Ostrowski, age 41, lives in Portland, Oregon. Maya may be related to Tomasz Ostrowski and Ingrid Lind.';

test('a long text is in the page once and whole, with a native control that opens it', () => {
  const html = renderToStaticMarkup(<SeeMore text={long} more="...more" less="less" />);
  expect(html.split(long)).toHaveLength(2);
  expect(html).toContain('<details><summary><span>...more</span><span>less</span></summary></details>');
});

test('a text that fits everywhere has nothing to open', () => {
  expect(renderToStaticMarkup(<SeeMore text="Maya Ostrowski lives in Ohio." more="...more" less="less" />)).toBe(
    '<p>Maya Ostrowski lives in Ohio.</p>',
  );
});

test('one line shows on large screens and two on small ones', () => {
  const css = readFileSync(join(import.meta.dirname, 'SeeMore.module.css'), 'utf8');
  const [large, small] = css.split('@media (max-width: 767px)');
  expect(large?.match(/\bline-clamp: \d/g)).toEqual(['line-clamp: 1', 'line-clamp: 1']);
  expect(small?.match(/\bline-clamp: \d/g)).toEqual(['line-clamp: 2', 'line-clamp: 2']);
});
