import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Masked } from './Masked.tsx';

test('the glyphs of a masked value are always eights and hidden from screen readers [F6-28 P6-020]', () => {
  const html = renderToStaticMarkup(<Masked lengths={[3, 4]} label="remaining seven digits hidden" />);
  expect(html).toMatch(/aria-hidden="true">888-8888</);
  expect(html).toContain('remaining seven digits hidden');
});
