import * as z from 'zod/mini';
import { emailSchema } from '../account.ts';
import { attestationSchema, billingInfoSchema } from '../billing.ts';
import {
  changePlanAnswerSchema,
  familyAnswerSchema,
  invitationAnswerSchema,
  paymentMethodAnswerSchema,
  paymentMethodBodySchema,
  planAnswerSchema,
  planChangesAnswerSchema,
  renewalConsentSchema,
} from '../plans.ts';
import { doneSchema, emptySchema, typedText } from '../primitives.ts';
import { BY_PAGE, type Call } from './call.ts';

const PLAIN = { params: null, query: emptySchema, mayBeEmpty: false } as const;
const GET = { ...PLAIN, method: 'GET', body: null, caller: 'both', limit: 'calls', tells: 'own-account' } as const;
const POST = { ...PLAIN, method: 'POST', caller: 'both', limit: 'write', tells: 'own-account' } as const;
const DELETE = { ...POST, method: 'DELETE' } as const;

/** Calls about plans: what the viewer has, how it is paid, and who shares it (P7-019, P7-020). */
export const planCalls = {
  plan: {
    ...GET,
    path: '/api/billing/plan',
    summary: "The viewer's plan, what it renews for and how it is paid.",
    viewer: 'session',
    response: planAnswerSchema,
    errors: [401],
  },
  planChanges: {
    ...GET,
    path: '/api/billing/plan-changes',
    summary: 'Which plans the viewer may change to, when, and what that costs today.',
    viewer: 'account',
    response: planChangesAnswerSchema,
    errors: [401, 403],
  },
  changePlan: {
    ...POST,
    headers: ['idempotency-key'],
    path: '/api/billing/change-plan',
    summary: 'Switches to another plan: a larger one right away, a smaller one when the paid period is over.',
    viewer: 'account',
    body: z.strictObject({
      productId: typedText(64),
      attestation: attestationSchema,
      renewal: renewalConsentSchema,
      /** dollars that the customer was told they pay today; the price itself is ours */
      shownCharge: z.number(),
    }),
    response: changePlanAnswerSchema,
    /**
     * 402 no payment method on file; 404 unknown product; 409 not a plan for this account, the price has changed since it
     * was shown, no plan to change, or an overdue payment; 503 no provider, or it did not answer
     */
    errors: [401, 402, 403, 404, 409, 503],
  },
  cancelPlan: {
    ...POST,
    path: '/api/billing/cancel',
    summary:
      'Ends the plan at the end of the paid period, or at once if a payment is overdue; repeating it changes nothing.',
    viewer: 'session',
    body: emptySchema,
    response: planAnswerSchema,
    /** 409 no plan to cancel; 503 the provider did not answer: the plan continues */
    errors: [401, 409, 503],
  },
  resumePlan: {
    ...POST,
    path: '/api/billing/resume',
    summary: 'Takes back a cancellation, or a change that has not taken effect yet.',
    viewer: 'account',
    body: z.strictObject({ renewal: renewalConsentSchema }),
    response: planAnswerSchema,
    /** 402 no payment method on file; 409 nothing to take back; 503 the provider did not answer */
    errors: [401, 402, 403, 409, 503],
  },
  changePaymentMethod: {
    ...POST,
    headers: ['idempotency-key'],
    path: '/api/billing/payment-method',
    summary: 'Puts another payment method on file, for renewals too, and tries an overdue payment again.',
    viewer: 'account',
    body: paymentMethodBodySchema,
    response: paymentMethodAnswerSchema,
    /** 409 an unknown method; 503 no provider, or it did not answer */
    errors: [401, 403, 409, 503],
  },
  paymentMethodBack: {
    ...POST,
    path: '/api/billing/payment-method-back',
    summary: "After the provider's page: what it took is put on file, and an overdue payment is tried again.",
    viewer: 'account',
    body: emptySchema,
    response: paymentMethodAnswerSchema,
    /** 409 no page was opened, or it was left without an answer; 503 the provider did not answer */
    errors: [401, 403, 409, 503],
  },
  removePaymentMethod: {
    ...DELETE,
    path: '/api/billing/payment-method',
    summary: 'Takes the payment method off file, and has the provider forget it.',
    viewer: 'account',
    tells: 'nothing',
    body: emptySchema,
    response: doneSchema,
    /** 409 a plan renews with it; 503 the provider did not answer */
    errors: [401, 403, 409, 503],
  },
  billingInfo: {
    ...GET,
    path: '/api/billing/get-billing-info-for-user',
    summary: 'The payment method on file, for the update dialog.',
    viewer: 'account',
    response: billingInfoSchema,
    mayBeEmpty: true,
    errors: [401, 403],
  },
  delinquencyStatus: {
    ...GET,
    path: '/api/membership/delinquency-status',
    summary: 'Whether the last payment failed.',
    viewer: 'account',
    response: z.boolean(),
    errors: [401, 403],
  },
  family: {
    ...GET,
    path: '/api/family',
    summary: 'Who shares the plan, and who is invited; never whom they looked up.',
    viewer: 'account',
    response: familyAnswerSchema,
    errors: [401, 403],
  },
  inviteToFamily: {
    ...POST,
    path: '/api/family/invitations',
    summary: 'Emails an invitation to share the plan.',
    viewer: 'account',
    body: z.strictObject({ email: emailSchema }),
    response: familyAnswerSchema,
    /** 409 no seat left, no plan with seats, the viewer's own address, or an address already invited; 429 too many emails */
    errors: [401, 403, 409, 429],
  },
  withdrawInvitation: {
    ...DELETE,
    path: '/api/family/invitations',
    summary: 'Withdraws an invitation; its link stops working.',
    viewer: 'account',
    body: z.strictObject({ id: typedText(64) }),
    response: familyAnswerSchema,
    errors: [401, 403],
  },
  endMembership: {
    ...DELETE,
    path: '/api/family/members',
    summary: 'Ends a membership: the holder removes a member, or a member leaves (no id).',
    viewer: 'account',
    body: z.strictObject({ id: z.optional(typedText(64)) }),
    response: doneSchema,
    errors: [401, 403],
  },
  invitation: {
    ...POST,
    path: '/api/family/invitation',
    caller: 'edge',
    limit: BY_PAGE,
    summary: 'What an invitation is for, by its token; changes nothing.',
    viewer: 'anyone',
    tells: 'nothing',
    body: z.strictObject({ token: typedText(256) }),
    response: invitationAnswerSchema,
    /** 404 no such token */
    errors: [404],
  },
  acceptInvitation: {
    ...POST,
    path: '/api/family/accept',
    summary: 'Accepts an invitation for the account of the invited address.',
    viewer: 'account',
    tells: 'nothing',
    body: z.strictObject({ token: typedText(256) }),
    response: doneSchema,
    /**
     * 403 it was sent to another address; 404 no such token; 409 used, withdrawn, expired, no seat left, or the account has a
     * plan of its own
     */
    errors: [401, 403, 404, 409],
  },
  // Local runs only; elsewhere 404.
  renewPlans: {
    ...POST,
    path: '/api/dev/renewals',
    caller: 'edge',
    limit: BY_PAGE,
    summary: 'Runs what the scheduled job does with plans as if it were later: reminders, renewals, ends.',
    viewer: 'anyone',
    tells: 'nothing',
    body: z.strictObject({
      days: z.int().check(z.minimum(0), z.maximum(800)),
      /** only the plan of this account; absent: everybody's */
      email: z.optional(emailSchema),
    }),
    response: z.strictObject({ renewed: z.int(), declined: z.int(), ended: z.int(), mails: z.int() }),
    errors: [404],
  },
} as const satisfies Record<string, Call>;
