import { describe, expect, test } from 'vitest';
import { activityLabelOf } from './phone-activity.ts';

describe('a score of phone activity', () => {
  test('is Inactive up to 30, Active from 70 on and Unknown in between [P4-067 P9-039]', () => {
    expect([0, 30, 30.5, 31, 50, 69, 69.5, 70, 100].map(activityLabelOf)).toEqual([
      'Inactive',
      'Inactive',
      'Unknown',
      'Unknown',
      'Unknown',
      'Unknown',
      'Unknown',
      'Active',
      'Active',
    ]);
  });

  test('that is missing or no number is Unknown', () => {
    expect([null, undefined, Number.NaN, '80' as unknown as number].map(activityLabelOf)).toEqual(
      Array(4).fill('Unknown'),
    );
  });
});
