import { tokenBodySchema } from '../account.ts';
import {
  confirmDisputeBodySchema,
  confirmedDisputeSchema,
  decideDisputeBodySchema,
  decidedDisputeSchema,
  disputeAskedSchema,
  disputePhoneBodySchema,
  openDisputesSchema,
  pendingDisputeSchema,
  proveDisputeBodySchema,
  provenDisputeSchema,
} from '../finding/phone-dispute.ts';
import { emptySchema } from '../primitives.ts';
import { BY_PAGE, type Call } from './call.ts';

const DISPUTE = {
  method: 'POST',
  caller: 'both',
  limit: 'login',
  viewer: 'anyone',
  tells: 'nothing',
  params: null,
  query: emptySchema,
  mayBeEmpty: false,
} as const;
const OF_OPERATORS = {
  caller: 'edge',
  limit: BY_PAGE,
  viewer: 'operator',
  tells: 'nothing',
  params: null,
  query: emptySchema,
  mayBeEmpty: false,
  errors: [403],
} as const;

/** Calls by which whoever has a number disputes what others report about it, and an operator decides. */
export const phoneDisputeCalls = {
  disputePhone: {
    ...DISPUTE,
    path: '/api/phone/dispute',
    summary: 'Mails a link that disputes the reports of a number.',
    body: disputePhoneBodySchema,
    response: disputeAskedSchema,
    /** 403 a bot */
    errors: [403, 429],
  },
  pendingPhoneDispute: {
    ...DISPUTE,
    caller: 'edge',
    limit: BY_PAGE,
    path: '/api/phone/dispute/pending',
    summary: 'What the link of a dispute is about; changes nothing.',
    body: tokenBodySchema,
    response: pendingDisputeSchema,
    /** 403 a bot; 410 the link has expired, or we never sent it */
    errors: [403, 410],
  },
  confirmPhoneDispute: {
    ...DISPUTE,
    path: '/api/phone/dispute/confirm',
    summary: 'Hands a dispute to an operator, and may text a code to the number that proves whose it is.',
    body: confirmDisputeBodySchema,
    response: confirmedDisputeSchema,
    errors: [403, 410, 429],
  },
  provePhoneDispute: {
    ...DISPUTE,
    path: '/api/phone/dispute/prove',
    summary: 'Proves a dispute by the code that was texted to the number.',
    body: proveDisputeBodySchema,
    response: provenDisputeSchema,
    /** 410 also: no code waits to be typed */
    errors: [403, 410, 429],
  },
  openPhoneDisputes: {
    ...OF_OPERATORS,
    method: 'GET',
    path: '/api/operator/disputes',
    summary: 'Disputes of phone reports that nobody has decided.',
    body: null,
    response: openDisputesSchema,
  },
  decidePhoneDispute: {
    ...OF_OPERATORS,
    method: 'PUT',
    path: '/api/operator/disputes',
    summary: 'Withdraws the reports of a number, or keeps them.',
    body: decideDisputeBodySchema,
    response: decidedDisputeSchema,
  },
} as const satisfies Record<string, Call>;
