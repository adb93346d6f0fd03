import { expect, test } from 'vitest';
import { edge, HOST, modelOf } from '../../testing.ts';

test('anybody may read what the words in records mean, and search engines may list it', async () => {
  const { get, asked } = edge();
  const response = await get('/glossary');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  const { head, page } = await modelOf(response);
  expect(page).toEqual({ kind: 'glossary' });
  expect([head.isIndexable, head.canonical]).toEqual([true, `${HOST}/glossary`]);
  expect((await modelOf(await get('/Glossary?x=1'))).head).toMatchObject({
    isIndexable: false,
    canonical: `${HOST}/glossary`,
  });
  expect(asked).toEqual([]);
});
