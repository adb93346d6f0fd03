import { expect, it } from 'vitest';
import { SWEPT_ROWS, sweepRows } from './sweep-rows.ts';

/** How many rows each statement took of those that are past their time. */
async function sweepOf(rows: number): Promise<number[]> {
  const taken: number[] = [];
  let left = rows;
  await sweepRows(async (limit) => {
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

it('leaves to the next run what is more than its share', async () => {
  expect(await sweepOf(100 * SWEPT_ROWS)).toEqual(Array(10).fill(SWEPT_ROWS));
});
