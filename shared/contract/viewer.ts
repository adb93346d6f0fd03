import * as z from 'zod/mini';
import { count } from './primitives.ts';

/** What a viewer may see of one person; only the origin decides it (P3-003, P6-014). */
export const entitlementSchema = z.enum(['free', 'premium', 'smb', 'bg']);
export type Entitlement = z.infer<typeof entitlementSchema>;

/** How this response was paid for: 'bg' is an unlocked background report (P3-002). */
export const lookupTypeSchema = z.enum(['free', 'premium', 'bg']);
export type LookupType = z.infer<typeof lookupTypeSchema>;

/** Wire values of userType; an anonymous visitor has none (F3-30, P3-007). */
export const userTypeSchema = z.enum([
  'free',
  'fam',
  'paid',
  'smb',
  'cancelled',
  'expired',
  'transactional',
  'transactional credits',
  'delinquent',
]);
export type UserType = z.infer<typeof userTypeSchema>;

/** Lookups of this month, for a family those of all who share the plan. `max` is null if they are unlimited. */
export const lookupUsageSchema = z.strictObject({ max: z.nullable(count), used: count });
