import type { SearchResult } from '../../../shared/contract/search.ts';

/**
 * How well a name matches, the best first: as it was asked for; with another form of the first name; and close ones, whose
 * last name only begins so, is half of a double one or has another middle name before it, ordered by the first name in the
 * same way, those last whose first name only begins so. Then, where these are few people, the last name first, and names
 * that are a slip or two off.
 */
export const RANK = { exact: 0, nickname: 1, close: 2, closeNickname: 3, begins: 4, turned: 5, spelling: 6 } as const;

/** What a result says of the rank that a row has. */
export function matchOfRank(rank: number): SearchResult['match'] {
  switch (rank) {
    case RANK.exact:
      return 'exact';
    case RANK.nickname:
      return 'nickname';
    case RANK.spelling:
      return 'spelling';
    default:
      return 'prefix';
  }
}
