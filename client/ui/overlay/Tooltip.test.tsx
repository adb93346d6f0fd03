import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from '../text/Icon.tsx';
import { Tooltip } from './Tooltip.tsx';

const html = renderToStaticMarkup(
  <Tooltip id="why" label="About appreciation" trigger={<Icon name="info" />}>
    A model’s estimate.
  </Tooltip>,
);

test('a tooltip is at most 320 px wide and 350 px high, and scrolls beyond [P9-040]', () => {
  const css = readFileSync(join(import.meta.dirname, 'Tooltip.module.css'), 'utf8');
  expect(css).toMatch(/max-inline-size: min\(320px,/);
  expect(css).toMatch(/max-block-size: min\(350px,/);
  expect(css).toMatch(/overflow: auto;/);
});

test('a button with a name opens the note without scripts', () => {
  expect(html).toMatch(/<button[^>]*popoverTarget="why"[^>]*>.*About appreciation<\/i><\/button>/i);
  expect(html).toMatch(/<div[^>]*id="why" popover="auto"[^>]*>A model’s estimate\.<\/div>/);
});
