import type { DirectoryAnswer } from '../../shared/contract/finding/browse.ts';

/** How many people the states of the white pages list together, and in how many of them somebody is listed. */
export function countListed({ states }: Pick<DirectoryAnswer, 'states'>): {
  readonly people: number;
  readonly states: number;
} {
  const listed = states.filter(({ people }) => people > 0);
  return { people: listed.reduce((sum, { people }) => sum + people, 0), states: listed.length };
}
