import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { phoneActivityQuery } from './phone-activity.ts';

const PHONE = '15035550101';
const answer = (phoneNumber: string, activityScore: number | null) =>
  Response.json({ data: { results: [{ phoneNumber, activityScore }] } });
const ask = (limitMs?: number) => new QueryClient().fetchQuery(phoneActivityQuery(PHONE, limitMs));

/** The response arrives after this many milliseconds, unless the call is aborted first. */
function answerAfter(ms: number): void {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        setTimeout(() => resolve(answer(PHONE, 84)), ms);
      }),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the check of one phone', () => {
  test('ends without a score at its time limit [P7-033]', async () => {
    answerAfter(9_000);
    const asked = ask(8_000);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await asked).toEqual({ score: undefined });
  });

  test('waits indefinitely without a time limit', async () => {
    answerAfter(60_000);
    const asked = ask();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await asked).toEqual({ score: 84 });
  });

  test('leaves no timer behind after the response', async () => {
    answerAfter(10);
    const asked = ask(8_000);
    await vi.advanceTimersByTimeAsync(10);
    expect(await asked).toEqual({ score: 84 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('has no score if the response is about other phones, and null if nothing is known about this one', async () => {
    vi.stubGlobal('fetch', async () => answer('15035550999', 84));
    expect(await ask()).toEqual({ score: undefined });
    vi.stubGlobal('fetch', async () => answer(PHONE, null));
    expect(await ask()).toEqual({ score: null });
  });
});
