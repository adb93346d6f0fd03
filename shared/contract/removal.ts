import * as z from 'zod/mini';
import { emailSchema } from './account.ts';
import { personIdSchema } from './identity.ts';
import { nonEmpty } from './primitives.ts';

/** What can be hidden by itself, while the rest of the page stays: street addresses, phones, or reverse look-ups. */
export const REMOVAL_PARTS = ['addresses', 'phones', 'reverse'] as const;
export type RemovalPart = (typeof REMOVAL_PARTS)[number];
/** What a removal hides: the page with everything on it, or parts of it. */
export const REMOVED_THINGS = ['page', ...REMOVAL_PARTS] as const;
export type RemovedThing = (typeof REMOVED_THINGS)[number];
const removedThings = z.array(z.enum(REMOVED_THINGS)).check(z.minLength(1), z.maxLength(REMOVED_THINGS.length));

/** 128 random bits in base64url: 22 characters. */
export const removalReferenceSchema = z.string().check(z.regex(/^[\w-]{22}$/));

/** Somebody who wants out. Without parts, the whole page goes. */
export const optOutBodySchema = z.strictObject({
  personId: personIdSchema,
  /** where the link that confirms it goes */
  email: emailSchema,
  what: z.optional(z.array(z.enum(REMOVAL_PARTS)).check(z.minLength(1), z.maxLength(REMOVAL_PARTS.length))),
});
export type OptOutBody = z.infer<typeof optOutBodySchema>;

/**
 * How far a request is: 'waiting' for its link to be used, 'being done' for the moment until the people database has
 * followed, 'done', or 'undone'.
 */
export const REMOVAL_STATUSES = ['waiting', 'being done', 'done', 'undone'] as const;
export type RemovalStatus = (typeof REMOVAL_STATUSES)[number];

/** A request as its reference shows it: it names nobody. Times in milliseconds since 1970; null: not yet. */
export const removalReceiptSchema = z.strictObject({
  reference: removalReferenceSchema,
  status: z.enum(REMOVAL_STATUSES),
  what: removedThings,
  requestedAt: z.int(),
  confirmedAt: z.nullable(z.int()),
  doneAt: z.nullable(z.int()),
  undoneAt: z.nullable(z.int()),
  /** when no copy of it is left anywhere on the site, at the latest */
  everywhereBy: z.nullable(z.int()),
  /**
   * once undone: what of it stays hidden because of other requests, which are not named. For operators everybody's, on a
   * receipt those of the same mailbox.
   */
  stillHidden: z.array(z.enum(REMOVED_THINGS)),
});
export type RemovalReceipt = z.infer<typeof removalReceiptSchema>;

/** What a link does when its button is pressed; 'done' if it was pressed before. */
export const pendingRemovalSchema = z.strictObject({ state: z.enum(['open', 'done']), what: removedThings });
export type PendingRemoval = z.infer<typeof pendingRemovalSchema>;

/** GET /api/operator/removals: one request by its reference, those about a page, or the latest ones. */
export const operatorRemovalsQuerySchema = z.strictObject({
  reference: z.optional(removalReferenceSchema),
  personId: z.optional(personIdSchema),
});
/** The most requests in one answer. */
export const OPERATOR_REMOVALS_MAX = 100;
/** Requests, the latest first. They name neither the person nor the mailbox. */
export const operatorRemovalsSchema = z.strictObject({
  removals: z
    .array(
      z.strictObject({
        ...removalReceiptSchema.shape,
        /** what operators did with it, the latest first; times in milliseconds since 1970 */
        actions: z.array(z.strictObject({ at: z.int(), operator: nonEmpty, action: nonEmpty })),
      }),
    )
    .check(z.maxLength(OPERATOR_REMOVALS_MAX)),
});
export type OperatorRemovals = z.infer<typeof operatorRemovalsSchema>['removals'];

/** POST /api/operator/removals: shows again what a request hid. */
export const restoreRemovalBodySchema = z.strictObject({ reference: removalReferenceSchema });
/** False if there was nothing to restore: it was never carried out, or is taken back already. */
export const restoredRemovalSchema = z.strictObject({ isRestored: z.boolean() });
