/** How many entries of a folded list show before anything is opened. */
const SHOWN_AT_FIRST = 12;

/**
 * Which groups of a list start open: the first one, and those after it as long as they have few entries in all.
 *
 * @param most the most entries that count as few
 * @param isFirstOpen false: the first group starts open only if it is small, too
 */
export function openFolds(sizes: readonly number[], most = SHOWN_AT_FIRST, isFirstOpen = true): boolean[] {
  let shown = 0;
  return sizes.map((size, at) => {
    shown += size;
    return (at === 0 && isFirstOpen) || shown <= most;
  });
}
