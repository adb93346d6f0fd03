import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Disclosure } from './Disclosure.tsx';
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

test('other lists say View All / View Less, or Show more / Show less [P4-093]', () => {
  const limit = { wide: 3, narrow: 1 };
  const all = renderText(
    <Disclosure limit={limit} label="all">
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
