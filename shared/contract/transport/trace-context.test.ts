import { expect, test } from 'vitest';
import { isTraceId, newTraceId, newTraceparent, readTraceparent } from './trace-context.ts';

test('a trace has its own id, and each call within it another span', () => {
  const traceId = newTraceId();
  expect(isTraceId(traceId)).toBe(true);
  expect(newTraceId()).not.toBe(traceId);
  const [one, other] = [newTraceparent(traceId), newTraceparent(traceId)].map(readTraceparent);
  expect([one?.traceId, other?.traceId]).toEqual([traceId, traceId]);
  expect(one?.spanId).not.toBe(other?.spanId);
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test('the header of the standard is read, also of a later version with more fields', () => {
  for (const header of [`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-ff`, `cc-${TRACE}-${SPAN}-01-what-comes`])
    expect(readTraceparent(header)).toEqual({ traceId: TRACE, spanId: SPAN });
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['the version that is none', `ff-${TRACE}-${SPAN}-01`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
  ['more fields than its version has', `00-${TRACE}-${SPAN}-01-more`],
  ['a line break', `00-${TRACE}-${SPAN}-01\n`],
  ['an id that is too short', `00-${TRACE.slice(1)}-${SPAN}-01`],
])('%s is no trace', (_, header) => {
  expect(readTraceparent(header)).toBeNull();
});

test.each(['0'.repeat(32), TRACE.toUpperCase(), `${TRACE}0`, `${TRACE}\n`, 'trace-1', ''])(
  '%j is no trace id',
  (text) => {
    expect(isTraceId(text)).toBe(false);
  },
);
