/** Places on a person page that a link to a price stands in, as wp_content names them (P2-128). */
export const FUNNEL_SLOTS = [
  'header',
  'subHeader',
  'registry',
  'phones',
  'addresses',
  'emails',
  'relatives',
  'background',
  'map',
] as const;
export type FunnelSlot = (typeof FUNNEL_SLOTS)[number];

/** A place as an address names it; null for any other value. */
export function parseFunnelSlot(raw: string | null): FunnelSlot | null {
  return FUNNEL_SLOTS.find((slot) => slot === raw) ?? null;
}
