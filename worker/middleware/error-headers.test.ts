import { expect, test } from 'vitest';
import { edge, modelOf } from '../testing.ts';

test('an error has the same tracking id in its header and on the page [F8-06]', async () => {
  const response = await edge().get('/nowhere');
  const { page } = await modelOf(response);
  expect(response.headers.get('x-tracking-id')).toMatch(/^[0-9a-f]{32}$/);
  expect(page).toMatchObject({ kind: 'error', trackingId: response.headers.get('x-tracking-id') });
});

test('a successful page has none', async () => {
  expect((await edge().get('/')).headers.get('x-tracking-id')).toBeNull();
});

test('the trace that a browser names is not that of its request: it would find the lines of others', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const { get, asked } = edge();
  const response = await get('/account', { traceparent, cookie: `session=${'0'.repeat(64)}` });
  await get('/nowhere', { traceparent });
  expect(response.headers.get('x-tracking-id') ?? '').not.toContain('4bf92f');
  expect(asked.length).toBeGreaterThan(0);
  for (const { headers } of asked) {
    expect(headers.get('traceparent')).not.toContain('4bf92f');
    expect(headers.get('traceparent')?.split('-')[1]).toBe(headers.get('x-edge-trace-id'));
  }
});
