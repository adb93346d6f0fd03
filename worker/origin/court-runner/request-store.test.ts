import { expect, it } from 'vitest';
import { addBusinessDays } from './request-store.ts';

const at = (day: string) => Date.parse(`${day}T09:10:00Z`);

it.each([
  ['a Monday', '2026-11-16', '2026-11-19'],
  ['a Thursday, over the weekend', '2026-11-19', '2026-11-24'],
  ['a Saturday', '2026-11-21', '2026-11-25'],
  ['a Sunday', '2026-11-22', '2026-11-25'],
])('three weekdays after %s', (_, from, to) => {
  expect(new Date(addBusinessDays(at(from), 3)).toISOString()).toBe(new Date(at(to)).toISOString());
});
