import * as z from 'zod/mini';
import { flagOrNull, recordDateOrNull, recordFields, textOrNull } from '../primitives.ts';

/** A license to work in a profession (P3-087). */
export const professionalLicenseSchema = z.strictObject({
  ...recordFields,
  licenseType: textOrNull,
  state: textOrNull,
  licenseStatus: textOrNull,
  number: textOrNull,
  trade: textOrNull,
  business: textOrNull,
  issueDate: recordDateOrNull,
  expirationDate: recordDateOrNull,
  jobFunctions: z.array(z.string()),
});
export type ProfessionalLicense = z.infer<typeof professionalLicenseSchema>;

/** A pilot's license with its medical class and ratings (P3-088). */
export const pilotsLicenseSchema = z.strictObject({
  ...recordFields,
  airmanNumber: textOrNull,
  certificateNumber: textOrNull,
  certificateType: textOrNull,
  licenseStatus: textOrNull,
  fileDate: recordDateOrNull,
  medicalClass: textOrNull,
  medicalDate: recordDateOrNull,
  medicalExpirationDate: recordDateOrNull,
  pilotRatings: z.array(z.strictObject({ level: textOrNull, rating: textOrNull })),
});
export type PilotsLicense = z.infer<typeof pilotsLicenseSchema>;

/** A permit to carry a concealed weapon (P3-089). */
export const concealedWeaponPermitSchema = z.strictObject({
  ...recordFields,
  permitType: textOrNull,
  number: textOrNull,
  licenseStatus: textOrNull,
  expiryDate: recordDateOrNull,
  birthDate: recordDateOrNull,
  gender: textOrNull,
  ethnicity: textOrNull,
});
export type ConcealedWeaponPermit = z.infer<typeof concealedWeaponPermitSchema>;

/** A hunting permit (P3-090). */
export const huntingPermitSchema = z.strictObject({
  ...recordFields,
  number: textOrNull,
  licenseStatus: textOrNull,
  issueDate: recordDateOrNull,
  permitTypes: z.array(z.string()),
  permissions: z.array(z.string()),
  resident: flagOrNull,
  homeState: textOrNull,
});
export type HuntingPermit = z.infer<typeof huntingPermitSchema>;
