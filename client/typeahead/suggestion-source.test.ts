import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Suggestion } from '../../shared/contract/finding/reverse-search.ts';
import { createSuggestionSource, PAUSE_MS } from './suggestion-source.ts';

const named = (text: string): Suggestion => ({ kind: 'last-name', text, detail: null, people: 1, path: '/name/X/-' });

/** A source whose answers wait until the test releases them. */
function held() {
  const asked: { typed: string; signal: AbortSignal; answer: PromiseWithResolvers<readonly Suggestion[]> }[] = [];
  const heard: string[] = [];
  const source = createSuggestionSource(
    (typed, signal) => {
      const answer = Promise.withResolvers<readonly Suggestion[]>();
      asked.push({ typed, signal, answer });
      return answer.promise;
    },
    {
      onWait: () => heard.push('wait'),
      onAnswer: (found) => heard.push(found.map(({ text }) => text).join(' ') || 'none'),
      onFail: () => heard.push('fail'),
    },
  );
  const answer = async (at: number, text: string) => {
    asked[at]?.answer.resolve([named(text)]);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asked, heard, source, answer, pause: () => vi.advanceTimersByTimeAsync(PAUSE_MS) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sends one request for the current text when typing pauses', async () => {
  const { asked, heard, source, answer, pause } = held();
  for (const typed of ['ma', 'may', 'maya']) source.ask(typed);
  expect(asked).toEqual([]);
  await pause();
  expect(asked.map(({ typed }) => typed)).toEqual(['maya']);
  await answer(0, 'Maya');
  expect(heard).toEqual(['wait', 'Maya']);
});

test('drops an answer that comes after the next query, and aborts its call', async () => {
  const { asked, heard, source, answer, pause } = held();
  expect(source.isOut()).toBe(false);
  source.ask('os');
  expect(source.isOut()).toBe(true);
  await pause();
  source.ask('ost');
  await pause();
  expect(source.isOut()).toBe(true);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await answer(1, 'new');
  await answer(0, 'old');
  expect(heard).toEqual(['wait', 'wait', 'new']);
  expect(source.isOut()).toBe(false);
});

test('caches answers, but not failures', async () => {
  const { asked, heard, source, answer, pause } = held();
  source.ask('os');
  await pause();
  await answer(0, 'kept');
  source.ask('ost');
  await pause();
  asked[1]?.answer.reject(new Error('429'));
  await vi.advanceTimersByTimeAsync(0);
  source.ask('os');
  source.ask('ost');
  await pause();
  expect(heard).toEqual(['wait', 'kept', 'wait', 'fail', 'kept', 'wait']);
  expect(asked).toHaveLength(3);
});

test('reports nothing once it is stopped, not even a failure', async () => {
  const { asked, heard, source, pause } = held();
  source.ask('os');
  source.stop();
  expect(source.isOut()).toBe(false);
  await pause();
  expect(asked).toEqual([]);
  source.ask('ost');
  await pause();
  source.stop();
  asked[0]?.answer.reject(new DOMException('', 'AbortError'));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['wait']);
});
