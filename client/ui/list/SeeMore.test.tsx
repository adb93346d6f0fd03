import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import styles from './SeeMore.module.css';
import { SeeMore } from './SeeMore.tsx';

const long =
  'Maya Ostrowski, age 41, lives in Portland, Oregon. Maya may be related to Tomasz Ostrowski and Ingrid Lind.';

test('a long text is in the page once, entirely, with a native control that opens it [F4-20 P4-094 F1-25]', () => {
  const html = renderToStaticMarkup(<SeeMore text={long} more="...more" less="less" />);
  expect(html.split(long)).toHaveLength(2);
  expect(html).toMatch(/<details[^>]*><summary><span>\.\.\.more<\/span><span>less<\/span><\/summary><\/details>/);
});

test('a text that fits everywhere has nothing to open', () => {
  expect(renderToStaticMarkup(<SeeMore text="Maya Ostrowski lives in Ohio." />)).toEqual(
    expect.stringMatching(/^<p class="[^"]*">Maya Ostrowski lives in Ohio\.<\/p>$/),
  );
});

const css = readFileSync(join(import.meta.dirname, 'SeeMore.module.css'), 'utf8');

test('one line shows on large screens and two on small ones', () => {
  const [large, small] = css.split('&.two')[0]?.split('@media (max-width: 767px)') ?? [];
  expect(large?.match(/\bmax-block-size: \dlh/g)).toEqual(['max-block-size: 1lh']);
  expect(small?.match(/\bmax-block-size: \dlh/g)).toEqual(['max-block-size: 2lh']);
});

const classOf = (node: ReactNode) => /class="([^"]*)"/.exec(renderToStaticMarkup(node))?.[1]?.split(' ') ?? [];

test('a line is 20 px high, or 24 on request [F9-52]', () => {
  expect(css).toMatch(/\.seemore \{\s*line-height: 20px/);
  expect(css).toMatch(/\.high \{\s*line-height: 24px/);
  expect(classOf(<SeeMore text={long} />)).not.toContain(styles.high);
  expect(classOf(<SeeMore text={long} lineHeightPx={24} />)).toContain(styles.high);
  expect(classOf(<SeeMore text="short" lineHeightPx={24} />)).toContain(styles.high);
});

test('the caller decides whether it closes again [F4-21]', () => {
  expect(css).toMatch(/&\.once \[open\] \{\s*display: none/);
  expect(classOf(<SeeMore text={long} />)).not.toContain(styles.once);
  expect(classOf(<SeeMore text={long} canClose={false} />)).toContain(styles.once);
});
