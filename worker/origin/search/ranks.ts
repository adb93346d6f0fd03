import type { SearchResult } from '../../../shared/contract/finding/search.ts';

/**
 * How well a name matches, best first: as requested; all its words as a first or last name alone, 'Dela Cruz'; with
 * another form of the first name; then close ones, whose last name merely starts with it, is half of a double one or
 * follows a different middle name, ordered by first name in the same way, with first names that merely start with it
 * last. Then, if these are few people, the last name first, and names that are a slip or two off.
 */
export const RANK = {
  exact: 0,
  alone: 1,
  nickname: 2,
  close: 3,
  closeNickname: 4,
  begins: 5,
  turned: 6,
  spelling: 7,
} as const;

/** What a result says about a row's rank. */
export function matchOfRank(rank: number): SearchResult['match'] {
  switch (rank) {
    case RANK.exact:
    case RANK.alone:
      return 'exact';
    case RANK.nickname:
      return 'nickname';
    case RANK.spelling:
      return 'spelling';
    default:
      return 'prefix';
  }
}
