import * as z from 'zod/mini';
import { tokenBodySchema } from '../account.ts';
import { doneSchema, emptySchema } from '../primitives.ts';
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
} as const;
const OF_OPERATORS = {
  ...PLAIN,
  path: '/api/operator/removals',
  caller: 'edge',
  limit: BY_PAGE,
  viewer: 'operator',
  tells: 'nothing',
  errors: [403],
} as const;
const byReference = z.strictObject({ reference: removalReferenceSchema });

/** Calls for people who opt out. */
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
    path: '/api/opt-out/confirm/pending',
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
} as const satisfies Record<string, Call>;
