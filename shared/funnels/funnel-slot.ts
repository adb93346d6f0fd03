/** Places of a person page that can hold a call to action of the registry. */
export const SLOTS = [
  'header',
  'stickyHeaderPrimary',
  'stickyHeaderSecondary',
  'registry',
  'subHeader',
  'phones',
  'emails',
  'addresses',
  'relatives',
  'background',
  'property',
  'rightRail',
] as const;
export type Slot = (typeof SLOTS)[number];

/** Places that a link to a price stands in, as wp_content names them (P2-128). */
export const FUNNEL_SLOTS = [...SLOTS, 'map'] as const;
export type FunnelSlot = (typeof FUNNEL_SLOTS)[number];

/** A place as an address names it; null for any other value. */
export function parseFunnelSlot(raw: string | null): FunnelSlot | null {
  return FUNNEL_SLOTS.find((slot) => slot === raw) ?? null;
}
