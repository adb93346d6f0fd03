import { describe, expect, test } from 'vitest';
import { isClosedToCrawlers, isNotFollowed } from './crawl-rules.ts';

describe('what robots.txt closes', () => {
  test.each(['/checkout/pricing?funnel=a', '/billing/invoices', '/account', '/account/ledger', '/api/user'])(
    '%s',
    (path) => expect([isClosedToCrawlers(path), isNotFollowed(path)]).toEqual([true, true]),
  );

  test('is neither a page that must be read for its noindex, nor one with a secret in its address', () => {
    for (const path of ['/auth/login?redirect=%2F', '/account/family-invitation?token=a'])
      expect([isClosedToCrawlers(path), isNotFollowed(path)], path).toEqual([false, true]);
  });

  test('is told by the beginning of the path, in its letter case, as crawlers read the file', () => {
    for (const path of ['/', '/name/Account/-', '/Checkout/pricing', '/people-search?redirect=/checkout'])
      expect([isClosedToCrawlers(path), isNotFollowed(path)], path).toEqual([false, false]);
  });
});
