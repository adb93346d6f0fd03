import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderText } from '../text/render-text.ts';
import { Disclosure, type ListLimit } from './Disclosure.tsx';

const items = (count: number) =>
  ['item 1', 'item 2', 'item 3', 'item 4', 'item 5'].slice(0, count).map((text) => <li key={text}>{text}</li>);

test('a list within its limit has nothing to open [P4-092]', () => {
  expect(renderToStaticMarkup(<Disclosure limit={{ wide: 2, narrow: 2 }}>{items(2)}</Disclosure>)).not.toContain(
    '<details',
  );
});

test('a list that hides something always has a native control to open it without scripts [P4-090]', () => {
  for (const count of [1, 2, 3, 4, 5]) {
    const html = renderToStaticMarkup(<Disclosure limit={{ wide: 2, narrow: 2 }}>{items(count)}</Disclosure>);
    expect(html.includes('<details'), String(count)).toBe(count > 2);
  }
});

test('the control comes after every item, so that the Tab key follows the visual order, and starts closed', () => {
  const html = renderToStaticMarkup(<Disclosure limit={{ wide: 3, narrow: 1 }}>{items(5)}</Disclosure>);
  expect(html.match(/item \d|<ul|<details|<summary/g)?.join(' ')).toBe(
    '<ul item 1 item 2 item 3 item 4 item 5 <details <summary',
  );
  expect(html).not.toMatch(/<details[^>]* open/);
});

test('the style sheet hides items over each limit while the control is closed, and none once it is open', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'Disclosure.module.css'), 'utf8');
  const limits: readonly ListLimit[] = [
    { wide: 2, narrow: 2 },
    { wide: 3, narrow: 1 },
    { wide: 3, narrow: 3 },
    { wide: 6, narrow: 1 },
    { wide: 6, narrow: 6 },
  ];
  for (const limit of limits) {
    const html = renderToStaticMarkup(<Disclosure limit={limit}>{items(5)}</Disclosure>);
    expect(html).toMatch(new RegExp(`^<ul class="_wide${limit.wide}_\\S+ _narrow${limit.narrow}_`));
    for (const [width, shown] of Object.entries(limit))
      expect(sheet).toContain(`.${width}${shown}:has(+ .more:not([open])) > li:nth-child(n + ${shown + 1})`);
  }
});

test('the label counts what is hidden on wide and on narrow screens [P4-091]', () => {
  const text = renderText(<Disclosure limit={{ wide: 3, narrow: 1 }}>{items(5)}</Disclosure>);
  expect(text).toContain('View 2 More');
  expect(text).toContain('View 4 More');
  expect(text).toContain('View Less');
});

test('a list complete on wide screens counts what a narrow screen hides, never 0', () => {
  const text = renderText(<Disclosure limit={{ wide: 6, narrow: 1 }}>{items(5)}</Disclosure>);
  expect(text.match(/View \d More/g)).toEqual(['View 4 More']);
});

test('a limit that the style sheet cannot show does not compile', () => {
  const limits: readonly ListLimit[] = [
    // @ts-expect-error: no class shows three more on wide screens
    { wide: 8, narrow: 5 },
    // @ts-expect-error: nor one more
    { wide: 3, narrow: 2 },
    // @ts-expect-error: a wide screen shows no fewer than a narrow one
    { wide: 2, narrow: 3 },
  ];
  expect(limits).toHaveLength(3);
});

test('other lists say View All / View Less, or Show more / Show less [P4-093]', () => {
  const all = renderText(
    <Disclosure limit={{ wide: 3, narrow: 1 }} label="all">
      {items(5)}
    </Disclosure>,
  );
  expect(all).toContain('View All View All View Less');
  const show = renderText(
    <Disclosure limit={{ wide: 2, narrow: 2 }} label="show">
      {items(5)}
    </Disclosure>,
  );
  expect(show).toContain('Show more Show less');
  expect(show).not.toMatch(/\d More/);
});
