import * as z from 'zod/mini';

export const professionalTeaserSchema = z.strictObject({
  type: z.literal('teaser'),
  titleAvailable: z.boolean(),
  companyNameAvailable: z.boolean(),
  linkedInUrlAvailable: z.boolean(),
});
/** Somebody's work, as far as it was sent (P3-059, P3-060, P3-061). */
export const professionalDataSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('full'),
    title: z.nullable(z.string()),
    companyName: z.nullable(z.string()),
    companyDomain: z.nullable(z.string()),
    linkedInUrl: z.nullable(z.string()),
  }),
  z.strictObject({
    type: z.literal('title_and_company'),
    title: z.nullable(z.string()),
    companyName: z.nullable(z.string()),
    linkedInUrlAvailable: z.boolean(),
  }),
  professionalTeaserSchema,
]);
export type ProfessionalData = z.infer<typeof professionalDataSchema>;
