/** How many entries of a folded list show before anything is opened. */
const SHOWN_AT_FIRST = 12;

/** Which groups of a list start open: the first ones, as long as they are few entries together, and always the first. */
export function openFolds(sizes: readonly number[]): boolean[] {
  let shown = 0;
  return sizes.map((size, at) => {
    shown += size;
    return at === 0 || shown <= SHOWN_AT_FIRST;
  });
}
