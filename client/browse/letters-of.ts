import type { DirectoryAnswer } from '../../shared/contract/finding/browse.ts';

/** The letters that last names begin with: 'abc'. */
export function lettersOf({ letters }: DirectoryAnswer): string {
  return letters.map(({ letter }) => letter).join('');
}
