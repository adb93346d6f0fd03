import { BROWSE_PAGE_SIZE, type CityAnswer } from '../../../shared/contract/finding/browse.ts';

/** How many people of a place have a last name that begins like that: '' before A, '~' past Z. */
export interface LetterRow {
  readonly letter: string;
  readonly people: number;
}

/** What stands for all first letters past Z. */
const PAST_Z = '~';

/**
 * The page of a place's list on which each first letter begins. Its people are sorted by last name, so whoever comes
 * before a letter is counted, and nothing is looked up.
 *
 * @param rows sorted by letter
 */
export function lettersOf(rows: readonly LetterRow[]): NonNullable<CityAnswer['letters']> {
  let before = 0;
  return rows.flatMap(({ letter, people }) => {
    const page = Math.floor(before / BROWSE_PAGE_SIZE) + 1;
    before += people;
    if (letter === '') return [];
    return [{ letter: letter === PAST_Z ? 'other' : letter, page }];
  });
}
