import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { loadRealtimeAge } from './realtime-age.ts';

const ID = 'PmayaOstrowski1';
const OTHER = 'PadamOstrowski1';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

/** Stands in for the origin; `asked` holds the paths of the calls. */
function answering(answer: unknown, status = 200): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(path.startsWith('/api/log') ? { isDone: true } : answer), { status });
  });
  return asked;
}

test('the age comes from the first person in the response [P4-087]', async () => {
  const asked = answering([
    { id: ID, age: 41, ageRange: null },
    { id: OTHER, age: 73, ageRange: null },
  ]);
  expect(await loadRealtimeAge(ID)).toMatchObject({ age: 41 });
  expect(asked).toEqual([`/api/person/realtime/age?personIds=${ID}`]);
});

test('an empty response leaves the age unknown and logs nothing', async () => {
  const asked = answering([]);
  expect(await loadRealtimeAge(ID)).toBeNull();
  expect(asked).toHaveLength(1);
});

test('a failed or malformed response leaves the age unknown and is logged', async () => {
  for (const [answer, status] of [
    [{}, 500],
    [[{ id: ID, years: 41 }], 200],
  ] as const) {
    queryClient.clear();
    const asked = answering(answer, status);
    expect(await loadRealtimeAge(ID)).toBeNull();
    expect(asked.at(-1)).toBe('/api/log-error');
  }
});
