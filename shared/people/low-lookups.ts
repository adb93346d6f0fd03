/** The share of a plan's lookups at which its holder is first told how few are left (P6-059). */
const LOW_SHARE = 0.2;

/**
 * What is left of a limited plan's lookups, once it is a fifth or less (P6-059, P9-010); null while there are more, for
 * a plan without a limit, and without a plan.
 *
 * @param usage lookupUsage of a details answer
 */
export function lowLookups(
  usage: { readonly max: number | null; readonly used: number } | null,
): { readonly left: number; readonly max: number } | null {
  if (usage === null || usage.max === null || usage.max === 0) return null;
  const left = Math.max(0, usage.max - usage.used);
  return left <= usage.max * LOW_SHARE ? { left, max: usage.max } : null;
}
