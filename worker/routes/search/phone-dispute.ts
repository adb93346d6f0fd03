import type { DisputeForm, PhoneDisputePageModel } from '../../../client/pages/phone-dispute/phone-dispute-model.ts';
import { calls } from '../../../shared/contract/calls.ts';
import { phoneDisputeCopy as words } from '../../../shared/copy/search/phone-disputes.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import { checkSearch } from '../../../shared/forms/check-search.ts';
import { checkPhoneDispute, readDisputeReason } from '../../../shared/forms/phone-dispute-form.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { nullForOver, readLinkToken } from '../../account/link-token.ts';
import { refusingBots } from '../../account/refuse-bots.ts';
import { refusedForNow, tryEntry, withWait } from '../../account/try-entry.ts';
import { type EdgeContext, paramsOf } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { typedPhone } from '../../search/typed-phone.ts';
import { phoneDisputeHead } from '../../seo/reverse-search-heads.ts';

/** Longest form we read, in bytes: a reason, an explanation of a thousand characters and an address, or a token. */
const FORM_MAX_BYTES = 16 * 1024;

/** GET /phone/{phone}/dispute: the form. */
export async function phoneDispute(c: EdgeContext): Promise<Response> {
  const phone = readWholePhone(c);
  const viewer = await loadViewer(c);
  const form = { phone, reason: null, text: '', email: viewer?.primaryEmail ?? '', errors: {}, error: null };
  return render(c, 200, { state: 'form', form });
}

/** POST of the form: a page that says to look in the mail, the same for every address. */
export async function submitPhoneDispute(c: EdgeContext): Promise<Response> {
  const phone = readWholePhone(c);
  const sent = await readForm(c.req.raw, FORM_MAX_BYTES);
  const values = {
    reason: sent.get('reason') ?? '',
    // Browsers send a line break of a text field as two characters, and count it as one.
    text: (sent.get('text') ?? '').replaceAll('\r\n', '\n'),
    email: (sent.get('email') ?? '').trim(),
  };
  const reason = readDisputeReason(values.reason);
  const { text } = values;
  const email = values.email.slice(0, EMAIL_MAX);
  const form: DisputeForm = { phone, reason, text, email, errors: {}, error: null };
  const again = (status: number, more: Partial<DisputeForm>) =>
    render(c, status, { state: 'form', form: { ...form, ...more } });
  if (sent.get('show') === 'form') return again(200, {});
  const errors = checkPhoneDispute(values);
  if (reason === null || Object.keys(errors).length > 0) return again(400, { errors });

  const entry = await refusingBots(words.refused, () =>
    tryEntry(c, (client) => client.send('disputePhone', { phone, reason, text, email })),
  );
  if (entry.kind === 'done')
    return render(c, 200, entry.data.state === 'mailed' ? { state: 'mailed', form } : { state: 'nothing', phone });
  return withWait(await again(entry.status, { error: refusedForNow(entry) ?? words.unreadable }), entry);
}

/** GET of a dispute's emailed link: what it is about, and what is next. It changes nothing. */
export async function confirmPhoneDispute(c: EdgeContext): Promise<Response> {
  return showLink(c, readLinkToken(c.get('url').searchParams.get('token')));
}

/** POST of its buttons: it comes before an operator, with a texted code or without; or the code is typed. */
export async function submitConfirmPhoneDispute(c: EdgeContext): Promise<Response> {
  const sent = await readForm(c.req.raw, FORM_MAX_BYTES);
  const token = readLinkToken(sent.get('token'));
  if (token === '') return showLink(c, token);
  const act = sent.get('act');
  if (act === 'prove') return prove(c, token, (sent.get('code') ?? '').replace(/[\s-]/g, ''));
  const entry = await refusingBots(words.refused, () =>
    tryEntry(c, (client) => client.send('confirmPhoneDispute', { token, withCode: act === 'text' })),
  );
  if (entry.kind === 'done') return showLink(c, token);
  const error = refusedForNow(entry);
  return error === null ? over(c) : withWait(await showLink(c, token, { status: entry.status, error }), entry);
}

async function prove(c: EdgeContext, token: string, code: string): Promise<Response> {
  const body = calls.provePhoneDispute.body.safeParse({ token, code });
  if (!body.success) return showLink(c, token, { status: 400, codeError: words.code.missing });
  const entry = await refusingBots(words.refused, () =>
    tryEntry(c, (client) => client.send('provePhoneDispute', body.data)),
  );
  if (entry.kind === 'done') {
    const { isProven, triesLeft } = entry.data;
    if (isProven) return showLink(c, token);
    return showLink(c, token, {
      status: 400,
      ...(triesLeft > 0 ? { codeError: words.code.wrong(triesLeft) } : { error: words.waiting.notTexted }),
    });
  }
  const error = refusedForNow(entry) ?? words.waiting.notTexted;
  return withWait(await showLink(c, token, { status: entry.status, error }), entry);
}

async function showLink(
  c: EdgeContext,
  token: string,
  refused: { readonly status: number; readonly error?: string; readonly codeError?: string } | null = null,
): Promise<Response> {
  if (token === '') return render(c, 400, { state: 'over', isCut: true });
  const dispute = await loadPageData(() =>
    refusingBots(words.refused, () => nullForOver(createOriginClient(c).send('pendingPhoneDispute', { token }))),
  );
  if (dispute === null) return over(c);
  const { status = 200, error = null, codeError = null } = refused ?? {};
  return render(c, status, { state: 'link', dispute, token, error, codeError });
}

const over = (c: EdgeContext): Promise<Response> => render(c, 410, { state: 'over', isCut: false });

/** @throws Refusal 400 for a partial number, and for one that cannot exist */
function readWholePhone(c: EdgeContext): string {
  const { phone } = paramsOf(c, 'phone-dispute');
  if (phone.includes('X') || Object.keys(checkSearch('phone', { phone: typedPhone(c) })).length > 0)
    throw new Refusal(400, words.unreadable);
  return phone;
}

async function render(c: EdgeContext, status: number, view: PhoneDisputePageModel['view']): Promise<Response> {
  const site = siteFor(c, await loadViewer(c));
  const hasToken = view.state === 'link' || view.state === 'over';
  return renderPage(c, status, {
    head: phoneDisputeHead(view.state),
    // The path of a link holds its token, which no link on the page may repeat.
    site: hasToken ? { ...site, path: paths.home() } : site,
    page: { kind: 'phone-dispute', view },
  });
}
