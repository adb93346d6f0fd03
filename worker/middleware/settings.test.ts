import { afterEach, expect, test, vi } from 'vitest';
import { edge } from '../testing.ts';

afterEach(() => vi.restoreAllMocks());

test('a misconfigured worker answers a plain 500 and logs the reason once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { get, asked } = edge({}, { EDGE_ORIGIN_SECRET: 'short' });
  for (const path of ['/', '/api/user']) {
    const response = await get(path);
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.text()).not.toContain('EDGE_ORIGIN_SECRET');
  }
  expect(asked).toHaveLength(0);
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.[0]).toContain('EDGE_ORIGIN_SECRET needs at least 32 characters');
});

test('a local-only setting stops a worker that is not local', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { get } = edge({}, { ENVIRONMENT: 'production', TRUST_BOT_USER_AGENT: 'true' });
  expect((await get('/')).status).toBe(500);
  expect(log.mock.calls[0]?.[0]).toContain('local use only');
});
