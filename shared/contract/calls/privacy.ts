import * as z from 'zod/mini';
import { emailSchema, tokenBodySchema } from '../account.ts';
import { personIdSchema } from '../identity.ts';
import { doneSchema, emptySchema, typedText } from '../primitives.ts';
import {
  operatorRemovalsQuerySchema,
  operatorRemovalsSchema,
  optOutBodySchema,
  pendingRemovalSchema,
  removalReceiptSchema,
  removalReferenceSchema,
  restoredRemovalSchema,
  restoreRemovalBodySchema,
} from '../removal.ts';
import { BY_PAGE, type Call } from './call.ts';

const PLAIN = { params: null, query: emptySchema, mayBeEmpty: false } as const;
const REMOVAL = {
  ...PLAIN,
  method: 'POST',
  caller: 'both',
  /** these send mail, or could be used to guess a token */
  limit: 'login',
  viewer: 'anyone',
  tells: 'nothing',
  opensWith: null,
} as const;
const OF_OPERATORS = {
  ...PLAIN,
  path: '/api/operator/removals',
  caller: 'edge',
  limit: BY_PAGE,
  viewer: 'operator',
  tells: 'nothing',
  errors: [403],
  opensWith: null,
} as const;
const byReference = z.strictObject({ reference: removalReferenceSchema });

/** Calls for people who opt out or correct what is said about them. */
export const privacyCalls = {
  optOut: {
    ...REMOVAL,
    path: '/api/opt-out',
    summary:
      'Asks for removal: always mails a link to the typed address, and answers alike whether or not there is such a record.',
    body: optOutBodySchema,
    response: doneSchema,
    /** 429 this mailbox or network has asked for enough people today */
    errors: [429],
  },
  pendingOptOut: {
    ...REMOVAL,
    path: '/api/opt-out/pending',
    caller: 'edge',
    limit: BY_PAGE,
    summary: 'What the link of a removal does when its button is pressed; changes nothing.',
    body: tokenBodySchema,
    response: pendingRemovalSchema,
    /** 410 the link has expired, or we never sent it */
    errors: [410],
  },
  confirmOptOut: {
    ...REMOVAL,
    path: '/api/opt-out/confirm',
    summary:
      'Confirms a removal with the emailed token: it takes effect at once. Confirmed again, the receipt is the same.',
    body: tokenBodySchema,
    response: removalReceiptSchema,
    /** 410 the link has expired, or we never sent it */
    errors: [410, 429],
  },
  optOutStatus: {
    ...REMOVAL,
    method: 'GET',
    path: '/api/opt-out/{reference}',
    limit: 'calls',
    summary: 'How far a request is. It names nobody.',
    params: byReference,
    body: null,
    response: removalReceiptSchema,
    errors: [404],
  },
  askUndoOptOut: {
    ...REMOVAL,
    path: '/api/opt-out/{reference}/undo',
    summary: 'Mails the link that takes a removal back, to the mailbox that confirmed it and to no other, once a day.',
    params: byReference,
    body: emptySchema,
    /** the same whether or not a mail was sent today */
    response: doneSchema,
    /** 404 no such reference; 409 nothing to undo: it was never confirmed, or is undone */
    errors: [404, 409, 429],
  },
  pendingUndoOptOut: {
    ...REMOVAL,
    path: '/api/opt-out/undo/pending',
    caller: 'edge',
    limit: BY_PAGE,
    summary: 'What the link that takes a removal back does when its button is pressed; changes nothing.',
    body: tokenBodySchema,
    response: pendingRemovalSchema,
    /** 410 the link has expired, or we never sent it */
    errors: [410],
  },
  undoOptOut: {
    ...REMOVAL,
    path: '/api/opt-out/undo',
    summary:
      'Takes a removal back with the emailed token; what others asked to hide stays hidden, and the receipt says so.',
    body: tokenBodySchema,
    response: removalReceiptSchema,
    /** 410 the link has expired, or we never sent it */
    errors: [410, 429],
  },
  operatorRemovals: {
    ...OF_OPERATORS,
    method: 'GET',
    summary: 'Requests for removal, without whom they are about.',
    query: operatorRemovalsQuerySchema,
    body: null,
    response: operatorRemovalsSchema,
  },
  restoreRemoval: {
    ...OF_OPERATORS,
    method: 'POST',
    summary: 'Shows again what a request hid, and tells the mailbox that confirmed it.',
    body: restoreRemovalBodySchema,
    response: restoredRemovalSchema,
  },
  doNotSell: {
    ...PLAIN,
    method: 'POST',
    path: '/api/do-not-sell',
    caller: 'both',
    summary: 'Forbids selling or sharing data about somebody.',
    limit: 'write',
    viewer: 'anyone',
    tells: 'nothing',
    body: z.strictObject({ email: emailSchema }),
    response: doneSchema,
    errors: [429],
    opensWith: 'removal',
  },
  claim: {
    ...PLAIN,
    method: 'POST',
    path: '/api/claims',
    caller: 'both',
    summary: 'Claims a record, with a code sent to an email address or phone listed in it.',
    limit: 'login',
    viewer: 'anyone',
    tells: 'nothing',
    body: z.strictObject({ personId: personIdSchema, channel: z.enum(['email', 'phone']), value: typedText(254) }),
    response: doneSchema,
    errors: [429],
    opensWith: 'removal',
  },
  verifyClaim: {
    ...PLAIN,
    method: 'POST',
    path: '/api/claims/verify',
    caller: 'both',
    summary: 'Proves the claim with the code.',
    limit: 'login',
    viewer: 'anyone',
    tells: 'nothing',
    body: z.strictObject({ personId: personIdSchema, code: z.string().check(z.regex(/^\d{6}$/)) }),
    response: doneSchema,
    errors: [403, 429],
    opensWith: 'removal',
  },
  correction: {
    ...PLAIN,
    method: 'POST',
    path: '/api/corrections',
    caller: 'both',
    summary: 'Hides a field right away, or suggests another value, which an operator reviews.',
    limit: 'write',
    viewer: 'anyone',
    tells: 'nothing',
    body: z.strictObject({
      personId: personIdSchema,
      field: typedText(100),
      action: z.enum(['hide', 'change']),
      value: z.optional(typedText(500)),
    }),
    response: doneSchema,
    errors: [403],
    opensWith: 'removal',
  },
} as const satisfies Record<string, Call>;
