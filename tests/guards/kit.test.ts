import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Kit } from '../../client/pages/kit/Kit.tsx';
import { ROOT } from '../../scripts/lib/run/local-server.ts';
import { render } from '../../worker/render/walk.ts';

/** As the edge renders it. */
const { html } = render(createElement(Kit));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sources = globSync('client/pages/kit/*.tsx', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.tsx'))
  .map(read)
  .join('\n');

/**
 * Not to be seen on their own: what icons refer to is in the header of every page, and HTML that only islands have. A
 * Dialog exists only in browsers; PageDialog, which the same sheet draws, stands for it.
 */
const UNSEEN = ['IconShapes', 'LanternShape', 'ServerHtml', 'Dialog'];

const kitComponents = globSync('client/ui/**/*.tsx', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.tsx'))
  .flatMap((file) => [...read(file).matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => name))
  .filter((name) => !UNSEEN.includes(name));

test('every component of the kit is on its page, under its name', () => {
  expect(kitComponents.length).toBeGreaterThan(35);
  const named = [...html.matchAll(/data-control="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/,? /));
  const missing = kitComponents.filter((name) => !named.includes(name) || !sources.includes(`<${name}`));
  expect(missing).toEqual([]);
});

test('a component that draws nothing does not count as shown by its name', () => {
  const samples = html.split('data-state=').slice(1);
  expect(samples.length).toBeGreaterThan(100);
  for (const sample of samples) expect(sample).toMatch(/^"[^"]*"(?: inert="")?><\w/);
});

test('no id occurs twice', () => {
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('what can be pressed is shown at rest, hovered, focused and pressed', () => {
  for (const name of [
    'Button pine',
    'ButtonLink',
    'LampLink',
    'CopyButton',
    'Crumbs',
    'Pager',
    'Tabs',
    'Disclosure',
    'Tooltip',
  ]) {
    const [, control = ''] = html.split(`data-control="${name}"`);
    const states = [...(control.split('data-control=')[0] ?? '').matchAll(/data-state="([^"]*)"/g)];
    expect([name, states.slice(0, 4).map(([, state]) => state)]).toEqual([
      name,
      ['rest', 'hover', 'focus', 'hover pressed'],
    ]);
  }
});
