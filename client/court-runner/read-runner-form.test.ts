import { expect, test, vi } from 'vitest';
import { logError } from '../api/log.ts';
import { emptyHalfDate } from './read-runner-form.ts';

vi.mock('../api/log.ts', () => ({ logError: vi.fn() }));

const field = (value: string, badInput: boolean) => ({ value, validity: { badInput } }) as HTMLInputElement;

test('a half-filled date is logged as incomplete, and its field is emptied [P5-017]', () => {
  const half = field('half', true);
  expect(emptyHalfDate(half)).toBe(true);
  expect(half.value).toBe('');
  expect(vi.mocked(logError)).toHaveBeenCalledExactlyOnceWith(
    'court-runner-birth-date',
    'A full date of birth is required',
  );
});

test('a full date and an empty field are left alone', () => {
  vi.mocked(logError).mockReset();
  const whole = field('1985-03-04', false);
  expect([emptyHalfDate(whole), whole.value, emptyHalfDate(field('', false))]).toEqual([false, '1985-03-04', false]);
  expect(logError).not.toHaveBeenCalled();
});
