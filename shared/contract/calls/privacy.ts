import * as z from 'zod/mini';
import { emailSchema } from '../account.ts';
import type { Call } from '../call.ts';
import { personIdSchema } from '../identity.ts';
import { doneSchema, emptySchema, nonEmpty, typedText } from '../primitives.ts';

const PLAIN = { params: null, query: emptySchema, mayBeEmpty: false } as const;
/** Somebody who wants out, with the fields they want hidden; none is the whole page. */
const optOutBody = z.strictObject({
  personId: personIdSchema,
  email: emailSchema,
  fields: z.optional(z.array(z.enum(['street', 'phones', 'reverse look-up']))),
});
const receipt = z.strictObject({
  reference: nonEmpty,
  status: z.enum(['waiting for confirmation', 'done', 'undone']),
  at: z.int(),
});

/** Calls by which people take themselves out, or put right what is said about them. */
export const privacyCalls = {
  optOut: {
    ...PLAIN,
    method: 'POST',
    path: '/api/opt-out',
    caller: 'both',
    summary: 'Asks for removal; answers alike whether or not there is such a record.',
    body: optOutBody,
    response: doneSchema,
    errors: [429],
    opensWith: 'removal',
  },
  confirmOptOut: {
    ...PLAIN,
    method: 'POST',
    path: '/api/opt-out/confirm',
    caller: 'both',
    summary: 'Confirms it with the token that was mailed; takes effect at once.',
    body: z.strictObject({ token: typedText(256) }),
    response: receipt,
    errors: [410],
    opensWith: 'removal',
  },
  optOutStatus: {
    ...PLAIN,
    method: 'GET',
    path: '/api/opt-out/{reference}',
    caller: 'both',
    summary: 'What became of a request.',
    params: z.strictObject({ reference: z.string().check(z.regex(/^[\w-]{22,64}$/)) }),
    body: null,
    response: receipt,
    errors: [404],
    opensWith: 'removal',
  },
  doNotSell: {
    ...PLAIN,
    method: 'POST',
    path: '/api/do-not-sell',
    caller: 'both',
    summary: 'Says that data about somebody is not to be sold or shared.',
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
    summary: 'Claims a record by a code to an e-mail or phone listed in it.',
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
    summary: 'Hides a field at once, or asks for another value, which an operator reviews.',
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
