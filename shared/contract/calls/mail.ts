import * as z from 'zod/mini';
import { ALERT_FREQUENCIES, alertSettingSchema } from '../monitor.ts';
import { doneSchema, emptySchema, typedText } from '../primitives.ts';
import { BY_PAGE, type Call } from './call.ts';

const PLAIN = { params: null, query: emptySchema, mayBeEmpty: false } as const;
/** The token of an unsubscribe link, which an email carries. */
const BY_TOKEN = z.strictObject({ token: typedText(512) });
/** null: the account of this link is gone, and so are its alerts */
const alertChoiceSchema = z.strictObject({ setting: z.nullable(alertSettingSchema) });

/** Calls of those who got our mail, and of whoever delivers it. */
export const mailCalls = {
  alertChoice: {
    ...PLAIN,
    method: 'GET',
    path: '/api/alert-choice',
    caller: 'edge',
    summary: 'How the account of an unsubscribe link gets alerts; changes nothing.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'own-account',
    query: BY_TOKEN,
    body: null,
    response: alertChoiceSchema,
    /** 410 we did not sign this token */
    errors: [410],
  },
  chooseAlerts: {
    ...PLAIN,
    method: 'PUT',
    path: '/api/alert-choice',
    caller: 'edge',
    summary: 'Stops the alerts of an unsubscribe link’s account, sends them again, or sets how often they are sent.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'own-account',
    query: BY_TOKEN,
    body: z.strictObject({ frequency: z.optional(z.enum(ALERT_FREQUENCIES)), isStopped: z.optional(z.boolean()) }),
    response: alertChoiceSchema,
    /** 410 we did not sign this token */
    errors: [410],
  },
  // RFC 8058: mail programs post a form, which says nothing more, so its body is not read.
  unsubscribe: {
    ...PLAIN,
    method: 'POST',
    path: '/api/unsubscribe',
    caller: 'outside',
    summary: 'Unsubscribes with one click, by the signed link in an email; any number of times.',
    limit: 'calls',
    viewer: 'anyone',
    tells: 'nothing',
    query: BY_TOKEN,
    body: null,
    response: doneSchema,
    /** 410 we did not sign this token */
    errors: [410],
  },
  mailWebhook: {
    ...PLAIN,
    method: 'POST',
    path: '/api/webhooks/mail',
    caller: 'outside',
    summary: 'Bounces and complaints from the mail provider, signed as Standard Webhooks.',
    limit: { none: 'the provider sends many events from few addresses, and signs each one' },
    viewer: 'anyone',
    tells: 'nothing',
    headers: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
    /** `data` is read only of the two types that matter (docs/mail.md); the signature covers everything */
    body: z.looseObject({ type: typedText(255) }),
    response: emptySchema,
    /** 400 not signed by the provider within the last minutes; 404 no secret is set up here */
    errors: [400, 404],
  },
} as const satisfies Record<string, Call>;
