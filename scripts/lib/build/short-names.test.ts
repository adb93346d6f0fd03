import { expect, test } from 'vitest';
import { ROOT } from '../run/local-server.ts';
import { relaxNesting, shortenProperties, shortPropertyNames } from './short-names.ts';

test('custom properties of style sheets get short names, all different, and those that scripts name keep theirs', () => {
  const names = shortPropertyNames(ROOT);
  expect(names.get('--paper')).toMatch(/^--[a-z][a-z0-9]{1,2}$/);
  expect(new Set(names.values()).size).toBe(names.size);
  // client/pages/person/map/map-style.ts reads these by a common beginning, place-popup.ts sets the other.
  for (const kept of ['--map-land', '--room']) expect(names.has(kept), kept).toBe(false);
  const short = names.get('--ink') ?? '';
  expect(shortenProperties('a{color:var(--ink);--map-land:var(--ink-2)}', new Map([['--ink', short]]))).toBe(
    `a{color:var(${short});--map-land:var(--ink-2)}`,
  );
});

test('nested selectors lose the ampersand where browsers imply it, and nowhere else', () => {
  expect(relaxNesting('.a{color:red;& b{top:0}&>i,& :is(u,&>s){top:1px}&:hover{top:2px}}')).toBe(
    '.a{color:red;b{top:0}>i,& :is(u,&>s){top:1px}&:hover{top:2px}}',
  );
  expect(relaxNesting('.a{&+&{top:0}@media print{& :is(b,i) a{top:0}}}')).toBe(
    '.a{&+&{top:0}@media print{:is(b,i) a{top:0}}}',
  );
  expect(relaxNesting('.a{&::before{content:"& b{"}}')).toBe('.a{&::before{content:"& b{"}}');
});
