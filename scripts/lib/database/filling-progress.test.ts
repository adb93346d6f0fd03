import { expect, test } from 'vitest';
import { fillingProgress } from './filling-progress.ts';

/** A progress whose clock is turned by hand. */
function startAt(people: number) {
  const clock = { now: 0 };
  const lines: string[] = [];
  const progress = fillingProgress(
    people,
    (line) => lines.push(line),
    () => clock.now,
  );
  return { clock, lines, progress };
}

test('says people, share, speed and time left, every two seconds', () => {
  const { clock, lines, progress } = startAt(1_000_000);
  for (clock.now = 500; clock.now <= 6_000; clock.now += 500) progress.onPeople(clock.now * 10);
  expect(lines).toEqual([
    '20,000 of 1,000,000 people (2 %), 10,000 a second, 1 min 38 s left',
    '40,000 of 1,000,000 people (4 %), 10,000 a second, 1 min 36 s left',
    '60,000 of 1,000,000 people (6 %), 10,000 a second, 1 min 34 s left',
  ]);
});

test('says seconds alone when less than a minute is left', () => {
  const { clock, lines, progress } = startAt(20_000);
  clock.now = 2_000;
  progress.onPeople(15_000);
  expect(lines).toEqual(['15,000 of 20,000 people (75 %), 7,500 a second, 1 s left']);
});

test('says each step after the people, where steps take time', () => {
  const step = { name: 'index of phones', number: 3, count: 20 };
  const big = startAt(1_000_000);
  big.progress.onStep(step);
  expect(big.lines).toEqual(['building 3 of 20: index of phones']);
  const small = startAt(20_000);
  small.progress.onStep(step);
  expect(small.lines).toEqual([]);
});
