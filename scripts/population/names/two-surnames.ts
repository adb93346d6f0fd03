import { PARTICLES } from '../../../shared/people/names/last-name-halves.ts';
import type { Human } from '../lives/human.ts';

/**
 * Two last names as Spanish-speaking families have them: the father's first, then the mother's first. 'García López' is
 * two; 'De La Cruz' and 'Hale-Navarro' are one.
 */
const TWO = /^([^ -]+) ([^ -]+)$/;
/** One name of Guam without a particle. */
const ONE_NAME = 'Leon Guerrero';

/** Both last names; null for one. */
export function bothSurnames(last: string): readonly [fathers: string, mothers: string] | null {
  const [, fathers, mothers] = TWO.exec(last) ?? [];
  if (fathers === undefined || mothers === undefined || last === ONE_NAME) return null;
  return PARTICLES.has(fathers.toLowerCase()) ? null : [fathers, mothers];
}

/** The last name that goes on to children: the first of two. */
export function firstSurname(last: string): string {
  return bothSurnames(last)?.[0] ?? last;
}

/** The last name of a couple's children: the father's, or if he has two, his first one and the mother's first one. */
export function surnameOfChildren(father: Human, mother: Human): string {
  const { last } = father.name;
  if (bothSurnames(last) === null) return last;
  const fathers = firstSurname(last);
  // A wife who took a name had her own before.
  const mothers = firstSurname((mother.akas[0] ?? mother.name).last);
  return mothers === fathers || /[ -]/.test(mothers) ? fathers : `${fathers} ${mothers}`;
}
