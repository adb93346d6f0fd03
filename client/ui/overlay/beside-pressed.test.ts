import { expect, test } from 'vitest';
import { besidePressed } from './beside-pressed.ts';

/** A phone's window, with a bar of 64 px at its bottom. */
const usual = { top: 688, bottom: 740 };
const floor = 780;
const stands = (top: number, isPhone = true) =>
  besidePressed({ usual, pressed: { top, bottom: top + 44 }, floor, isPhone });

test('on a phone, a message is under what was pressed, or above it near the end of the window', () => {
  expect(stands(200)).toEqual({ side: 'under', at: 252 });
  expect(stands(700)).toEqual({ side: 'over', at: 692 });
  // In the bar itself.
  expect(stands(788)).toEqual({ side: 'over', at: 780 });
});

test('elsewhere it keeps its place, unless it would cover what was pressed', () => {
  expect(stands(200, false)).toBeNull();
  expect(stands(700, false)).toEqual({ side: 'over', at: 692 });
});

test('it keeps its place if what was pressed is gone, out of view, or leaves no room', () => {
  expect(stands(-60)).toBeNull();
  expect(besidePressed({ usual, pressed: { top: 0, bottom: 0 }, floor, isPhone: true })).toBeNull();
  expect(besidePressed({ usual, pressed: { top: 20, bottom: 720 }, floor, isPhone: true })).toBeNull();
});
