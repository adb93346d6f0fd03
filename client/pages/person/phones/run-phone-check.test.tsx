import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildPhone } from '../../../../tests/fixtures/person.ts';
import { renderText } from '../../../ui/text/render-text.ts';
import type { DoneCheck, PhoneCheckView } from './phone-check.ts';
import { runPhoneCheck } from './run-phone-check.tsx';
import { IDLE } from './use-phone-check.ts';

const mobile = buildPhone('0101', { linetype: 'Mobile' });
const landline = buildPhone('0102');
const labels = (first: 'Active' | 'Unknown', second: 'Inactive' | 'Unknown'): DoneCheck => ({
  phase: 'done',
  at: '10:24 AM',
  phones: {
    [mobile.id]: { label: first, bestTime: first === 'Active' ? 'Best time: Daily 5-8 pm, your time' : null },
    [landline.id]: { label: second, bestTime: null },
  },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What the page shows last when a check has this result. */
function startCheck(result: DoneCheck, afterMs = 0) {
  let view: PhoneCheckView = IDLE;
  const show = (next: PhoneCheckView) => {
    view = next;
  };
  void runPhoneCheck([mobile, landline], show, async () => {
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    return result;
  });
  return {
    phase: () => view.phase,
    line: () => renderText(view.line),
    rows: () => [mobile, landline, buildPhone('0103')].map((phone) => renderText(view.aboutOf(phone))),
  };
}

describe('a phone check', () => {
  test('takes at least 1.5 seconds, however fast the answer [P4-066 P9-038]', async () => {
    const { phase } = startCheck(labels('Active', 'Inactive'));
    await vi.advanceTimersByTimeAsync(1_499);
    expect(phase()).toBe('checking');
    await vi.advanceTimersByTimeAsync(1);
    expect(phase()).toBe('done');
  });

  test('takes no longer than the answer does', async () => {
    const { phase } = startCheck(labels('Active', 'Inactive'), 3_000);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(phase()).toBe('checking');
    await vi.advanceTimersByTimeAsync(1);
    expect(phase()).toBe('done');
  });

  test('says that it is running, then that it is complete and what it found [P4-071 P4-074 P4-075]', async () => {
    const { line, rows } = startCheck(labels('Active', 'Inactive'));
    expect(line()).toBe('Checking 2 numbers');
    expect(rows()).toEqual(['', '', '']);
    await vi.runAllTimersAsync();
    expect(line()).toMatch(/^Complete\. Checked today at 10:24 AM\./);
    expect(rows()).toEqual([
      'Active High confidence connected Best time: Daily 5-8 pm, your time',
      'Inactive Likely disconnected and inactive',
      '',
    ]);
  });

  test('shows only Active and Inactive; an unclear result is only announced [P4-068 P4-076]', async () => {
    const telling = startCheck(labels('Active', 'Inactive'));
    await vi.runAllTimersAsync();
    expect(telling.rows().map((text) => text.split(' ')[0])).toEqual(['Active', 'Inactive', '']);
    const { line, rows } = startCheck(labels('Active', 'Unknown'));
    await vi.runAllTimersAsync();
    expect(rows().map((text) => text.split(' ')[0])).toEqual(['Active', '', '']);
    const other = startCheck(labels('Unknown', 'Inactive'));
    await vi.runAllTimersAsync();
    expect(other.rows().map((text) => text.split(' ')[0])).toEqual(['', 'Inactive', '']);
    expect(line()).toBe(
      'Complete. Checked today at 10:24 AM. (503) 555-0101: high confidence connected. (503) 555-0102: unclear.',
    );
  });

  test('with every phone unknown, says that the information is up to date [P4-072]', async () => {
    const { line, rows } = startCheck(labels('Unknown', 'Unknown'));
    await vi.runAllTimersAsync();
    expect(line()).toMatch(/^Looks like you have the most up to date information\./);
    expect(rows()).toEqual(['', '', '']);
  });
});
