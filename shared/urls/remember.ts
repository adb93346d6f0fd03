export interface RememberLimits {
  /** how many results are kept; then all are forgotten at once */
  readonly most: number;
  /** longer texts are worked out each time, so that a stranger's input takes little room; characters */
  readonly longest?: number;
}

/** A pure function of a text that keeps its latest results: paths, places and browsers repeat from request to request. */
export function remember<T>(
  work: (text: string) => T,
  { most, longest = Number.POSITIVE_INFINITY }: RememberLimits,
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    if (text.length > longest) return result;
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}
