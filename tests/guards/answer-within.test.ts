import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWithin } from '../support/answer-within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer that never comes is an error that says what was waited for', async () => {
  let step = 'loading';
  const answer = answerWithin(500, new Promise(() => {}), () => `${step} at /name`);
  const refused = expect(answer).rejects.toThrow('no answer within 500 ms: checking at /name');
  step = 'checking';
  await vi.advanceTimersByTimeAsync(500);
  await refused;
});

test('an answer in time comes through, and so does its error, and no timer is left', async () => {
  expect(await answerWithin(500, Promise.resolve('found'), () => '')).toBe('found');
  await expect(answerWithin(500, Promise.reject(new Error('crashed')), () => '')).rejects.toThrow('crashed');
  expect(vi.getTimerCount()).toBe(0);
});
