import * as z from 'zod/mini';
import { recordNameSchema } from '../identity.ts';
import {
  countOrNull,
  dollarsOrNull,
  flagOrNull,
  numberOrNull,
  recordDateOrNull,
  recordFields,
  textOrNull,
} from '../primitives.ts';

/** A person or company in a record, with the address it gives. */
export const partySchema = z.strictObject({ name: textOrNull, address: textOrNull });
export const partiesSchema = z.array(partySchema);

/** A bankruptcy with its court and counsel (P3-079, P3-080). */
export const bankruptcySchema = z.strictObject({
  ...recordFields,
  /** '7', '11', '13' */
  chapter: textOrNull,
  caseNumber: textOrNull,
  fileDate: recordDateOrNull,
  closedDate: recordDateOrNull,
  reportDate: recordDateOrNull,
  dischargeDate: recordDateOrNull,
  assetsAvailable: flagOrNull,
  noticeType: textOrNull,
  lawFirm: textOrNull,
  attorneyName: textOrNull,
  attorneyPhone: textOrNull,
  trusteePhone: textOrNull,
  judgeName: textOrNull,
  courtId: textOrNull,
  division: textOrNull,
  district: textOrNull,
  phone: textOrNull,
  debtors: partiesSchema,
});
export type Bankruptcy = z.infer<typeof bankruptcySchema>;

/** A lien as it was recorded (P3-081). */
export const lienSchema = z.strictObject({
  ...recordFields,
  filingLocation: textOrNull,
  lienIssuingAgency: textOrNull,
  totalAmount: dollarsOrNull,
  deedCategoryType: textOrNull,
  documentType: textOrNull,
  recordingNumber: textOrNull,
  courtCaseNumber: textOrNull,
  recordingDate: recordDateOrNull,
  taxLienDate: recordDateOrNull,
  taxLienReleaseDate: recordDateOrNull,
  certificateNumber: textOrNull,
  kindOfTax: textOrNull,
  name: z.nullable(recordNameSchema),
});
export type Lien = z.infer<typeof lienSchema>;

/** A judgment with its parties and court (P3-082). */
export const judgmentSchema = z.strictObject({
  ...recordFields,
  filingType: textOrNull,
  courtCaseNumber: textOrNull,
  totalAmount: dollarsOrNull,
  filingDate: recordDateOrNull,
  name: z.nullable(recordNameSchema),
  address: textOrNull,
  plaintiff: textOrNull,
  courtId: textOrNull,
  businessName: textOrNull,
  courtPhone: textOrNull,
  courtAddress: textOrNull,
});
export type Judgment = z.infer<typeof judgmentSchema>;

/** A foreclosure with amounts, parties and parcel (P3-083, P3-084, P3-085). */
export const foreclosureSchema = z.strictObject({
  ...recordFields,
  deedCategory: textOrNull,
  deedBook: textOrNull,
  deedPage: textOrNull,
  documentType: textOrNull,
  documentNumber: textOrNull,
  recordingDate: recordDateOrNull,
  filingDate: recordDateOrNull,
  auctionDate: recordDateOrNull,
  defaultAmount: dollarsOrNull,
  judgmentAmount: dollarsOrNull,
  loanAmount: dollarsOrNull,
  lenderName: textOrNull,
  trusteeName: textOrNull,
  parcelNumber: textOrNull,
  /** building and land */
  propertyAttributes: z.nullable(
    z.strictObject({
      units: countOrNull,
      /** square feet */
      area: countOrNull,
      bedrooms: countOrNull,
      bathrooms: numberOrNull,
      zoning: textOrNull,
      /** square feet */
      lotSize: countOrNull,
      yearBuilt: z.nullable(z.int()),
      landValue: dollarsOrNull,
      improvementValue: dollarsOrNull,
    }),
  ),
  legalDescription: textOrNull,
  owners: partiesSchema,
  address: textOrNull,
});
export type Foreclosure = z.infer<typeof foreclosureSchema>;

/** An eviction: who was evicted, and from where (P3-086). */
export const evictionSchema = z.strictObject({
  ...recordFields,
  caseNumber: textOrNull,
  filingType: textOrNull,
  filingState: textOrNull,
  actionType: textOrNull,
  department: textOrNull,
  unlawfulDetainer: flagOrNull,
  filingDate: recordDateOrNull,
  liabilityAmount: dollarsOrNull,
  name: z.nullable(recordNameSchema),
  address: textOrNull,
});
export type Eviction = z.infer<typeof evictionSchema>;
