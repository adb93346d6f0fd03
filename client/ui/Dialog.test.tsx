import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { DIALOG_SIZES } from './dialog-size.ts';
import { renderText } from './render-text.ts';

const css = readFileSync(join(import.meta.dirname, 'Dialog.module.css'), 'utf8');
const stay = () => {};

test('a dialog has one of eight sizes, each with its own look, and nothing else [F5-28]', () => {
  expect(DIALOG_SIZES).toEqual([
    'Default',
    'FitContent',
    'Small',
    'Medium',
    'Large',
    'XL',
    'Screen',
    'ScreenFitHeight',
  ]);
  for (const size of DIALOG_SIZES) {
    expect(renderText(<Dialog title="Stop?" size={size} onClose={stay} />)).toBe('Stop?');
    if (size !== 'Default') expect(css).toContain(`.${size} {`);
  }
  expect(() => renderToStaticMarkup(<Dialog title="Stop?" size={'Huge' as never} onClose={stay} />)).toThrow(
    RangeError,
  );
});

test('the page behind an open modal does not scroll', () => {
  expect(css).toMatch(/html:has\(dialog\[open\]:modal\) \{\s*overflow: hidden;\s*\}/);
});

test('a dialog is named by its title; crumbs, body and footer stand in it in this order [F1-16]', () => {
  const node = (
    <Dialog title="Burglary" crumbs={<nav>Records</nav>} footer={<button type="button">Go on</button>} onClose={stay}>
      <p>Dismissed</p>
    </Dialog>
  );
  expect(renderToStaticMarkup(node)).toMatch(/<dialog[^>]*aria-labelledby="(.+?)".*<h2 id="\1">Burglary<\/h2>/);
  expect(renderText(node)).toBe('Records Burglary Dismissed Go on');
});
