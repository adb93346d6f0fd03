/** The plans that an app sells: only the one-click upgrade leaves them out; they are changed on the page of the plan. */
const BLOCKED: readonly string[] = ['PRODUCT_20_LOOKUPS_MONTHLY_MOBILE', 'PRODUCT_20_LOOKUPS_ANNUAL_MOBILE'];

/**
 * Whether the holder of a plan is never asked for a one-click upgrade: both mobile plans and a third one that the
 * operator configures (P4-050, P6-060).
 *
 * @param names what the viewer's plan is called: its id or name, whichever is known
 * @param configured UPGRADE_BLOCKED_PRODUCT; null: none
 */
export function isUpgradeBlocked(names: readonly (string | null)[], configured: string | null): boolean {
  return names.some((name) => name !== null && (BLOCKED.includes(name) || name === configured));
}
