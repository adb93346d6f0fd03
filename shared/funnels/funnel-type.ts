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
