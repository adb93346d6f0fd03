/** What stands for every value. */
const HIDDEN = 'xxxxx';
/** What a thing is, not what is said of it. */
const KINDS: ReadonlySet<string> = new Set(['@context', '@type']);

/** The same object with 'xxxxx' in place of every value (P6-046): its types, its keys and the length of its lists stay. */
export function hideValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideValues);
  if (typeof value !== 'object' || value === null) return HIDDEN;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, KINDS.has(key) ? inside : hideValues(inside)]),
  );
}
