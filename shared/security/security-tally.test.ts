import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SecurityCount } from '../contract/operations/security.ts';
import { GATHERED_MS, SecurityTally } from './security-tally.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('many counts cause a single write, and nothing is lost', async () => {
  const tally = new SecurityTally();
  const written: (readonly SecurityCount[])[] = [];
  const write = async (counts: readonly SecurityCount[]) => {
    written.push(counts);
  };
  const works: Promise<void>[] = [];
  for (let at = 0; at < 1_000; at += 1) {
    tally.add('limit-hit', at % 2 === 0 ? 'LIMIT_SEARCH' : 'LIMIT_LOGIN');
    const work = tally.gather(GATHERED_MS, write);
    if (work !== null) works.push(work);
  }
  expect(works).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(GATHERED_MS);
  expect(written).toEqual([
    [
      { kind: 'limit-hit', subject: 'LIMIT_SEARCH', count: 500 },
      { kind: 'limit-hit', subject: 'LIMIT_LOGIN', count: 500 },
    ],
  ]);
  tally.add('login-failed', '');
  await Promise.all([tally.gather(GATHERED_MS, write), vi.advanceTimersByTimeAsync(GATHERED_MS)]);
  expect(written[1]).toEqual([{ kind: 'login-failed', subject: '', count: 1 }]);
});

test('counts taken in the meantime are not written twice', async () => {
  const tally = new SecurityTally();
  const write = vi.fn(async () => {});
  tally.add('login-failed', '');
  const work = tally.gather(GATHERED_MS, write);
  expect(tally.take()).toHaveLength(1);
  await Promise.all([work, vi.advanceTimersByTimeAsync(GATHERED_MS)]);
  expect(write).not.toHaveBeenCalled();
});
