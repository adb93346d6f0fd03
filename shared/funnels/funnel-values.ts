/** Slots of a person page for calls to action from the registry. */
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

/** Slots that can link to a price, as wp_content values (P2-128). */
export const FUNNEL_SLOTS = [...SLOTS, 'map'] as const;
export type FunnelSlot = (typeof FUNNEL_SLOTS)[number];

/** Reads a slot from an address; null for any other value. */
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

/** Reads a funnel type; unknown values fall back to default (F2-61). */
export function parseFunnelType(raw: string | null | undefined): FunnelType {
  return FUNNEL_TYPES.find((type) => type === raw) ?? 'default';
}
