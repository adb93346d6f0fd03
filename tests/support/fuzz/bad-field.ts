import { nastyText, type Random, type TextKind } from './nasty-values.ts';

/** What stands between a value and what is put behind it. */
const JOINTS = ['', ' ', ' Apt ', ', ', '-'];

/**
 * A value made bad: nasty text alone, behind or before what would be right; half of the time cut to `most` characters, so
 * that it gets past the limit of its length and to what reads it.
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
