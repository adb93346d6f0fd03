import { expect, test } from 'vitest';
import { BREAKER_FAULTS, BREAKER_OPEN_MS, createBreaker, PROOF_OF_LIFE_MS, TRIAL_MS, TRIALS_MAX } from './breaker.ts';
import { OriginUnavailable } from './errors.ts';

const STRANGER = '192.0.2.0/24';
const OTHER = '198.51.100.0/24';

function newBreaker() {
  let time = 1_000_000;
  const breaker = createBreaker(() => time);
  const wait = (ms: number) => {
    time += ms;
  };
  const failFor = (network: string, times: number = BREAKER_FAULTS) => {
    for (let i = 0; i < times; i++) breaker.enter(network).settle('timeout');
  };
  return { breaker, wait, failFor };
}

function openBreaker() {
  const opened = newBreaker();
  opened.failFor(STRANGER);
  return opened;
}

test('a breaker opens after five faults in a row, and says for how long and why', () => {
  const { breaker, wait, failFor } = newBreaker();
  failFor(STRANGER, BREAKER_FAULTS - 1);
  breaker.enter(STRANGER).settle('unreachable');
  wait(1_500);
  const attempt = () => breaker.enter(STRANGER);
  expect(attempt).toThrow(OriginUnavailable);
  expect(attempt).toThrow(expect.objectContaining({ retryAfterSeconds: 4, failure: 'unreachable' }));
});

test('a response in between resets the count', () => {
  const { breaker } = newBreaker();
  for (let i = 0; i < 20; i++) breaker.enter(STRANGER).settle(i % BREAKER_FAULTS !== 0 ? 'timeout' : 'answered');
  expect(() => breaker.enter(STRANGER)).not.toThrow();
});

test("while anyone gets responses, one visitor's faults open nothing, however many", () => {
  const { breaker, wait, failFor } = newBreaker();
  breaker.enter(OTHER).settle('answered');
  wait(PROOF_OF_LIFE_MS - 1);
  failFor(STRANGER, 100);
  expect(() => breaker.enter(OTHER)).not.toThrow();
  expect(() => breaker.enter(STRANGER)).not.toThrow();
});

test('once nobody has had a response for a while, one more fault opens it', () => {
  const { breaker, wait, failFor } = newBreaker();
  breaker.enter(OTHER).settle('answered');
  failFor(STRANGER);
  wait(PROOF_OF_LIFE_MS);
  failFor(STRANGER, 1);
  expect(() => breaker.enter(STRANGER)).toThrow(OriginUnavailable);
});

test('an open breaker lets others through, and their response closes it', () => {
  const { breaker } = openBreaker();
  expect(() => breaker.enter(STRANGER)).toThrow(OriginUnavailable);
  breaker.enter(OTHER).settle('answered');
  expect(() => breaker.enter(STRANGER)).not.toThrow();
});

test('strangers from many networks cannot block a call for anyone else', () => {
  const { breaker, failFor } = newBreaker();
  for (let i = 0; i < 20; i++) failFor(`203.0.${i}.0/24`, 1);
  breaker.enter(OTHER).settle('answered');
  for (let i = 0; i < 20; i++) expect(() => breaker.enter(`203.0.${i}.0/24`)).not.toThrow();
});

test('a dead origin is asked by only a few at a time, and by each network once at a time', () => {
  const { breaker } = openBreaker();
  const trials = Array.from({ length: TRIALS_MAX }, (_, i) => breaker.enter(`203.0.${i}.0/24`));
  expect(() => breaker.enter(OTHER)).toThrow(expect.objectContaining({ retryAfterSeconds: TRIAL_MS / 1_000 }));
  trials[0]?.settle('timeout');
  breaker.enter(OTHER);
  expect(() => breaker.enter(OTHER)).toThrow(OriginUnavailable);
});

test('a failed trial keeps the breaker open, and its network waits like the others', () => {
  const { breaker, wait } = openBreaker();
  wait(BREAKER_OPEN_MS - 1);
  breaker.enter(OTHER).settle('timeout');
  wait(BREAKER_OPEN_MS - 1);
  for (const network of [STRANGER, OTHER]) expect(() => breaker.enter(network)).toThrow(OriginUnavailable);
  wait(1);
  for (const network of [STRANGER, OTHER]) expect(() => breaker.enter(network)).not.toThrow();
});

test('after the pause the network that met the faults may try again', () => {
  const { breaker, wait } = openBreaker();
  wait(BREAKER_OPEN_MS);
  const trial = breaker.enter(STRANGER);
  expect(() => breaker.enter(STRANGER)).toThrow(OriginUnavailable);
  trial.settle('answered');
  breaker.enter(STRANGER);
  expect(() => breaker.enter(STRANGER)).not.toThrow();
});

test('a trial that never settles, because its client left, does not keep the breaker open', () => {
  const { breaker, wait } = openBreaker();
  wait(BREAKER_OPEN_MS);
  breaker.enter(STRANGER);
  wait(TRIAL_MS - 1);
  expect(() => breaker.enter(STRANGER)).toThrow(OriginUnavailable);
  wait(1);
  breaker.enter(STRANGER).settle('answered');
  expect(() => breaker.enter(STRANGER)).not.toThrow();
});

test('an inconclusive call neither opens the breaker nor closes it', () => {
  const { breaker, failFor } = newBreaker();
  for (let i = 0; i < 3 * BREAKER_FAULTS; i++) breaker.enter(STRANGER).settle('unknown');
  expect(() => breaker.enter(STRANGER)).not.toThrow();
  failFor(STRANGER);
  breaker.enter(OTHER).settle('unknown');
  expect(() => breaker.enter(STRANGER)).toThrow(OriginUnavailable);
});

test('a slow call from before the breaker opened neither closes it nor keeps it open longer', () => {
  const { breaker, wait, failFor } = newBreaker();
  const [good, bad] = [breaker.enter(STRANGER), breaker.enter(STRANGER)];
  failFor(STRANGER);
  wait(BREAKER_OPEN_MS - 1);
  good.settle('answered');
  bad.settle('timeout');
  expect(() => breaker.enter(STRANGER)).toThrow(OriginUnavailable);
  wait(1);
  expect(() => breaker.enter(STRANGER)).not.toThrow();
});
