import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENTS } from '../../shared/events/catalogue.ts';
import { ROOT, trackedFiles } from './tracked-files.ts';

const doc = readFileSync(join(ROOT, 'docs/events.md'), 'utf8');
const specs = new Map(trackedFiles('tests/browser').map(({ file, text }) => [file, text]));

/** The rows of the tables about events: which event, and the browser test that sees it. */
const rows = doc
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && /^`\w+`$/.test(cells[2] ?? ''))
  .map(([, action = '', event = '', properties = '', seen = '']) => ({
    action,
    event: event.replaceAll('`', ''),
    properties: [...properties.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    seen: /^`([\w.-]+)` › (.+)$/.exec(seen),
  }));

test('docs/events.md has every event of the catalogue, with its properties, and no other', () => {
  expect(new Set(rows.map(({ event }) => event))).toEqual(new Set(Object.keys(EVENTS)));
  for (const { event, properties } of rows) {
    const { shape } = EVENTS[event as keyof typeof EVENTS];
    expect(new Set(properties), event).toEqual(new Set(Object.keys(shape)));
  }
});

test('each event is seen by the browser test that docs/events.md names', () => {
  const unseen = rows.filter(({ event, seen }) => {
    const [, file = '', title = ''] = seen ?? [];
    const text = specs.get(`tests/browser/${file}`) ?? '';
    return !text.includes(title) || !new RegExp(`['"]${event}\\b`).test(text);
  });
  expect(unseen.map(({ event }) => event)).toEqual([]);
});
