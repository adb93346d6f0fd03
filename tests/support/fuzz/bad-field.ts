import { nastyText, type Random, type TextKind } from './nasty-values.ts';

/** What separates a value from the text added to it. */
const JOINTS = ['', ' ', ' Apt ', ', ', '-'];

/**
 * A value made bad: nasty text alone, after or before a valid value. Half of the time it is cut to `most` characters,
 * so that it passes the length limit and reaches the code that reads it.
 */
export function badValue(kind: TextKind, right: string | null, random: Random, most = 100): string {
  const nasty = nastyText(kind, random, most);
  const joint = random.pick(JOINTS);
  const whole =
    right === null || random.below(3) === 0
      ? nasty
      : random.below(3) === 0
        ? nasty + joint + right
        : right + joint + nasty;
  return random.below(2) === 0 ? whole : whole.slice(0, most);
}
