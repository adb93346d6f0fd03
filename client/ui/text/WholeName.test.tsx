import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeName } from './WholeName.tsx';

const markupOf = (say: (name: string) => string, name = 'Maya Ostrowski') =>
  renderToStaticMarkup(<WholeName say={say} name={name} />).replace(/ class="[^"]*"/, '');

test('only the name is kept whole, wherever it stands', () => {
  expect(markupOf((name) => `Take down ${name}`)).toBe('Take down <span>Maya Ostrowski</span>');
  expect(markupOf((name) => `Is ${name} gone?`)).toBe('Is <span>Maya Ostrowski</span> gone?');
  expect(markupOf((name) => `${name} or ${name}`, 'May')).toBe('<span>May</span> or May');
});
