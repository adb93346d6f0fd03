import * as z from 'zod/mini';
import { NAME_TEXT, SUFFIX_TEXT, WORK_TEXT } from '../forms/correction-text.ts';
import { emailSchema } from './account.ts';
import { personIdSchema } from './identity.ts';
import { month, monthOrNull, nonEmpty, stateCode, textOrNull, typedText } from './primitives.ts';
import { RECORD_ERROR_KINDS } from './records/record-error.ts';
import { REMOVED_THINGS } from './removal.ts';

/** Ways to get a code: to an email address or to a phone that the record lists. */
export const CLAIM_CHANNELS = ['email', 'phone'] as const;
export type ClaimChannel = (typeof CLAIM_CHANNELS)[number];

/** Digits of a code, and how often it may be typed wrong before it is over. */
export const CODE_DIGITS = 6;
export const CODE_TRIES_MAX = 5;

/** 10 digits, U.S. */
const nationalNumber = z.string().check(z.regex(/^[2-9]\d{9}$/));
const addressId = z.string().check(z.regex(/^A[\w-]{11}$/));
/** What stands for a claim in the link of the page that asks for its code. */
const claimToken = typedText(64);

/** GET /api/claims: which ways are offered here. */
export const claimWaysSchema = z.strictObject({ channels: z.array(z.enum(CLAIM_CHANNELS)) });

/** POST /api/claims */
export const claimBodySchema = z.discriminatedUnion('channel', [
  z.strictObject({ personId: personIdSchema, channel: z.literal('email'), value: emailSchema }),
  z.strictObject({ personId: personIdSchema, channel: z.literal('phone'), value: nationalNumber }),
]);
export const claimStartedSchema = z.strictObject({ claim: claimToken });

/** POST /api/claims/verify */
export const verifyClaimBodySchema = z.strictObject({
  claim: claimToken,
  code: z.string().check(z.regex(new RegExp(`^\\d{${CODE_DIGITS}}$`))),
});

/**
 * What a proven claim may do. 'all': see, hide, show again and correct. 'hide': only hide, and see nothing, because other
 * people's records list the number or address that got the code, too.
 */
export const CLAIM_SCOPES = ['all', 'hide'] as const;
export type ClaimScope = (typeof CLAIM_SCOPES)[number];

/** 'claimed' sets the cookie of the claim; 'wrong' leaves `triesLeft`; 'over': ask for another code. */
export const claimVerifiedSchema = z.strictObject({
  state: z.enum(['claimed', 'wrong', 'over']),
  triesLeft: z.int(),
});

const hideableFactSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('address'), id: addressId }),
  z.strictObject({ kind: z.literal('phone'), number: nationalNumber }),
  z.strictObject({ kind: z.literal('email'), email: emailSchema }),
]);
export type HideableFact = z.infer<typeof hideableFactSchema>;

/** POST /api/claims/hide and /api/claims/show: one part or one fact. */
export const hideBodySchema = z.union([
  z.strictObject({ part: z.enum(REMOVED_THINGS) }),
  z.strictObject({ fact: hideableFactSchema }),
]);
/** 'kept': somebody else's request hides it, too, so it stays hidden. */
export const shownAgainSchema = z.strictObject({ state: z.enum(['shown', 'kept']) });

/**
 * Who can see a fact: everybody; 'members' of a plan; 'report': members with business features, and whoever has the
 * report; nobody.
 */
export const SEEN_BY = ['everybody', 'members', 'report', 'nobody'] as const;
export type SeenBy = (typeof SEEN_BY)[number];
const seenBy = z.enum(SEEN_BY);

/** What a correction can be about. */
export const CORRECTION_KINDS = [
  'name',
  'add-name',
  'not-my-name',
  'birth',
  'never-lived',
  'moved-out',
  'not-my-phone',
  'not-my-email',
  'work',
  'not-related',
  'alive',
  'record',
] as const;

/** A month of birth may be unknown where the year is known. */
const birthSchema = z.strictObject({
  year: z.nullable(z.int()),
  month: z.nullable(z.int().check(z.minimum(1), z.maximum(12))),
});
const namePartsSchema = z.strictObject({
  firstName: z.string(),
  middleName: textOrNull,
  lastName: z.string(),
  suffix: textOrNull,
});
export type NameParts = z.infer<typeof namePartsSchema>;

/** GET /api/claims/record: everything of theirs on record, for whoever proved that the record is about them. */
export const claimedRecordSchema = z.strictObject({
  personId: personIdSchema,
  scope: z.enum(CLAIM_SCOPES),
  channel: z.enum(CLAIM_CHANNELS),
  /** milliseconds since 1970 */
  expiresAt: z.int(),
  /** what is hidden as a whole, by whichever request */
  hidden: z.array(z.enum(REMOVED_THINGS)),
  /** null for a claim that may only hide */
  record: z.nullable(
    z.strictObject({
      name: z.strictObject({ ...namePartsSchema.shape, fullName: nonEmpty, seenBy }),
      otherNames: z.array(z.strictObject({ name: nonEmpty, seenBy })),
      /** `age` in whole years; null if the year is unknown, or they are on record as having died */
      birth: z.strictObject({ ...birthSchema.shape, age: z.nullable(z.int()), ageSeenBy: seenBy, monthSeenBy: seenBy }),
      isRecordedDead: z.boolean(),
      addresses: z.array(
        z.strictObject({
          id: addressId,
          /** '1420 Alder St, Portland, OR 97201' */
          text: nonEmpty,
          isCurrent: z.boolean(),
          from: monthOrNull,
          to: monthOrNull,
          seenBy,
          /** who sees the city of it */
          citySeenBy: seenBy,
          isHidden: z.boolean(),
        }),
      ),
      phones: z.array(
        z.strictObject({
          number: nationalNumber,
          lineType: z.enum(['Mobile', 'Landline', 'Other']),
          seenBy,
          isHidden: z.boolean(),
        }),
      ),
      emails: z.array(z.strictObject({ email: emailSchema, seenBy, isHidden: z.boolean() })),
      relatives: z.array(
        z.strictObject({ personId: personIdSchema, name: nonEmpty, kind: z.enum(['Relative', 'Associate']), seenBy }),
      ),
      work: z.strictObject({ title: textOrNull, company: textOrNull, seenBy }),
      records: z.array(
        z.strictObject({
          /** 'liens.R1' */
          reference: nonEmpty,
          title: nonEmpty,
          stateCode,
          /** 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY' */
          filed: textOrNull,
          seenBy,
        }),
      ),
      /** what waits for a decision, or was decided since; the latest first */
      corrections: z.array(
        z.strictObject({
          reference: nonEmpty,
          kind: z.enum(CORRECTION_KINDS),
          state: z.enum(['waiting', 'accepted', 'refused']),
        }),
      ),
    }),
  ),
});
export type ClaimedRecord = z.infer<typeof claimedRecordSchema>;
export type ClaimedFacts = NonNullable<ClaimedRecord['record']>;

/** The longest of each: of a part of a name, a suffix, a job or company, a note for whoever reviews it. */
export const NAME_PART_MAX = 50;
export const SUFFIX_MAX = 10;
export const WORK_MAX = 80;
export const NOTE_MAX = 500;

const nameText = z.string().check(z.maxLength(NAME_PART_MAX), z.regex(NAME_TEXT));
const workText = z.string().check(z.maxLength(WORK_MAX), z.regex(WORK_TEXT));
const correctedName = z.strictObject({
  firstName: nameText,
  middleName: z.nullable(nameText),
  lastName: nameText,
  suffix: z.nullable(z.string().check(z.maxLength(SUFFIX_MAX), z.regex(SUFFIX_TEXT))),
});

/** What somebody says is wrong about them, and what is right. */
export const suggestedChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('name'), name: correctedName }),
  z.strictObject({ kind: z.literal('add-name'), name: correctedName }),
  z.strictObject({ kind: z.literal('not-my-name'), fullName: typedText(200) }),
  z.strictObject({ kind: z.literal('birth'), year: z.int(), month: z.int().check(z.minimum(1), z.maximum(12)) }),
  z.strictObject({ kind: z.literal('never-lived'), addressId }),
  z.strictObject({ kind: z.literal('moved-out'), addressId, month }),
  z.strictObject({ kind: z.literal('not-my-phone'), number: nationalNumber }),
  z.strictObject({ kind: z.literal('not-my-email'), email: emailSchema }),
  z.strictObject({ kind: z.literal('work'), title: z.nullable(workText), company: z.nullable(workText) }),
  z.strictObject({ kind: z.literal('not-related'), personId: personIdSchema }),
  z.strictObject({ kind: z.literal('alive') }),
  z.strictObject({
    kind: z.literal('record'),
    record: z.string().check(z.regex(/^[a-zA-Z]{1,40}\.[\w-]{1,64}$/)),
    error: z.enum(RECORD_ERROR_KINDS),
  }),
]);
export type SuggestedChange = z.infer<typeof suggestedChangeSchema>;
export type SuggestedKind = (typeof CORRECTION_KINDS)[number];

/** POST /api/claims/corrections. `note`: what helps whoever reviews it; may be empty. */
export const suggestBodySchema = z.strictObject({
  change: suggestedChangeSchema,
  note: z.string().check(z.maxLength(NOTE_MAX)),
});
export const correctionReferenceSchema = z.string().check(z.regex(/^C-[2-9A-HJKMNP-Z]{12}$/));
/** 'before': the same was suggested already, and nobody has decided yet. */
export const suggestedSchema = z.strictObject({
  state: z.enum(['suggested', 'before']),
  reference: correctionReferenceSchema,
});

/** Why an operator refuses a correction; each has its sentence. */
export const REFUSAL_REASONS = [
  'source-confirms',
  'not-clear',
  'needs-proof',
  'somebody-else',
  'official-record',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** GET /api/corrections/{reference}: it names nobody, and no value. Milliseconds since 1970. */
export const correctionStatusSchema = z.strictObject({
  reference: correctionReferenceSchema,
  kind: z.enum(CORRECTION_KINDS),
  state: z.enum(['waiting', 'accepted', 'refused']),
  reason: z.nullable(z.enum(REFUSAL_REASONS)),
  suggestedAt: z.int(),
  decidedAt: z.nullable(z.int()),
});
export type CorrectionStatus = z.infer<typeof correctionStatusSchema>;

/** POST /api/operator/corrections: decides one, if `reference` is given. */
export const decideCorrectionBodySchema = z.strictObject({
  reference: correctionReferenceSchema,
  /** null accepts it */
  reason: z.nullable(z.enum(REFUSAL_REASONS)),
});
/** false: somebody has decided it already. */
export const correctionDecidedSchema = z.strictObject({ isDecided: z.boolean() });

/** What waits for an operator, the longest first. */
export const waitingCorrectionsSchema = z.array(
  z.strictObject({
    reference: correctionReferenceSchema,
    personId: personIdSchema,
    kind: z.enum(CORRECTION_KINDS),
    channel: z.enum(CLAIM_CHANNELS),
    suggestedAt: z.int(),
    note: z.string(),
    /** as the record says it now, and as it would; null for nothing. `isGone`: the record or the fact is not there */
    before: z.array(z.string()),
    after: z.array(z.string()),
    isGone: z.boolean(),
  }),
);
export type WaitingCorrection = z.infer<typeof waitingCorrectionsSchema>[number];
