import { expect, it, vi } from 'vitest';
import { SWEPT_ROWS, sweepRows } from './job-rows.ts';

/** How many expired rows each statement took. */
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

it('takes rows in batches until none are left', async () => {
  expect(await sweepOf(0)).toEqual([0]);
  expect(await sweepOf(3)).toEqual([3]);
  expect(await sweepOf(SWEPT_ROWS + 3)).toEqual([SWEPT_ROWS, 3]);
});

it('handles a day of the most anybody may send, and leaves what it has no time for to the next run', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    expect(await sweepOf(100 * SWEPT_ROWS)).toHaveLength(101);
    // Each statement takes a second.
    expect((await sweepOf(100 * SWEPT_ROWS, () => vi.setSystemTime(Date.now() + 1_000))).length).toBe(20);
  } finally {
    vi.useRealTimers();
  }
});
