import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SecurityCount } from '../contract/operations/security.ts';
import { GATHERED_MS, Gathering } from './gathering.ts';
import { SecurityTally } from './security-tally.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('many counts cause a single write, and nothing is lost', async () => {
  const [tally, gathering] = [new SecurityTally(), new Gathering()];
  const written: (readonly SecurityCount[])[] = [];
  const write = async () => {
    written.push(tally.take());
  };
  const works: Promise<void>[] = [];
  for (let at = 0; at < 1_000; at += 1) {
    tally.add('limit-hit', at % 2 === 0 ? 'LIMIT_SEARCH' : 'LIMIT_LOGIN');
    const work = gathering.begin(GATHERED_MS, write);
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
  await Promise.all([gathering.begin(GATHERED_MS, write), vi.advanceTimersByTimeAsync(GATHERED_MS)]);
  expect(written[1]).toEqual([{ kind: 'login-failed', subject: '', count: 1 }]);
});

test('what is counted while a write is under way goes with the next one', async () => {
  const gathering = new Gathering();
  let end: (value?: unknown) => void = () => {};
  const first = gathering.begin(GATHERED_MS, async () => {
    await new Promise((resolve) => {
      end = resolve;
    });
  });
  await vi.advanceTimersByTimeAsync(GATHERED_MS);
  const next = vi.fn(async () => {});
  const second = gathering.begin(GATHERED_MS, next);
  await vi.advanceTimersByTimeAsync(GATHERED_MS);
  end();
  await Promise.all([first, second]);
  expect(next).toHaveBeenCalledOnce();
});

test('a write whose request the runtime has ended is begun again by a later one', async () => {
  const gathering = new Gathering();
  const [lost, next] = [vi.fn(async () => {}), vi.fn(async () => {})];
  gathering.begin(GATHERED_MS, lost);
  vi.clearAllTimers();
  vi.setSystemTime(Date.now() + GATHERED_MS);
  expect(gathering.begin(GATHERED_MS, next)).toBeNull();
  vi.setSystemTime(Date.now() + 60_000);
  await Promise.all([gathering.begin(GATHERED_MS, next), vi.advanceTimersByTimeAsync(GATHERED_MS)]);
  expect(next).toHaveBeenCalledOnce();
  expect(lost).not.toHaveBeenCalled();
});
