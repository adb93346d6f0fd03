import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeName } from './WholeName.tsx';

const markupOf = (text: string) =>
  renderToStaticMarkup(<WholeName text={text} name="Maya Ostrowski" />).replace(/ class="[^"]*"/, '');

test('only the name is kept whole, wherever it stands', () => {
  expect(markupOf('Take down Maya Ostrowski')).toBe('Take down <span>Maya Ostrowski</span>');
  expect(markupOf('Is Maya Ostrowski gone?')).toBe('Is <span>Maya Ostrowski</span> gone?');
  expect(markupOf('Your payment went through')).toBe('Your payment went through');
});
