import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import type { CheckoutProblem } from '../../client/checkout/checkout-model.ts';
import { cookieName } from '../../shared/contract/transport/cookie-name.ts';
import { seal, sealedLength, unseal } from '../../shared/contract/transport/sealed.ts';
import type { CheckoutErrors } from '../../shared/forms/checkout-form.ts';
import { SENT_FLAG } from '../../shared/urls/sent-form.ts';
import type { EdgeContext } from '../context.ts';

/** How long a sent form is remembered, in seconds. */
const KEPT_SECONDS = 15 * 60;
/** Longest value of the cookie, in characters: browsers drop a cookie of more than 4,096 with its name. */
const SEALED_MAX = 3_900;
/** What is left of a text that is much too long, in characters. */
const TEXT_MAX = 300;
const PURPOSE = 'sealing of the cookie sent_form';
/** Changes with the shape of a sent form. */
const CONTEXT = '1';

const sentFormSchema = z.strictObject({
  id: z.string(),
  at: z.int(),
  page: z.string(),
  orderKey: z.string(),
  isTried: z.boolean(),
  fields: z.string(),
  errors: z.record(z.string(), z.string()),
  problem: z.nullable(
    z.strictObject({
      title: z.string(),
      text: z.string(),
      isDeclined: z.optional(z.boolean()),
      link: z.optional(z.strictObject({ text: z.string(), href: z.string() })),
    }),
  ),
  notice: z.nullable(z.string()),
  paidHref: z.nullable(z.string()),
});

/** A form that was sent to a checkout, for the page that its POST leads to. */
export interface SentForm {
  /** names it in that page's address */
  readonly id: string;
  /** when it was sent, in milliseconds since 1970 */
  readonly at: number;
  /** path of the form's page, with its query */
  readonly page: string;
  readonly orderKey: string;
  /** an order may have been placed with that key */
  readonly isTried: boolean;
  /** what was typed, as a form sends it; never a card number or code */
  readonly fields: string;
  readonly errors: CheckoutErrors;
  readonly problem: CheckoutProblem | null;
  /** what the page says was done, in its own code; null: nothing */
  readonly notice: string | null;
  /** where a paid order leads, if it opens no report itself; null: to its receipt */
  readonly paidHref: string | null;
}

/**
 * Remembers a sent form for a quarter of an hour, in a cookie that only this site can read. What does not fit a cookie is
 * left out, the longest text first; never the key.
 *
 * @returns its id, for the address of the page that shows it
 */
export async function keepSentForm(c: EdgeContext, form: Omit<SentForm, 'id' | 'at'>): Promise<string> {
  const { secrets, isLocal } = c.get('settings');
  const id = crypto.randomUUID();
  const sealed = await seal(secrets, PURPOSE, CONTEXT, fitting({ ...form, id, at: Date.now() }));
  setCookie(c, cookieName('sent_form', isLocal), sealed, { ...optionsOf(isLocal), maxAge: KEPT_SECONDS });
  return id;
}

/** The sent form that this address names; null without one, once it is too old, and for another browser's. */
export async function readSentForm(c: EdgeContext): Promise<SentForm | null> {
  const id = c.get('url').searchParams.get(SENT_FLAG);
  const form = id === null ? null : await latest(c);
  return form?.id === id ? form : null;
}

/** Whether this browser's last form, with this very key, may have placed an order already. */
export async function wasTried(c: EdgeContext, orderKey: string): Promise<boolean> {
  const form = await latest(c);
  return form !== null && form.orderKey === orderKey && form.isTried;
}

/** Forgets it: its order is settled, and Back must not bring its form again. */
export function forgetSentForm(c: EdgeContext): void {
  const { isLocal } = c.get('settings');
  const name = cookieName('sent_form', isLocal);
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, optionsOf(isLocal));
}

async function latest(c: EdgeContext): Promise<SentForm | null> {
  const { secrets, isLocal } = c.get('settings');
  const sealed = getCookie(c, cookieName('sent_form', isLocal));
  const text = sealed === undefined ? null : await unseal(secrets, PURPOSE, CONTEXT, sealed);
  const form = text === null ? null : sentFormSchema.safeParse(JSON.parse(text)).data;
  // Ours alone can be read, so its texts are as good as the copy they came from; one of a former version may not parse.
  return form && Date.now() - form.at < KEPT_SECONDS * 1_000 ? (form as SentForm) : null;
}

const optionsOf = (isLocal: boolean) => ({ path: '/', httpOnly: true, secure: !isLocal, sameSite: 'Lax' }) as const;

/** The form as JSON that fits the cookie once it is sealed. */
function fitting(form: SentForm): string {
  const fields = [...new URLSearchParams(form.fields)].toSorted(([, one], [, other]) => one.length - other.length);
  const textOf = (changes: Partial<SentForm>) => JSON.stringify({ ...form, ...changes } satisfies SentForm);
  let text = textOf({});
  while (sealedLength(text) > SEALED_MAX && fields.pop() !== undefined)
    text = textOf({ fields: new URLSearchParams(fields).toString() });
  if (sealedLength(text) <= SEALED_MAX) return text;
  // Only an address that nobody was given is that long, or a reason of an origin that is not ours.
  const { page, problem } = form;
  const shorter =
    problem === null ? null : { title: problem.title.slice(0, TEXT_MAX), text: problem.text.slice(0, TEXT_MAX) };
  return textOf({ fields: '', page: page.split('?', 1)[0] ?? '', paidHref: null, problem: shorter });
}
