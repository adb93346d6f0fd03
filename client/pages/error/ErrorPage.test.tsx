import { describe, expect, test } from 'vitest';
import { QUOTA_LIMITS, type QuotaLimit } from '../../../shared/contract/transport/problem.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { ErrorPage } from './ErrorPage.tsx';
import type { ErrorPageModel, ReachedLimit } from './error-model.ts';

const site = { viewer: null, path: '/nowhere', search: { name: '', location: '' } };
const page: ErrorPageModel = { kind: 'error', status: 404, trackingId: '8f2c1e07', message: null, retryPath: null };

test('every error page shows its status and its tracking id [F8-07]', () => {
  for (const status of [400, 403, 404, 405, 408, 429, 500, 503] as const) {
    const text = renderText(<ErrorPage page={{ ...page, status }} site={site} />);
    expect(text).toContain(String(status));
    expect(text).toContain('Tracking ID 8f2c1e07');
  }
});

test('a page whose data failed to load is not reported as moved, and offers a retry [F8-08]', () => {
  const message = 'Uncaught exception while loading page data, converted to a 404.';
  const failed = <ErrorPage page={{ ...page, message, retryPath: '/name/x' }} site={site} />;
  expect(renderText(failed)).toContain(`We could not load this page It may work in a moment. ${message}`);
  expect(renderText(failed)).not.toContain('never existed');
  expect(renderHrefs(failed)).toContain('/name/x');
  expect(renderText(<ErrorPage page={page} site={site} />)).toContain('never existed');
});

test('a list without the requested entry says so and links to the entries it has', () => {
  const help = { title: 'This list has no such page', text: 'It is shorter.', link: { text: 'Begin', href: '/list' } };
  const missing = <ErrorPage page={{ ...page, help }} site={site} />;
  expect(renderText(missing)).toContain('This list has no such page It is shorter. Begin Search by name');
  expect(renderText(missing)).not.toContain('There is no page here');
  expect(renderHrefs(missing)).toContain('/list');
});

test('a retry is offered only if it can help', () => {
  expect(renderText(<ErrorPage page={page} site={site} />)).not.toContain('Try again');
  expect(renderHrefs(<ErrorPage page={{ ...page, status: 408, retryPath: '/name/x' }} site={site} />)).toContain(
    '/name/x',
  );
});

describe('a daily limit', () => {
  const pageOf = (name: QuotaLimit, more: ReachedLimit['more'] = null) => (
    <ErrorPage
      page={{ ...page, status: 429, limit: { name, opens: 'tomorrow at 2:41 PM EST', more } }}
      site={{ ...site, path: '/phone/1-503-555-0142' }}
    />
  );

  test.each(QUOTA_LIMITS)(
    'of %s says that nothing is wrong, when it opens again and what still works, without a retry',
    (name) => {
      const text = renderText(pageOf(name));
      expect(text).toContain('There is room for more tomorrow at 2:41 PM EST.');
      expect(text).toContain('Nothing is wrong with what you asked.');
      expect(text).toMatch(/still open|as before/);
      expect(text).toContain('Tracking ID 8f2c1e07');
      expect(text).not.toContain('Try again');
      expect(renderHrefs(pageOf(name)).filter((href) => href === '/phone/1-503-555-0142')).toEqual([]);
    },
  );

  test('tells those whom it helps what an account or a plan allows, and nobody else', () => {
    expect(renderText(pageOf('numbers', 'anonymous'))).toContain('Logged in, you have a higher limit of your own.');
    expect(renderHrefs(pageOf('numbers', 'anonymous'))).toContain('/auth/login?redirect=%2Fphone%2F1-503-555-0142');
    expect(renderText(pageOf('numbers', 'account'))).toContain('With a plan, only your own limit counts');
    expect(renderText(pageOf('numbers'))).not.toMatch(/Compare plans|With a plan/);
  });
});
