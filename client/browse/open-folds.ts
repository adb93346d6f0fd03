/** How many entries of a folded list show before anything is opened. */
const SHOWN_AT_FIRST = 12;

/**
 * Which groups of a list start open: the first ones, as long as they are few entries together, and always the first.
 *
 * @param most how many entries are few
 * @param isFirstOpen false: the first group, too, only if it is small
 */
export function openFolds(sizes: readonly number[], most = SHOWN_AT_FIRST, isFirstOpen = true): boolean[] {
  let shown = 0;
  return sizes.map((size, at) => {
    shown += size;
    return (at === 0 && isFirstOpen) || shown <= most;
  });
}
