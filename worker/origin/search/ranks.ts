import type { SearchResult } from '../../../shared/contract/finding/search.ts';

/**
 * How well a name matches, the best first: as it was asked for; all its words as a first or a last name
 * alone, 'Dela Cruz'; with another form of the first name; and close ones, whose
 * last name only begins so, is half of a double one or has another middle name before it, ordered by the first name in the
 * same way, those last whose first name only begins so. Then, where these are few people, the last name first, and names
 * that are a slip or two off.
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

/** What a result says of the rank that a row has. */
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
