import { afterEach, expect, it, vi } from 'vitest';
import { interpolateTexts } from './interpolate-texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(body: unknown) {
  const send = vi.fn<typeof fetch>().mockResolvedValue(Response.json(body));
  vi.stubGlobal('fetch', send);
  return send;
}

it('one call fills all templates, which it identifies by name only', async () => {
  const send = answer({ texts: ['See 8 records', ''] });
  const texts = await interpolateTexts(['records-count', 'liens-count'], { records: 8, liens: 0 });
  expect([...texts]).toEqual([
    ['records-count', 'See 8 records'],
    ['liens-count', ''],
  ]);
  expect(send).toHaveBeenCalledTimes(1);
  const [path, init] = send.mock.calls[0] ?? [];
  expect([path, init?.method]).toEqual(['/api/interpolate-string', 'POST']);
  expect(JSON.parse(String(init?.body))).toEqual({
    interpolationData: { records: 8, liens: 0 },
    interpolatedTextCopy: ['records-count', 'liens-count'],
  });
});

it('a response without a text for each template is a failure', async () => {
  answer({ texts: ['See 8 records'] });
  await expect(interpolateTexts(['records-count', 'liens-count'], {})).rejects.toThrow('/api/interpolate-string');
});
