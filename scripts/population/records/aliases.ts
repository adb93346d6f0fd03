import type { Month } from '../calendar.ts';
import type { Human, Name } from '../lives/human.ts';
import { fullNameOf, otherNames } from '../names/names.ts';

/**
 * The other names that a person may have been known by in a month: names and nicknames with the last name they were born
 * with, and those with a last name from a marriage that had begun.
 */
export function namesAt(human: Human, month: Month): string[] {
  // Each new name pushes the one before to the list, so the first of them is the oldest.
  const { last: bornAs } = human.akas[0] ?? human.name;
  return otherNames(human)
    .filter(({ last }) => last === bornAs || tookNameBefore(human, last, month))
    .map(fullNameOf);
}

/** Whether a marriage that began by the month explains the last name: it is the spouse's, or ends with it. */
function tookNameBefore(human: Human, last: string, month: Month): boolean {
  return human.unions.some(({ a, b, from }) => {
    if (from > month) return false;
    const spouse = a === human ? b : a;
    const names: readonly Name[] = [spouse.name, ...spouse.akas];
    return names.some((name) => last === name.last || last.endsWith(`-${name.last}`));
  });
}
