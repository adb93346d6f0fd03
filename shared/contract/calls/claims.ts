import * as z from 'zod/mini';
import {
  claimBodySchema,
  claimedRecordSchema,
  claimStartedSchema,
  claimVerifiedSchema,
  claimWaysSchema,
  correctionDecidedSchema,
  correctionReferenceSchema,
  correctionStatusSchema,
  decideCorrectionBodySchema,
  hideBodySchema,
  shownAgainSchema,
  suggestBodySchema,
  suggestedSchema,
  verifyClaimBodySchema,
  waitingCorrectionsSchema,
} from '../claims.ts';
import { doneSchema, emptySchema } from '../primitives.ts';
import { BY_PAGE, type Call } from './call.ts';

/** A claim is a form of our own pages: no script makes these calls, so that no other page can. */
const BY_FORM = {
  params: null,
  query: emptySchema,
  mayBeEmpty: false,
  caller: 'edge',
  limit: BY_PAGE,
  viewer: 'anyone',
} as const;

/** Calls of people who prove that a record is about them: what is on it, what of it is hidden, what is wrong. */
export const claimCalls = {
  claimWays: {
    ...BY_FORM,
    method: 'GET',
    path: '/api/claims',
    summary: 'The ways to get a code that are offered here.',
    tells: 'nothing',
    body: null,
    response: claimWaysSchema,
    errors: [],
  },
  sendClaimCode: {
    ...BY_FORM,
    method: 'POST',
    path: '/api/claims',
    summary:
      'Sends a code to an email address or number, if the record lists it; answers alike whether or not it does, and whether or not there is such a record.',
    tells: 'nothing',
    body: claimBodySchema,
    response: claimStartedSchema,
    /** 403 a bot; 409 no text messages are sent here; 429 this network has asked for enough codes today */
    errors: [403, 409, 429],
  },
  verifyClaim: {
    ...BY_FORM,
    method: 'POST',
    path: '/api/claims/verify',
    summary: 'Proves a claim with its code, once; sets a cookie that grants the claim for half an hour.',
    tells: 'nothing',
    body: verifyClaimBodySchema,
    response: claimVerifiedSchema,
    /** 403 a bot */
    errors: [403],
  },
  endClaim: {
    ...BY_FORM,
    method: 'DELETE',
    path: '/api/claims',
    summary: 'Ends the claim of this browser.',
    tells: 'nothing',
    body: null,
    response: doneSchema,
    errors: [],
  },
  claimedRecord: {
    ...BY_FORM,
    method: 'GET',
    path: '/api/claims/record',
    summary: 'Everything on record about whoever proved that the record is theirs, who sees it, and what is hidden.',
    tells: 'person',
    body: null,
    response: claimedRecordSchema,
    /** 401 no claim, or it has ended; 404 the record is gone */
    errors: [401, 404],
  },
  hideClaimed: {
    ...BY_FORM,
    method: 'POST',
    path: '/api/claims/hide',
    summary: 'Hides a part of the claimed record, or one fact, at once.',
    tells: 'nothing',
    body: hideBodySchema,
    response: doneSchema,
    /** 403 this claim may hide whole parts only */
    errors: [401, 403, 404],
  },
  showClaimed: {
    ...BY_FORM,
    method: 'POST',
    path: '/api/claims/show',
    summary: 'Shows again what this claim or an opt-out had hidden; what others asked for stays hidden.',
    tells: 'nothing',
    body: hideBodySchema,
    response: shownAgainSchema,
    errors: [401, 403, 404],
  },
  suggestCorrection: {
    ...BY_FORM,
    method: 'POST',
    path: '/api/claims/corrections',
    summary: 'Says what is wrong on the claimed record, for an operator to review.',
    tells: 'nothing',
    body: suggestBodySchema,
    response: suggestedSchema,
    /**
     * 404 the record has no such fact; 409 it says so already; 422 nobody can be that young, or that date cannot be; 429
     * enough for today
     */
    errors: [401, 403, 404, 409, 422, 429],
  },
  correctionStatus: {
    ...BY_FORM,
    method: 'GET',
    path: '/api/corrections/{reference}',
    summary: 'What became of a correction. It names nobody, and no value.',
    tells: 'nothing',
    params: z.strictObject({ reference: correctionReferenceSchema }),
    body: null,
    response: correctionStatusSchema,
    errors: [404],
  },
  waitingCorrections: {
    ...BY_FORM,
    method: 'GET',
    path: '/api/operator/corrections',
    summary: 'Corrections that wait for a decision: what the records say, and what they would.',
    viewer: 'operator',
    tells: 'list',
    body: null,
    response: waitingCorrectionsSchema,
    errors: [403],
  },
  decideCorrection: {
    ...BY_FORM,
    method: 'POST',
    path: '/api/operator/corrections',
    summary: 'Accepts a correction, which changes the record for everybody, or refuses it with a reason.',
    viewer: 'operator',
    tells: 'nothing',
    body: decideCorrectionBodySchema,
    response: correctionDecidedSchema,
    errors: [403],
  },
} as const satisfies Record<string, Call>;
