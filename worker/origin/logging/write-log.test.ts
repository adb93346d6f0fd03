import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newTraceId, newTraceparent } from '../../../shared/contract/transport/trace-context.ts';
import { HUMAN_VIEW, openTestOrigin } from '../../../tests/support/origin-app.ts';
import { asWork, continueAs } from './current-work.ts';
import { describeError, writeLog, writeSecurityLog } from './write-log.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const written = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line));
const lines = () => written().map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a line of the log', () => {
  it('has the ids of the work that it belongs to, however late it is written', async () => {
    const [one, other] = [newTraceId(), newTraceId()];
    const work = (traceId: string) =>
      asWork({ traceId, spanId: null }, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        writeLog('late', { part: 'counts' });
        continueAs({ traceId, spanId: '00f067aa0ba902b7' });
        writeSecurityLog({ kind: 'limit-hit', subject: '' });
      });
    await Promise.all([work(one), work(other)]);
    writeLog('outside');
    expect(lines().filter(({ trackingId }) => trackingId === one)).toEqual([
      { message: 'late', trackingId: one, part: 'counts' },
      { event: 'security', trackingId: one, spanId: '00f067aa0ba902b7', kind: 'limit-hit', subject: '' },
    ]);
    expect(lines().at(-1)).toEqual({ message: 'outside' });
  });

  it('is one line whatever is in it', () => {
    writeLog('failed\n{"message":"forged"}', { type: '\u001b[2Jcode\u2028more', list: ['\r\n', '\u202e'] });
    expect(written()).toHaveLength(1);
    expect(written()[0]).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  });
});

describe('the description of an error', () => {
  it.each([
    ['UNIQUE constraint failed: account.email', 'Error: UNIQUE constraint failed: [text]'],
    ['near "Ostrowski": syntax error', 'Error: near "[text]": syntax error'],
    [
      `Unexpected token 'M', "Maya Ostr"... is not valid JSON`,
      `Error: Unexpected token '[text]', "[text]"... is not valid JSON`,
    ],
    ['fetch failed for https://mail.example/to/maya@example.com?phone=5035550101', 'Error: fetch failed for [e-mail]'],
    ['maya@example.com (503) 555-0101 538 Dunby Ln', 'Error: [e-mail] ([number]) [number] [text]'],
  ])('says what failed in %j, and nothing about anybody', (message, described) => {
    const text = describeError(new Error(message));
    expect(text).not.toMatch(/maya|ostr|5035|0101|dunby/i);
    expect(text).toBe(described);
  });
});

it('a request of the edge is logged and answered under its trace, and under the span of its call', async () => {
  const origin = openTestOrigin();
  origin.people.prepare = () => {
    throw new Error('D1_ERROR: no such table');
  };
  const header = newTraceparent(HUMAN_VIEW.traceId);
  const ask = (traceparent: string) =>
    origin.call('/api/search/people?name=Maya+Ostrowski', { headers: { traceparent } });
  const answer = await ask(header);
  expect([answer.status, answer.json<{ trackingId: string }>().trackingId]).toEqual([500, HUMAN_VIEW.traceId]);
  expect(lines().at(-1)).toMatchObject({
    message: 'call failed',
    trackingId: HUMAN_VIEW.traceId,
    spanId: header.split('-')[2],
    call: 'searchPeople',
  });
  // A header of another trace did not come from the edge.
  await ask(newTraceparent(newTraceId()));
  expect(lines().at(-1)).not.toHaveProperty('spanId');
});
