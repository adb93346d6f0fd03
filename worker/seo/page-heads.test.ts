import { expect, test } from 'vitest';
import { hasFlags, hasListFlags, isPlaceItself } from './page-heads.ts';

const query = (text: string) => new URLSearchParams(text);

test('campaign parameters and empty fields are not flags, anything else is', () => {
  for (const text of ['', 'utm_source=a&utm_medium=cpc', 'gclid=b', 'fbclid=1', 'name=&location='])
    expect([hasFlags(query(text)), hasListFlags(query(text))], text).toEqual([false, false]);
  for (const text of ['sort=age', 'show_info_banner=true', 'page=2&state=OR', 'reported=yes', 'utm=1', 'x=1'])
    expect([hasFlags(query(text)), hasListFlags(query(text))], text).toEqual([true, true]);
});

test('a page number is no flag of a list, and one of any other page', () => {
  for (const text of ['page=2', 'page=3&gclid=b'])
    expect([hasFlags(query(text)), hasListFlags(query(text))], text).toEqual([true, false]);
});

test.each([
  ['portland-or', true],
  ['Portland-Oregon', true],
  ['PORTLAND, or', true],
  ['portlnad-or', false],
  ['Portland', false],
  ['97217', false],
])('a list under %s is the one of its place: %s', (location, isItself) =>
  expect(isPlaceItself(location, 'Portland, OR')).toBe(isItself),
);
