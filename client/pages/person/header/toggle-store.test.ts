import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCell, createToggle, GATHER_MS, type Send } from './toggle-store.ts';

const leaving = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', leaving.addEventListener.bind(leaving));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A toggle whose calls the test answers one by one, in the order they were sent. */
function toggleOf(start = false) {
  const calls: { isOn: boolean; isStillWished: () => boolean; answer: (isDone: boolean | Error) => Promise<void> }[] =
    [];
  const send: Send = (isOn, isStillWished) =>
    new Promise((resolve, reject) => {
      const answer = async (isDone: boolean | Error) => {
        if (isDone instanceof Error) reject(isDone);
        else resolve(isDone);
        await vi.advanceTimersByTimeAsync(0);
      };
      calls.push({ isOn, isStillWished, answer });
    });
  const toggle = createToggle(start, send);
  const wait = (ms = GATHER_MS) => vi.advanceTimersByTimeAsync(ms);
  return { toggle, calls, wait, sent: () => calls.map(({ isOn }) => isOn) };
}

describe('a toggle', () => {
  test('changes at once and notifies its buttons before anything is sent [P4-039]', () => {
    const { toggle, sent } = toggleOf();
    const shown: boolean[] = [];
    const stop = toggle.subscribe(() => shown.push(toggle.get()));
    toggle.flip();
    toggle.flip();
    stop();
    toggle.flip();
    expect(shown).toEqual([true, false]);
    expect(toggle.get()).toBe(true);
    expect(sent()).toEqual([]);
  });

  test('sends one call for clicks in quick succession, with the last choice [P4-040]', async () => {
    const { toggle, wait, sent } = toggleOf();
    for (const _ of [1, 2, 3]) {
      toggle.flip();
      await wait(249);
    }
    expect(sent()).toEqual([]);
    await wait(1);
    expect(sent()).toEqual([true]);
  });

  test('sends nothing if the clicks return to the known state', async () => {
    const { toggle, wait, sent } = toggleOf(true);
    toggle.flip();
    toggle.flip();
    await wait();
    expect(sent()).toEqual([]);
    expect(toggle.get()).toBe(true);
  });

  test('remembers a click while a call is pending, and sends it afterward', async () => {
    const { toggle, calls, wait, sent } = toggleOf();
    toggle.flip();
    await wait();
    expect(calls[0]?.isStillWished()).toBe(true);
    toggle.flip();
    await wait();
    expect(sent()).toEqual([true]);
    expect(calls[0]?.isStillWished()).toBe(false);
    await calls[0]?.answer(true);
    expect(sent()).toEqual([true, false]);
    await calls[1]?.answer(true);
    expect(toggle.get()).toBe(false);
    toggle.flip();
    await wait();
    expect(sent()).toEqual([true, false, true]);
  });

  test('keeps gathering clicks that came while a call was pending', async () => {
    const { toggle, calls, wait, sent } = toggleOf();
    toggle.flip();
    await wait();
    toggle.flip();
    await calls[0]?.answer(true);
    expect(sent()).toEqual([true]);
    toggle.flip();
    await wait();
    expect(sent()).toEqual([true]);
    expect(toggle.get()).toBe(true);
  });

  test.each([false, new Error('no network')])('reverts if the call fails (%#)', async (failure) => {
    const { toggle, calls, wait, sent } = toggleOf();
    toggle.flip();
    await wait();
    expect(toggle.get()).toBe(true);
    await calls[0]?.answer(failure);
    expect(toggle.get()).toBe(false);
    await wait();
    expect(sent()).toEqual([true]);
    toggle.flip();
    await wait();
    expect(sent()).toEqual([true, true]);
  });

  test('a failure leaves alone a choice that was already reverted', async () => {
    const { toggle, calls, wait, sent } = toggleOf();
    toggle.flip();
    await wait();
    toggle.flip();
    await wait();
    await calls[0]?.answer(false);
    expect(toggle.get()).toBe(false);
    expect(sent()).toEqual([true]);
  });

  test('sends what is waiting when the visitor leaves the page', () => {
    const { toggle, sent } = toggleOf();
    const leave = () => leaving.dispatchEvent(new Event('pagehide'));
    leave();
    expect(sent()).toEqual([]);
    toggle.flip();
    leave();
    leave();
    expect(sent()).toEqual([true]);
  });
});

test('a cell reports changes and nothing else', () => {
  const cell = createCell('a');
  const heard: string[] = [];
  cell.subscribe(() => heard.push(cell.get()));
  for (const value of ['a', 'b', 'b', 'a']) cell.set(value);
  expect(heard).toEqual(['b', 'a']);
});
