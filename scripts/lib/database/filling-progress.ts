import type { FinishingStep } from '../../../worker/origin/import/people-writer.ts';

export interface FillingProgress {
  /** @param done people so far */
  onPeople(done: number): void;
  onStep(step: FinishingStep): void;
}

/** Milliseconds between two lines about people. */
const BETWEEN_LINES = 2_000;
/** From so many people on each step after them takes long enough to be told. */
const STEPS_TOLD_FROM = 100_000;

/**
 * Says how far a filling is: every two seconds how many people are done, how fast and how long the others will take,
 * then each step that follows.
 *
 * @param now milliseconds of a clock that only goes forward
 */
export function fillingProgress(people: number, say: (line: string) => void, now: () => number): FillingProgress {
  const started = now();
  let told = started;
  return {
    onPeople(done) {
      const at = now();
      if (at - told < BETWEEN_LINES) return;
      told = at;
      const perSecond = (done / (at - started)) * 1_000;
      const left = duration((people - done) / perSecond);
      const share = Math.floor((done / people) * 100);
      say(`${whole(done)} of ${whole(people)} people (${share} %), ${whole(perSecond)} a second, ${left} left`);
    },
    onStep({ name, number, count }) {
      if (people >= STEPS_TOLD_FROM) say(`building ${number} of ${count}: ${name}`);
    },
  };
}

/** '4 s', '2 min 10 s' */
function duration(seconds: number): string {
  const all = Math.max(0, Math.round(seconds));
  return all < 60 ? `${all} s` : `${Math.floor(all / 60)} min ${all % 60} s`;
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en-US');
}
