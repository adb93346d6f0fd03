import { describe, expect, it } from 'vitest';
import { countNext, nextStep, type ReportSection, reportSection, shareLimit } from './report-limits.ts';

/** How many records are shown after each 'Show more', out of how many there are. */
function unfold(section: ReportSection, total: number): number[] {
  const shown = [Math.min(reportSection(section).initial, total)];
  for (let at = shown[0] ?? 0; at < total && nextStep(section, at) > 0; at = shown.at(-1) ?? total)
    shown.push(Math.min(total, at + nextStep(section, at)));
  return shown;
}

describe('an open report shows', () => {
  it('3 criminal records, then 6 more at a time [P9-022]', () => {
    expect(unfold('criminal', 20)).toEqual([3, 9, 15, 20]);
    expect(unfold('criminal', 2)).toEqual([2]);
  });
  it('2 properties, then 8 more [P9-023]', () => {
    expect(unfold('properties', 12)).toEqual([2, 10, 12]);
  });
  it('3 public records, then 16 more [P9-024]', () => {
    expect(unfold('publicRecords', 40)).toEqual([3, 19, 35, 40]);
  });
  it('3 licenses and permits, then 12 more [P9-025]', () => {
    expect(unfold('licenses', 30)).toEqual([3, 15, 27, 30]);
  });
  it('3 evictions, then all of them up to 100 [P9-026]', () => {
    expect(unfold('evictions', 60)).toEqual([3, 60]);
    expect(unfold('evictions', 140)).toEqual([3, 100]);
  });
});

it('lists share one limit, in order', () => {
  expect(shareLimit([2, 5, 4, 1], 3)).toEqual([2, 1, 0, 0]);
  expect(shareLimit([0, 0, 1, 9], 3)).toEqual([0, 0, 1, 2]);
  expect(shareLimit([1, 0, 0, 1], 3)).toEqual([1, 0, 0, 1]);
});

it('says how many records the next step adds, or nothing if unknown', () => {
  expect(countNext('criminal', 3, 251)).toBe(6);
  expect(countNext('criminal', 9, 11)).toBe(2);
  expect(countNext('evictions', 3, 140)).toBe(97);
  expect(countNext('criminal', 3, null)).toBeNull();
  expect(countNext('criminal', 3, 3)).toBeNull();
});
