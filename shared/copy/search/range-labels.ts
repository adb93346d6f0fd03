import type { BrowseRange } from '../../contract/finding/browse.ts';

/**
 * Short labels of the parts of an alphabetical list, as on the spines of a dictionary: 'A–Fos', 'Fow–H'. Each end is cut
 * to the letters that it takes to tell it from the part before or after, and from its own other end; an end that two
 * parts share stays whole.
 */
export function rangeLabels(ranges: readonly BrowseRange[]): string[] {
  return ranges.map(({ first, last }, at) => {
    if (first === last) return first;
    const from = cutApart(first, ranges[at - 1]?.last);
    const [apart, own] = [cutApart(last, ranges[at + 1]?.first), cutApart(last, first)];
    return `${from}–${apart.length < own.length ? own : apart}`;
  });
}

/** The first letters of a name that its neighbor in the list does not begin with; without a neighbor, its first letter. */
function cutApart(name: string, neighbor = ''): string {
  const letters = [...name];
  const others = [...neighbor.toLowerCase()];
  const same = letters.findIndex((letter, at) => letter.toLowerCase() !== others[at]);
  if (same < 0) return name;
  return letters
    .slice(0, same + 1)
    .join('')
    .trimEnd();
}
