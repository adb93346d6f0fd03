import { expect, test } from 'vitest';
import { decideKey, type KeyAction, type ListState } from './decide-key.ts';

const OPEN: ListState = { isOpen: true, active: null, choices: 3, isEmptyField: false, isStale: false };
const CLOSED: ListState = { ...OPEN, isOpen: false, choices: 0 };
const at = (active: number | null) => ({ ...OPEN, active });
const STALE: ListState = { ...OPEN, isStale: true };
const press = (key: string, state: ListState, more: { altKey?: boolean; isComposing?: boolean } = {}) =>
  decideKey({ key, altKey: false, isComposing: false, ...more }, state);

test.each<[key: string, state: ListState, action: KeyAction | null]>([
  ['ArrowDown', at(null), { do: 'move', to: 0 }],
  ['ArrowDown', at(1), { do: 'move', to: 2 }],
  ['ArrowDown', at(2), { do: 'move', to: 0 }],
  ['ArrowUp', at(null), { do: 'move', to: 2 }],
  ['ArrowUp', at(2), { do: 'move', to: 1 }],
  ['ArrowUp', at(0), { do: 'move', to: 2 }],
  ['ArrowDown', CLOSED, { do: 'open', at: 'first' }],
  ['ArrowUp', CLOSED, { do: 'open', at: 'last' }],
  ['ArrowDown', { ...OPEN, choices: 0 }, null],
  ['ArrowUp', { ...OPEN, choices: 0 }, null],
  ['Enter', at(1), { do: 'choose', choice: 1 }],
  ['Enter', at(null), null],
  ['Enter', CLOSED, null],
  ['Escape', at(1), { do: 'close' }],
  ['Escape', CLOSED, { do: 'clear' }],
  ['Escape', { ...CLOSED, isEmptyField: true }, null],
  ['Home', at(1), { do: 'edit' }],
  ['End', at(1), { do: 'edit' }],
  ['ArrowLeft', at(1), { do: 'edit' }],
  ['Home', at(null), null],
  ['Tab', at(1), null],
  ['a', at(1), null],
  // Nothing can be chosen from a list for an earlier text.
  ['ArrowDown', STALE, { do: 'want', at: 'first' }],
  ['ArrowUp', STALE, { do: 'want', at: 'last' }],
  ['ArrowDown', { ...CLOSED, isStale: true }, { do: 'want', at: 'first' }],
  ['Enter', { ...at(1), isStale: true }, null],
  ['Escape', STALE, { do: 'close' }],
  ['Home', STALE, { do: 'edit' }],
])('%s on %j is %j', (key, state, action) => {
  expect(press(key, state)).toEqual(action);
});

test('with Alt, arrow keys open and close the list without moving', () => {
  expect(press('ArrowDown', CLOSED, { altKey: true })).toEqual({ do: 'open', at: 'text' });
  expect(press('ArrowDown', at(1), { altKey: true })).toBeNull();
  expect(press('ArrowUp', at(1), { altKey: true })).toEqual({ do: 'close' });
});

test('while characters are composed, every key belongs to the input method', () => {
  for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Escape', 'Home'])
    expect(press(key, at(1), { isComposing: true })).toBeNull();
});
