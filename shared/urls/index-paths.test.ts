import { expect, test } from 'vitest';
import { indexPageOf } from './index-paths.ts';
import { matchRoute, routes } from './route-table.ts';

test.each([
  ['/name', '/people-search'],
  ['/Phone/', '/reverse-phone'],
  ['/address', '/address-search'],
  ['/property-search', '/property'],
  ['/directory/', '/directory/name'],
])('%s leads to %s', (path, page) => expect(indexPageOf(path)).toBe(page));

test.each(['/', '', '/names', '/name/Maya', '//name', '/directory/name'])('%s leads nowhere else', (path) =>
  expect(indexPageOf(path)).toBeNull(),
);

test('every beginning of a public list is a page or leads to one', () => {
  const beginnings = ['name', 'phone', 'address', 'white-pages', 'property-search', 'property', 'directory'];
  for (const name of beginnings) {
    expect(
      routes.some(({ pattern }) => pattern.startsWith(`/${name}/`)),
      name,
    ).toBe(true);
    expect(matchRoute(indexPageOf(`/${name}`) ?? `/${name}`), name).not.toBeNull();
  }
});
