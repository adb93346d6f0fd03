import * as z from 'zod/mini';

/**
 * What is sent of an age: `age` in whole years, or `ageRange` ('30s', '65+'), or neither when it is unknown.
 * `month` (1-12) and `year` come only with an entitlement that may see them; the day never travels (P3-021).
 */
export const ageOfFreeSchema = z.strictObject({
  age: z.nullable(z.int()),
  ageRange: z.nullable(z.string()),
});
export const ageWithBirthMonthSchema = z.strictObject({
  age: z.nullable(z.int()),
  ageRange: z.nullable(z.string()),
  month: z.nullable(z.int().check(z.minimum(1), z.maximum(12))),
  year: z.nullable(z.int()),
});
export const dateOfBirthSchema = z.union([ageWithBirthMonthSchema, ageOfFreeSchema]);
export type DateOfBirth = z.infer<typeof dateOfBirthSchema>;
