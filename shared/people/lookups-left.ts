/** How many lookups a plan has and how many were used, as a details answer tells; null without a plan. */
interface LookupUsage {
  /** null where they are not limited */
  readonly max: number | null;
  readonly used: number;
}

/** Whether a premium lookup remains (P4-036, F2-45). */
export function hasLookupsLeft(usage: LookupUsage | null): boolean {
  return usage !== null && (usage.max === null || usage.used < usage.max);
}
