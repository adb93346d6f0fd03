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

/** Values of funnelType (F2-60). */
export const FUNNEL_TYPES = [
  'sign-up',
  'address',
  'business',
  'person_onepages_1',
  'person_sem_onepages_1',
  'person_state_onepages_1',
  'gumwall',
  'phone_onepages_1',
  'bg_onepages_1',
  'default',
] as const;
export type FunnelType = (typeof FUNNEL_TYPES)[number];

/** A funnel type as it was given; unknown values fall back to default (F2-61). */
export function parseFunnelType(raw: string | null | undefined): FunnelType {
  return FUNNEL_TYPES.find((type) => type === raw) ?? 'default';
}
