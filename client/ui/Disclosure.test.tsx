import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Disclosure, type ListLimit } from './Disclosure.tsx';
import { renderText } from './render-text.ts';

const items = (count: number) =>
  ['item 1', 'item 2', 'item 3', 'item 4', 'item 5'].slice(0, count).map((text) => <li key={text}>{text}</li>);

test('a list within its limit has nothing to open [P4-092]', () => {
  expect(renderToStaticMarkup(<Disclosure limit={{ wide: 2, narrow: 2 }}>{items(2)}</Disclosure>)).not.toContain(
    '<details',
  );
});

test('what is over the limit stands in a closed details element, in the page for who has no scripts', () => {
  const html = renderToStaticMarkup(<Disclosure limit={{ wide: 2, narrow: 2 }}>{items(5)}</Disclosure>);
  expect(html.split('<details')[0]).toContain('item 2');
  expect(html.split('<details')[1]).toContain('item 5');
  expect(html).not.toMatch(/<details[^>]* open/);
});

test('the label counts what is hidden on wide and on narrow screens [P4-091]', () => {
  const text = renderText(<Disclosure limit={{ wide: 3, narrow: 1 }}>{items(5)}</Disclosure>);
  expect(text).toContain('View 2 More');
  expect(text).toContain('View 4 More');
  expect(text).toContain('View Less');
});

test('a list that is whole on wide screens counts what a narrow one hides, never 0', () => {
  const text = renderText(<Disclosure limit={{ wide: 6, narrow: 1 }}>{items(5)}</Disclosure>);
  expect(text.match(/View \d More/g)).toEqual(['View 4 More']);
});

test('the style sheet shows on wide screens the items between the two limits', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'Disclosure.module.css'), 'utf8');
  const limits: readonly ListLimit[] = [
    { wide: 3, narrow: 1 },
    { wide: 6, narrow: 1 },
  ];
  for (const limit of limits) {
    const between = limit.wide - limit.narrow;
    expect(renderToStaticMarkup(<Disclosure limit={limit}>{items(5)}</Disclosure>)).toMatch(
      new RegExp(`<details class="[^"]*_peek${between}_`),
    );
    expect(sheet).toContain(`.peek${between}:not([open]) li:nth-child(n + ${between + 1})`);
  }
});

test('a limit that the style sheet cannot show does not compile', () => {
  const limits: readonly ListLimit[] = [
    // @ts-expect-error: no class shows three more on wide screens
    { wide: 8, narrow: 5 },
    // @ts-expect-error: nor one more
    { wide: 3, narrow: 2 },
    // @ts-expect-error: a wide screen shows no less than a narrow one
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
