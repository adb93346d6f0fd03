import * as z from 'zod/mini';
import { tokenBodySchema } from '../account.ts';
import { doneSchema, emptySchema } from '../primitives.ts';
import {
  addedRowsSchema,
  addRowsBodySchema,
  askRequestBodySchema,
  beginListBodySchema,
  begunListSchema,
  confirmRequestBodySchema,
  doNotSellAnswerSchema,
  doNotSellBodySchema,
  pendingExportSchema,
  pendingRequestSchema,
  privacyExportSchema,
  requestReceiptSchema,
  requestReferenceSchema,
  requestRowsSchema,
  saleChoiceSchema,
  takeExportBodySchema,
} from '../privacy-requests.ts';
import { BY_PAGE, type Call } from './call.ts';

const POST = {
  params: null,
  query: emptySchema,
  mayBeEmpty: false,
  method: 'POST',
  caller: 'edge',
  limit: BY_PAGE,
  viewer: 'anyone',
  tells: 'nothing',
} as const;
const GET = { ...POST, method: 'GET', body: null } as const;
const byReference = z.strictObject({ reference: requestReferenceSchema });

const MEGABYTE = 1024 * 1024;

/** Calls for people who ask what is held about them, who do not want to be sold, and for covered persons. */
export const privacyRequestCalls = {
  askPrivacyRequest: {
    ...POST,
    path: '/api/privacy-requests',
    summary: 'Logs a request about somebody’s own data, mails a link that confirms the mailbox, and starts its clocks.',
    body: askRequestBodySchema,
    bodyMaxBytes: 3 * MEGABYTE,
    response: requestReceiptSchema,
    /** 422 the file is none of the types that it says; 429 this mailbox or network has asked enough today */
    errors: [422, 429],
  },
  pendingPrivacyRequest: {
    ...POST,
    path: '/api/privacy-requests/pending',
    summary: 'What a link from an email confirms; changes nothing.',
    body: tokenBodySchema,
    response: pendingRequestSchema,
    /** 410 the link has expired, or we never sent it */
    errors: [410],
  },
  confirmPrivacyRequest: {
    ...POST,
    path: '/api/privacy-requests/confirm',
    summary:
      'Confirms the mailbox and carries out what needs no operator, or withdraws the request. Confirmed again, the receipt is the same.',
    body: confirmRequestBodySchema,
    response: requestReceiptSchema,
    errors: [410],
  },
  privacyRequest: {
    ...GET,
    path: '/api/privacy-requests/{reference}',
    summary: 'How far a request is. It names nobody.',
    params: byReference,
    response: requestReceiptSchema,
    errors: [404],
  },
  privacyRequestRows: {
    ...GET,
    path: '/api/privacy-requests/{reference}/rows',
    summary: 'What became of the rows of a list, by their lines.',
    params: byReference,
    query: z.strictObject({ after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
    response: requestRowsSchema,
    errors: [404],
  },
  pendingPrivacyExport: {
    ...POST,
    path: '/api/privacy-requests/export/pending',
    summary: 'Until when a download waits, and which of its files were taken; changes nothing.',
    body: tokenBodySchema,
    response: pendingExportSchema,
    errors: [410],
  },
  takePrivacyExport: {
    ...POST,
    path: '/api/privacy-requests/export',
    summary: 'Everything held about whoever asked, once for each format.',
    tells: 'person',
    body: takeExportBodySchema,
    response: privacyExportSchema,
    /** 410 the link has expired, we never sent it, or this file was taken */
    errors: [410],
  },
  beginCoveredList: {
    ...POST,
    path: '/api/judicial-privacy',
    summary: 'Begins a request of covered persons; it counts once its last rows are there.',
    body: beginListBodySchema,
    response: begunListSchema,
    errors: [429],
  },
  addCoveredRows: {
    ...POST,
    path: '/api/judicial-privacy/rows',
    summary: 'Adds people to a request of covered persons; with the last ones, the mailbox gets its link.',
    body: addRowsBodySchema,
    bodyMaxBytes: 2 * MEGABYTE,
    response: addedRowsSchema,
    /** 404 no list is open under that reference and token; 413 it is full */
    errors: [404, 413],
  },
  saleChoice: {
    ...GET,
    path: '/api/do-not-sell/choice',
    summary: 'Whether the data of the session’s account is not to be sold or shared.',
    response: saleChoiceSchema,
    errors: [],
  },
  doNotSell: {
    ...POST,
    path: '/api/do-not-sell',
    caller: 'both',
    summary: 'Forbids selling or sharing data about whoever reads a mailbox, or about the session’s account.',
    limit: 'write',
    body: doNotSellBodySchema,
    response: doNotSellAnswerSchema,
    /** 401 neither a mailbox nor a session; 429 this mailbox or network has asked enough today */
    errors: [401, 429],
  },
  allowSale: {
    ...POST,
    path: '/api/do-not-sell/undo',
    summary: 'Takes the choice of the session’s account back, or mails a link that takes back that of a mailbox.',
    body: doNotSellBodySchema,
    response: doneSchema,
    errors: [401, 429],
  },
  pendingAllowSale: {
    ...POST,
    path: '/api/do-not-sell/undo/pending',
    summary: 'Whether a link that takes a choice about sale back still works; changes nothing.',
    body: tokenBodySchema,
    response: doneSchema,
    errors: [410],
  },
  confirmAllowSale: {
    ...POST,
    path: '/api/do-not-sell/undo/confirm',
    summary: 'Takes a mailbox’s choice about sale back with the emailed token.',
    body: tokenBodySchema,
    response: doneSchema,
    errors: [410],
  },
} as const satisfies Record<string, Call>;
