import { afterEach, describe, expect, test, vi } from 'vitest';
import { toReaderMinutes } from './reader-time.ts';

const WINTER = Date.UTC(2026, 10, 21, 15);
const SUMMER = Date.UTC(2026, 6, 21, 15);
const clock = (hour: number, minute = 0) => hour * 60 + minute;

afterEach(() => vi.unstubAllEnvs());

// The machine's own time zone must not matter.
describe.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata'])(
  'an hour elsewhere, on a machine in %s',
  (machineZone) => {
    const minutes = (hour: number, from: string, to: string, now = WINTER) => {
      vi.stubEnv('TZ', machineZone);
      return toReaderMinutes(hour, from, { now, readerZone: to });
    };

    test('is another hour for the visitor [P4-080]', () => {
      expect(minutes(17, 'America/Chicago', 'America/New_York')).toBe(clock(18));
      expect(minutes(17, 'America/New_York', 'America/Los_Angeles')).toBe(clock(14));
      expect(minutes(17, 'America/Chicago', 'America/Chicago')).toBe(clock(17));
    });

    test('may fall on another day', () => {
      expect(minutes(22, 'America/Los_Angeles', 'America/New_York')).toBe(clock(1));
      expect(minutes(1, 'America/New_York', 'America/Los_Angeles')).toBe(clock(22));
      expect(minutes(0, 'Pacific/Honolulu', 'America/New_York')).toBe(clock(5));
    });

    test('may be half an hour off', () => {
      expect(minutes(17, 'America/New_York', 'Asia/Kolkata')).toBe(clock(3, 30));
      expect(minutes(17, 'America/New_York', 'America/St_Johns')).toBe(clock(18, 30));
      expect(minutes(9, 'Asia/Kathmandu', 'America/Chicago')).toBe(clock(21, 15));
    });

    test('follows daylight saving time in either zone', () => {
      // Arizona has none: it is one hour from Denver in summer and the same time in winter.
      expect(minutes(17, 'America/Denver', 'America/Phoenix')).toBe(clock(17));
      expect(minutes(17, 'America/Denver', 'America/Phoenix', SUMMER)).toBe(clock(16));
      expect(minutes(17, 'America/New_York', 'UTC')).toBe(clock(22));
      expect(minutes(17, 'America/New_York', 'UTC', SUMMER)).toBe(clock(21));
    });

    test('has a time of day on the days when clocks change, too', () => {
      const spring = Date.UTC(2026, 2, 8, 20);
      const autumn = Date.UTC(2026, 10, 1, 20);
      expect(minutes(17, 'America/New_York', 'UTC', spring)).toBe(clock(21));
      expect(minutes(17, 'America/New_York', 'UTC', autumn)).toBe(clock(22));
      // Half past two does not exist on one of them and exists twice on the other.
      for (const now of [spring, autumn])
        for (let hour = 0; hour < 24; hour += 1)
          expect(minutes(hour, 'America/New_York', 'UTC', now)).toBeLessThan(24 * 60);
    });

    test('cannot be converted from an unknown zone', () => {
      expect(() => minutes(17, 'America/Nowhere', 'UTC')).toThrow(RangeError);
      expect(() => minutes(17, 'UTC', 'Mars/Olympus')).toThrow(RangeError);
    });
  },
);
