import { expect, test } from 'vitest';
import { edge, modelOf } from '../testing.ts';

test('an error has the same tracking id in its header and on the page [F8-06]', async () => {
  const response = await edge().get('/nowhere');
  const { page } = await modelOf(response);
  expect(response.headers.get('x-tracking-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(page).toMatchObject({ kind: 'error', trackingId: response.headers.get('x-tracking-id') });
});

test('a successful page has none', async () => {
  expect((await edge().get('/')).headers.get('x-tracking-id')).toBeNull();
});
