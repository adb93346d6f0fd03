import type { SearchResult } from '../../../shared/contract/finding/search.ts';

/**
 * How well a name matches, best first: as requested; all its words as a first or last name alone, 'Dela Cruz'; with
 * another form of the first name; close, when the last name merely starts with the requested one, is half of a double
 * one or follows a different middle name. Close names are ordered by first name in the same way; first names that
 * merely start with the requested one are last. If all these are few people, names in reverse order follow. Names a slip
 * or two off are no part of the list.
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
