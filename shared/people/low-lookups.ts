/** The share of a plan's lookups at which its holder is first told how few are left (P6-059). */
const LOW_SHARE = 0.2;

/** A plan's lookups, as in a details answer; `max` is null for a plan without a limit. */
type LookupUsage = { readonly max: number | null; readonly used: number } | null;

/** How many lookups a plan has left; null without a limit, and without a plan. */
export function lookupsLeft(usage: LookupUsage): number | null {
  return usage === null || usage.max === null ? null : Math.max(0, usage.max - usage.used);
}

/**
 * How many lookups a viewer who sees the free view has left to open this person; null for everybody else.
 *
 * @param viewer userInfo of a details answer
 */
export function lookupsToOpen({
  canOpen,
  isOutOfLookups,
  lookupUsage,
}: {
  readonly canOpen?: boolean | undefined;
  readonly isOutOfLookups: boolean;
  readonly lookupUsage: LookupUsage;
}): number | null {
  return canOpen === true && !isOutOfLookups ? lookupsLeft(lookupUsage) : null;
}

/**
 * What is left of a limited plan's lookups, once it is a fifth or less (P6-059, P9-010); null while there are more, for
 * a plan without a limit, and without a plan.
 *
 * @param usage lookupUsage of a details answer
 */
export function lowLookups(usage: LookupUsage): { readonly left: number; readonly max: number } | null {
  const left = lookupsLeft(usage);
  const max = usage?.max ?? 0;
  return left !== null && max > 0 && left <= max * LOW_SHARE ? { left, max } : null;
}
