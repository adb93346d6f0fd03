/** What a form has just done to a plan, which the page of the plan then says if it is still so. */
export const PLAN_DONE = [
  'canceled',
  'resumed',
  'kept',
  'changed',
  'change-later',
  'method',
  'paid',
  'left',
  'joined',
] as const;
export type PlanDone = (typeof PLAN_DONE)[number];

/** What a form of the page of a family has just done. */
export const FAMILY_DONE = ['invited', 'withdrawn', 'removed'] as const;
export type FamilyDone = (typeof FAMILY_DONE)[number];
