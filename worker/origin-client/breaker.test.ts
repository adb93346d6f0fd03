import { expect, test } from 'vitest';
import { BREAKER_FAULTS, BREAKER_OPEN_MS, createBreaker, TRIAL_MS } from './breaker.ts';
import { OriginUnavailable } from './errors.ts';

function openBreaker() {
  let time = 1_000;
  const breaker = createBreaker(() => time);
  for (let i = 0; i < BREAKER_FAULTS; i++) breaker.enter().settle(true);
  return { breaker, wait: (ms: number) => (time += ms) };
}

test('a breaker opens after five faults in a row and says how long it stays open', () => {
  const { breaker, wait } = openBreaker();
  wait(1_500);
  const attempt = () => breaker.enter();
  expect(attempt).toThrow(OriginUnavailable);
  expect(attempt).toThrow(expect.objectContaining({ retryAfterSeconds: 4 }));
});

test('a success in between starts the count anew', () => {
  const breaker = createBreaker(() => 0);
  for (let i = 0; i < 20; i++) breaker.enter().settle(i % BREAKER_FAULTS !== 0);
  expect(() => breaker.enter()).not.toThrow();
});

test('after the pause one trial goes through and no second one beside it', () => {
  const { breaker, wait } = openBreaker();
  wait(BREAKER_OPEN_MS);
  const trial = breaker.enter();
  expect(() => breaker.enter()).toThrow(OriginUnavailable);
  trial.settle(false);
  expect(() => breaker.enter()).not.toThrow();
});

test('a trial that never settles, because its client went away, does not keep the breaker shut', () => {
  const { breaker, wait } = openBreaker();
  wait(BREAKER_OPEN_MS);
  breaker.enter();
  wait(TRIAL_MS - 1);
  expect(() => breaker.enter()).toThrow(OriginUnavailable);
  wait(1);
  breaker.enter().settle(false);
  expect(() => breaker.enter()).not.toThrow();
});

test('a trial that fails opens the breaker again', () => {
  const { breaker, wait } = openBreaker();
  wait(BREAKER_OPEN_MS);
  breaker.enter().settle(true);
  wait(BREAKER_OPEN_MS - 1);
  expect(() => breaker.enter()).toThrow(OriginUnavailable);
  wait(1);
  expect(() => breaker.enter()).not.toThrow();
});

test('a slow call from before the breaker opened neither closes it nor keeps it open longer', () => {
  let time = 0;
  const breaker = createBreaker(() => time);
  const [good, bad] = [breaker.enter(), breaker.enter()];
  for (let i = 0; i < BREAKER_FAULTS; i++) breaker.enter().settle(true);
  time = BREAKER_OPEN_MS - 1;
  good.settle(false);
  bad.settle(true);
  expect(() => breaker.enter()).toThrow(OriginUnavailable);
  time = BREAKER_OPEN_MS;
  expect(() => breaker.enter()).not.toThrow();
});
