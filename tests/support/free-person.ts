import * as z from 'zod/mini';
import { obfuscatedAddressSchema, partialAddressSchema } from '../../shared/contract/address.ts';
import { noEmailsSchema, obfuscatedEmailsSchema } from '../../shared/contract/email.ts';
import { personSchema } from '../../shared/contract/person.ts';
import { fullPhoneSchema, maskedPhoneSchema } from '../../shared/contract/phone.ts';
import { professionalTeaserSchema } from '../../shared/contract/professional.ts';
import { fullRelativeSchema, obfuscatedRelativeSchema } from '../../shared/contract/relative.ts';

/** A relative or an associate by name, with a band of age and no exact one. */
const namedRelation = z.strictObject({
  ...fullRelativeSchema.shape,
  dateOfBirth: z.strictObject({ age: z.null(), ageRange: z.nullable(z.string()) }),
});
const relations = z
  .array(z.discriminatedUnion('type', [namedRelation, obfuscatedRelativeSchema]))
  .check(z.refine((list) => list.every(({ type }, at) => type === (at < 6 ? 'full' : 'obfuscated'))));

/** Street, city and state of what somebody owns, and the id of the first property alone. */
const ownedProperties = z
  .array(
    z.strictObject({
      type: z.literal('partial'),
      pnpId: z.nullable(z.string()),
      line1WithoutNumber: z.string(),
      city: z.string(),
      stateCode: z.string(),
    }),
  )
  .check(z.refine((list) => list.every(({ pnpId }, at) => (pnpId !== null) === (at === 0))));

/**
 * What a free answer may hold at all: the strict shape the leak test parses every free answer with. Of addresses the
 * current one is partial and the others obfuscated; a full phone is a listed landline; e-mails are never named; six
 * relations of a kind are.
 */
export const freePersonSchema = z.strictObject({
  ...personSchema.shape,
  dateOfBirth: z.strictObject({
    age: z.nullable(z.int().check(z.maximum(65))),
    ageRange: z.nullable(z.string()),
  }),
  addresses: z.array(z.discriminatedUnion('type', [partialAddressSchema, obfuscatedAddressSchema])),
  ownedProperties,
  currentAddressDetails: z.nullable(
    z.strictObject({
      type: z.literal('partial'),
      propertyAddress: z.strictObject({ line1WithoutNumber: z.string(), city: z.string(), state: z.string() }),
    }),
  ),
  mobilePhones: z.array(maskedPhoneSchema).check(z.maxLength(2)),
  landlinePhones: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({
          ...fullPhoneSchema.shape,
          linetype: z.literal('Landline'),
          isListed: z.literal(true),
          bestTimeToCall: z.null(),
          activity: z.null(),
        }),
        maskedPhoneSchema,
      ]),
    )
    .check(z.maxLength(5)),
  otherPhones: z.array(maskedPhoneSchema).check(z.maxLength(3)),
  emails: z.discriminatedUnion('type', [obfuscatedEmailsSchema, noEmailsSchema]),
  relatives: relations,
  associates: relations,
  professionalData: z.nullable(professionalTeaserSchema),
});
