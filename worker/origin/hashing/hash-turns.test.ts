import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HashingBusy, HashTurns, type HashUse } from './hash-turns.ts';

const LINK_MS = 100;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
});
afterEach(() => {
  // First the spy on the timer, whose original is a fake one: the other way around it would stay for the next file.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Time that passes without any timer, as while a link blocks the thread. */
const block = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Hashes in one isolate, with a record of what happens in which order. */
function openIsolate() {
  const turns = new HashTurns({ now: () => Date.now() });
  const events: string[] = [];
  const hash = (name: string, use: HashUse = 'check', links = 3) => {
    const done = turns.run(use, async (rest) => {
      for (let link = 1; link <= links; link += 1) {
        events.push(`${name}${link}`);
        block(LINK_MS);
        if (link < links) await rest();
      }
      return name;
    });
    return done.catch((error: unknown) => {
      expect(error).toBeInstanceOf(HashingBusy);
      events.push(`${name} busy`);
      return 'busy';
    });
  };
  return { turns, events, hash };
}

test('one hash runs at a time, first come, first served', async () => {
  const { events, hash } = openIsolate();
  const all = Promise.all([hash('a'), hash('b'), hash('c')]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await all).toEqual(['a', 'b', 'c']);
  expect(events).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']);
});

test('after each link, the last one too, the thread rests for others', async () => {
  const { turns, hash } = openIsolate();
  const gaps: number[] = [];
  let ended = Date.now() - 1_000;
  const link = () => {
    gaps.push(Date.now() - ended);
    block(LINK_MS);
    ended = Date.now();
  };
  const work = async (rest: () => Promise<void>) => {
    link();
    await rest();
    link();
  };
  const all = Promise.all([turns.run('check', work), turns.run('check', work), hash('c', 'check', 1)]);
  await vi.advanceTimersByTimeAsync(5_000);
  await all;
  expect(gaps).toHaveLength(4);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(30);
});

test('who sets a password goes before those who try one', async () => {
  const { events, hash } = openIsolate();
  const all = Promise.all([hash('a', 'check', 1), hash('b', 'check', 1), hash('c', 'set', 1)]);
  await vi.advanceTimersByTimeAsync(5_000);
  await all;
  expect(events).toEqual(['a1', 'c1', 'b1']);
});

test('those who are too many are refused at once, and those whose turn does not come in time within two seconds', async () => {
  const { events, hash } = openIsolate();
  const begin = Date.now();
  const all = Array.from({ length: 12 }, (_, at) => hash(`h${at}-`));
  await vi.advanceTimersByTimeAsync(0);
  // One runs and six wait.
  const refused = events.filter((event) => event.endsWith('busy'));
  expect(refused).toEqual(['h7- busy', 'h8- busy', 'h9- busy', 'h10- busy', 'h11- busy']);
  await vi.advanceTimersByTimeAsync(10_000);
  const outcomes = await Promise.all(all);
  expect(outcomes.slice(0, 4)).toEqual(['h0-', 'h1-', 'h2-', 'h3-']);
  expect(outcomes).toContain('busy');
  expect(Date.now() - begin).toBeGreaterThan(2_000);
  // Once they are gone, there is room.
  const next = hash('next');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await next).toBe('next');
});

test('nobody waits longer than the deadline for somebody who takes forever', async () => {
  const { turns, events, hash } = openIsolate();
  turns.run('check', () => new Promise(() => {})).catch(() => {});
  const waiting = [hash('a'), hash('b', 'set')];
  await vi.advanceTimersByTimeAsync(1_300);
  expect(events).toEqual(['b busy']);
  await vi.advanceTimersByTimeAsync(800);
  expect(events).toEqual(['b busy', 'a busy']);
  await Promise.all(waiting);
});

/** The next timer never fires, as those of a canceled request. */
const dropNextTimer = () => vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce(() => 0 as never);

test('a request canceled in its rest gives its turn back by time', async () => {
  const { turns, events, hash } = openIsolate();
  turns
    .run('check', async (rest) => {
      block(LINK_MS);
      dropNextTimer();
      await rest();
      events.push('never');
    })
    .catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const next = hash('next');
  await vi.advanceTimersByTimeAsync(200);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(800);
  expect(await next).toBe('next');
  expect(events).toEqual(['next1', 'next2', 'next3']);
});

test('a request canceled while it waits holds up nobody, and its place is free for another', async () => {
  const { events, hash } = openIsolate();
  const first = hash('first');
  for (let at = 0; at < 6; at += 1) {
    dropNextTimer();
    hash(`gone${at}-`);
  }
  const refused = hash('refused');
  await vi.advanceTimersByTimeAsync(600);
  const next = hash('next');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all([first, refused, next])).toEqual(['first', 'busy', 'next']);
  expect(events.filter((event) => event.startsWith('gone'))).toEqual([]);
});
