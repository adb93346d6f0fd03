import * as z from 'zod/mini';
import { count, nonEmpty, provenanceSchema, score } from '../primitives.ts';

export const emailKindSchema = z.enum(['personal', 'business', 'company']);

/** How email addresses are shown: which variant was sent (P3-043 to P3-047). */
export const emailPresentationTypeSchema = z.enum(['full', 'partial', 'obfuscated', 'only-counts', 'none']);

export const fullEmailsSchema = z.strictObject({
  type: z.literal('full'),
  emails: z.array(
    z.strictObject({
      email: z.string().check(z.regex(/^[^@\s]+@[^@\s]+$/)),
      kind: emailKindSchema,
      score,
      isPrimary: z.boolean(),
      provenance: z.nullable(provenanceSchema),
    }),
  ),
});
export const partialEmailsSchema = z.strictObject({
  type: z.literal('partial'),
  /** `name` is only the first letter of the mailbox */
  partialEmails: z.array(z.strictObject({ name: z.string().check(z.length(1)), domain: nonEmpty, score })),
});
export const obfuscatedEmailsSchema = z.strictObject({
  type: z.literal('obfuscated'),
  /** up to 3, distinct */
  domains: z.array(nonEmpty).check(z.maxLength(3)),
  recentlyUsedCount: count,
  otherCount: count,
});
export const countedEmailsSchema = z.strictObject({ type: z.literal('only-counts'), totalCount: count });
export const noEmailsSchema = z.strictObject({ type: z.literal('none') });
export const emailsSchema = z.discriminatedUnion('type', [
  fullEmailsSchema,
  partialEmailsSchema,
  obfuscatedEmailsSchema,
  countedEmailsSchema,
  noEmailsSchema,
]);
export type Emails = z.infer<typeof emailsSchema>;
