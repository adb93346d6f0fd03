import * as z from 'zod/mini';
import {
  fullPhoneSchema,
  fullRelativeSchema,
  maskedPhoneSchema,
  noEmailsSchema,
  obfuscatedAddressSchema,
  obfuscatedEmailsSchema,
  obfuscatedRelativeSchema,
  partialAddressSchema,
  personSchema,
  professionalTeaserSchema,
} from '../../shared/contract/person.ts';

/**
 * What a free answer may hold at all: the strict shape the leak test parses every free answer with. Of addresses the
 * current one is partial and the others obfuscated; a full phone is a listed landline; e-mails are never named.
 */
export const freePersonSchema = z.strictObject({
  ...personSchema.shape,
  dateOfBirth: z.strictObject({
    age: z.nullable(z.int().check(z.maximum(65))),
    ageRange: z.nullable(z.string()),
  }),
  addresses: z.array(z.discriminatedUnion('type', [partialAddressSchema, obfuscatedAddressSchema])),
  mobilePhones: z.array(maskedPhoneSchema).check(z.maxLength(2)),
  landlinePhones: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ ...fullPhoneSchema.shape, linetype: z.literal('Landline'), isListed: z.literal(true) }),
        maskedPhoneSchema,
      ]),
    )
    .check(z.maxLength(5)),
  otherPhones: z.array(maskedPhoneSchema).check(z.maxLength(3)),
  emails: z.discriminatedUnion('type', [obfuscatedEmailsSchema, noEmailsSchema]),
  relatives: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({
        ...fullRelativeSchema.shape,
        dateOfBirth: z.strictObject({ age: z.null(), ageRange: z.nullable(z.string()) }),
      }),
      obfuscatedRelativeSchema,
    ]),
  ),
  professionalData: z.nullable(professionalTeaserSchema),
});
