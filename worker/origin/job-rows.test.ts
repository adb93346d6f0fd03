import { expect, it, vi } from 'vitest';
import { SWEPT_ROWS, sweepRows } from './job-rows.ts';

/** How many rows each statement took of those that are past their time. */
async function sweepOf(rows: number, work = () => {}): Promise<number[]> {
  const taken: number[] = [];
  let left = rows;
  await sweepRows(async (limit) => {
    work();
    const some = Math.min(limit, left);
    left -= some;
    taken.push(some);
    return some;
  });
  return taken;
}

it('takes rows a part at a time until none is left', async () => {
  expect(await sweepOf(0)).toEqual([0]);
  expect(await sweepOf(3)).toEqual([3]);
  expect(await sweepOf(SWEPT_ROWS + 3)).toEqual([SWEPT_ROWS, 3]);
});

it('takes a day of the most that anybody may send, and leaves to the next run what it has no time for', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    expect(await sweepOf(100 * SWEPT_ROWS)).toHaveLength(101);
    // A statement that takes a second each.
    expect((await sweepOf(100 * SWEPT_ROWS, () => vi.setSystemTime(Date.now() + 1_000))).length).toBe(20);
  } finally {
    vi.useRealTimers();
  }
});
