import { expect, test } from 'vitest';
import { readTrace } from './scroll-trace.ts';

const span = (name: string, ts: number, dur: number, more: object = {}) => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  dur,
  ...more,
});

test('a layout within a script is forced; one outside it, or on another thread, is not', () => {
  const events = [
    span('EventDispatch', 0, 1_000, { args: { data: { type: 'scroll' } } }),
    span('Layout', 100, 200),
    span('UpdateLayoutTree', 2_000, 100),
    span('Layout', 100, 200, { tid: 2 }),
    span('FunctionCall', 5_000, 3_000),
    span('UpdateLayoutTree', 6_000, 500),
  ];
  expect(readTrace(events)).toEqual({ forcedLayouts: 2, layouts: 4, listening: 1, longest: 1 });
});

test('listener time counts scroll listeners only', () => {
  const scroll = { args: { data: { type: 'scroll' } } };
  const events = [span('EventDispatch', 0, 500, scroll), span('EventDispatch', 900, 2_500, scroll)];
  const other = span('EventDispatch', 9_000, 9_000, { args: { data: { type: 'click' } } });
  expect(readTrace([...events, other])).toMatchObject({ listening: 3, longest: 2.5, forcedLayouts: 0 });
});
