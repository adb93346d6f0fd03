/** 'maria garcia in', 'maria garcia who lives in': said between a name and a place. */
const LEADS_TO_PLACE = /\s+(?:(?:who\s+)?(?:lives|living)\s+)?(?:in|from|at|of)$/i;

/**
 * A line's first words and those at its end, as a name and the place or a city and the state behind it: the longest end
 * first, of at most `wordsMax` words. At least one word stays in front.
 */
export function tailsOf(text: string, wordsMax: number): (readonly [head: string, tail: string])[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const most = Math.max(0, Math.min(wordsMax, words.length - 1));
  return Array.from({ length: most }, (_, at) => {
    const length = most - at;
    return [words.slice(0, -length).join(' '), words.slice(-length).join(' ')] as const;
  });
}

/** 'maria garcia' for 'maria garcia in', before 'houston'. */
export function withoutLead(head: string): string {
  return head.replace(LEADS_TO_PLACE, '');
}
