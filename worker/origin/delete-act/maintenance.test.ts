import { expect, test } from 'vitest';
import { afterMaintenance, isMaintenance } from './maintenance.ts';

const iso = (text: string) => Date.parse(text);
const after = (text: string) => new Date(afterMaintenance(iso(text))).toISOString();

test('the platform rests from 1 to 3 a.m. in California, in winter and in summer', () => {
  expect([8, 9, 10, 11].map((hour) => isMaintenance(Date.UTC(2026, 0, 15, hour)))).toEqual([false, true, true, false]);
  expect([7, 8, 9, 10].map((hour) => isMaintenance(Date.UTC(2026, 6, 15, hour)))).toEqual([false, true, true, false]);
  expect(isMaintenance(iso('2026-01-15T08:59:59.999Z'))).toBe(false);
  expect(isMaintenance(iso('2026-01-15T10:59:59.999Z'))).toBe(true);
});

test('what is due in that time waits for its end', () => {
  expect(after('2026-01-15T09:00:00Z')).toBe('2026-01-15T11:00:00.000Z');
  expect(after('2026-01-15T10:59:59.999Z')).toBe('2026-01-15T11:00:00.000Z');
  expect(after('2026-07-15T08:34:56Z')).toBe('2026-07-15T10:00:00.000Z');
  expect(after('2026-01-15T12:34:56Z')).toBe('2026-01-15T12:34:56.000Z');
});

test('when clocks go forward it rests for one hour, when they go back for three', () => {
  expect(after('2026-03-08T09:00:00Z')).toBe('2026-03-08T10:00:00.000Z');
  expect(after('2026-11-01T08:00:00Z')).toBe('2026-11-01T11:00:00.000Z');
  expect(after('2026-11-01T09:30:00Z')).toBe('2026-11-01T11:00:00.000Z');
});
