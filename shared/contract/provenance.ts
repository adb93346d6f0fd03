import * as z from 'zod/mini';
import { monthOrNull } from './primitives.ts';

/** Where a fact comes from. */
export const sourceKindSchema = z.enum(['public directory', 'property record', 'court record', 'self-reported']);
export type SourceKind = z.infer<typeof sourceKindSchema>;

/**
 * Since when a fact is known, when it was last confirmed (months), and by what kind of source (P9-077). It comes
 * only with facts that were sent whole: `firstSeen` of an address would tell when somebody moved in.
 */
export const provenanceSchema = z.strictObject({
  firstSeen: monthOrNull,
  lastSeen: monthOrNull,
  source: sourceKindSchema,
});
export type Provenance = z.infer<typeof provenanceSchema>;

/** What happened to a fact since the viewer last saw it, which shows as a chip (P3-036). Absent is nothing. */
export const deltaSchema = z.optional(z.enum(['added', 'changed']));
