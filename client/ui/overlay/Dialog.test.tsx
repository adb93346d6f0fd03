import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderText } from '../text/render-text.ts';
import { DIALOG_SIZES, Dialog } from './Dialog.tsx';

const css = readFileSync(join(import.meta.dirname, 'Dialog.module.css'), 'utf8');
const stay = () => {};

test('a dialog has one of eight sizes, each with its own look, and no others [F5-28]', () => {
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
  const looks = DIALOG_SIZES.map((size) => {
    const html = renderToStaticMarkup(<Dialog title="Stop?" size={size} onClose={stay} />);
    const [, classes = ''] = /^<dialog class="([^"]*)"/.exec(html) ?? [];
    const names = classes.split(' ').map((name) => name.replace(/^_|_\w+$/g, ''));
    expect(names).toEqual(['dialog', size]);
    // The width and height in its rule; the shared rule is the default.
    const [, rule = ''] = new RegExp(`^  \\.${size === 'Default' ? 'dialog' : size} \\{([^}&]*)`, 'm').exec(css) ?? [];
    return rule.match(/--width: \d+px|(?:max-)?(?:inline|block)-size: [^;]+/g)?.join('; ') ?? '';
  });
  expect(looks).not.toContain('');
  expect(new Set(looks).size).toBe(8);
  expect(() => renderToStaticMarkup(<Dialog title="Stop?" size={'Huge' as never} onClose={stay} />)).toThrow(
    RangeError,
  );
});

test('the page behind an open modal does not scroll', () => {
  expect(css).toMatch(/html:has\(dialog\[open\]:modal\) \{\s*overflow: hidden;\s*\}/);
});

test('a dialog is labeled by its title and has crumbs, body and footer in this order [F1-16]', () => {
  const node = (
    <Dialog title="Burglary" crumbs={<nav>Records</nav>} footer={<button type="button">Go on</button>} onClose={stay}>
      <p>Dismissed</p>
    </Dialog>
  );
  expect(renderToStaticMarkup(node)).toMatch(/<dialog[^>]*aria-labelledby="(.+?)".*<h2 id="\1">Burglary<\/h2>/);
  expect(renderText(node)).toBe('Records Burglary Dismissed Go on');
});
