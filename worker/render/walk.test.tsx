import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { markup } from '../../tests/fixtures/markup.tsx';
import { compiledMarkup } from '../../tests/support/compiled-markup.ts';
import { differencesOfMarkup } from '../../tests/support/same-markup.ts';
import { render } from './walk.ts';

describe('our renderer writes what React writes, from elements and from compiled files', () => {
  test.each(Object.keys(markup))('%s', (name) => {
    const expected = renderToString(markup[name]?.());
    // Twice: constant components are rendered once.
    for (const source of [markup, compiledMarkup])
      for (let time = 0; time < 2; time += 1)
        expect(differencesOfMarkup(render(source[name]?.()).html, expected)).toEqual([]);
  });
});

test('the comparison notices a separator, an attribute and an order', () => {
  for (const [ours, react] of [
    ['<p>ab</p>', '<p>a<!-- -->b</p>'],
    ['<p id="a"></p>', '<p></p>'],
    ['<i></i><b></b>', '<b></b><i></i>'],
  ] as const)
    expect(differencesOfMarkup(ours, react)).toHaveLength(2);
});

test('a page is one byte per character, whatever its texts', () => {
  const { html } = render(createElement('p', { title: 'Łódź 😀' }, '李 – “x”'));
  expect(html).toMatch(/^[\0-\xff]*$/);
  expect(differencesOfMarkup(html, '<p title="Łódź 😀">李 – “x”</p>')).toEqual([]);
});

test('a script in a link does nothing', () => {
  for (const href of ['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)'])
    expect(render(createElement('a', { href }, 'x')).html).toBe('<a href="#">x</a>');
});

test('what it does not know fails instead of being left out', () => {
  expect(() => render({} as never)).toThrow('cannot render');
  expect(() => render(createElement(Symbol('unknown') as never))).toThrow('cannot render');
});
