import { expect, test } from 'vitest';
import { withNoFollow } from './no-follow.ts';

test('links to payment and accounts say nofollow, beside what else they say', () => {
  expect(withNoFollow('<a class="x" href="/checkout/pricing?a=1&amp;b=2">Plans</a>')).toBe(
    '<a class="x" href="/checkout/pricing?a=1&amp;b=2" rel="nofollow">Plans</a>',
  );
  expect(withNoFollow('<a href="/auth/login" target="_blank" rel="noopener">Log in</a>')).toBe(
    '<a href="/auth/login" target="_blank" rel="noopener nofollow">Log in</a>',
  );
  const done = '<a rel="nofollow" href="/billing/invoices">Receipts</a>';
  expect(withNoFollow(done)).toBe(done);
});

test('every other link stays as it is', () => {
  for (const html of [
    '<a href="/address-search">Address</a><abbr title="/account">x</abbr>',
    '<a href="#phones">Phones</a> <a href="https://example.com/checkout">Elsewhere</a>',
    '<a data-x="/checkout" href="/name/Account/-">Account</a>',
    '<form action="/checkout/search"></form><a>&lt;a href="/checkout"&gt;</a>',
  ])
    expect(withNoFollow(html)).toBe(html);
});
