import type { PhoneReportPageModel } from '../../../client/pages/phone-report/phone-report-model.ts';
import type { ReportForm } from '../../../client/phone-reports/report-form.ts';
import type { User } from '../../../shared/contract/account.ts';
import { phoneReportsCopy } from '../../../shared/copy/search/phone-reports.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import { checkSearch } from '../../../shared/forms/check-search.ts';
import { checkPhoneReport, readReportKind } from '../../../shared/forms/phone-report-form.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { withPhoneOutcome } from '../../../shared/urls/redirect-notices.ts';
import { nullForOver, readLinkToken } from '../../account/link-token.ts';
import { refusingBots } from '../../account/refuse-bots.ts';
import { refusedForNow, tryEntry, withWait } from '../../account/try-entry.ts';
import { type EdgeContext, paramsOf } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { emptyReportForm, needsReportEmail } from '../../search/report-form.ts';
import { typedPhone } from '../../search/typed-phone.ts';
import { phoneReportHead } from '../../seo/reverse-search-heads.ts';

/** Longest form we read, in bytes: a kind and an address, or a token. */
const FORM_MAX_BYTES = 4 * 1024;

/** GET /phone/{phone}/report: the form of the number's page by itself. */
export async function phoneReport(c: EdgeContext): Promise<Response> {
  const phone = readWholePhone(c);
  const viewer = await loadViewer(c);
  return render(c, 200, viewer, { state: 'form', form: emptyReportForm(phone, viewer) });
}

/**
 * POST of the form. A report that counts leads back to the number's page, which says so; one that has to be confirmed to
 * a page that says to look in the mail, the same for every address.
 */
export async function submitPhoneReport(c: EdgeContext): Promise<Response> {
  const phone = readWholePhone(c);
  const sent = await readForm(c.req.raw, FORM_MAX_BYTES);
  const viewer = await loadViewer(c);
  const values = { kind: sent.get('kind') ?? '', email: (sent.get('email') ?? '').trim() };
  const kind = readReportKind(values.kind);
  const needsEmail = needsReportEmail(viewer);
  const email = values.email.slice(0, EMAIL_MAX);
  const form: ReportForm = { phone, needsEmail, kind, email, errors: {}, error: null };
  const again = (status: number, more: Partial<ReportForm>) =>
    render(c, status, viewer, { state: 'form', form: { ...form, ...more } });
  if (sent.get('show') === 'form') return again(200, {});
  const errors = checkPhoneReport(values, needsEmail);
  if (kind === null || Object.keys(errors).length > 0) return again(400, { errors });

  const entry = await refusingBots(phoneReportsCopy.refused, () =>
    tryEntry(c, (client) => client.send('reportPhone', { phone, kind, ...(needsEmail ? { email } : {}) })),
  );
  if (entry.kind === 'done') {
    const { state } = entry.data;
    if (state === 'mailed') return render(c, 200, viewer, { state: 'mailed', form });
    return c.redirect(withPhoneOutcome(paths.phone({ phone }), state === 'counted' ? 'yes' : 'before'), 303);
  }
  const error = refusedForNow(entry);
  // The log-in has ended since we asked whose session it is.
  if (error === null)
    return again(entry.status, { needsEmail: true, errors: checkPhoneReport({ ...values, email: '' }, true) });
  return withWait(await again(entry.status, { error }), entry);
}

/** GET of a report's emailed link: what it is about, and a button. It changes nothing, so no mail scanner uses it up. */
export async function confirmPhoneReport(c: EdgeContext): Promise<Response> {
  return showLink(c, readLinkToken(c.get('url').searchParams.get('token')));
}

/** POST of its button: the report counts, and the number's page says so. */
export async function submitConfirmPhoneReport(c: EdgeContext): Promise<Response> {
  const token = readLinkToken((await readForm(c.req.raw, FORM_MAX_BYTES)).get('token'));
  if (token === '') return showLink(c, token);
  const entry = await refusingBots(phoneReportsCopy.refused, () =>
    tryEntry(c, (client) => client.send('confirmPhoneReport', { token })),
  );
  if (entry.kind === 'done') {
    const { phone, isCounted } = entry.data;
    return c.redirect(withPhoneOutcome(paths.phone({ phone }), isCounted ? 'yes' : 'before'), 303);
  }
  const error = refusedForNow(entry);
  if (error === null) return render(c, entry.status, await loadViewer(c), { state: 'over', isCut: false });
  return withWait(await showLink(c, token, { status: entry.status, error }), entry);
}

async function showLink(
  c: EdgeContext,
  token: string,
  refused: { readonly status: number; readonly error: string } | null = null,
): Promise<Response> {
  const viewer = await loadViewer(c);
  if (token === '') return render(c, 400, viewer, { state: 'over', isCut: true });
  const pending = await loadPageData(() =>
    refusingBots(phoneReportsCopy.refused, () =>
      nullForOver(createOriginClient(c).send('pendingPhoneReport', { token })),
    ),
  );
  if (pending === null) return render(c, 410, viewer, { state: 'over', isCut: false });
  const view = { state: 'confirm', ...pending, token, error: refused?.error ?? null } as const;
  return render(c, refused?.status ?? 200, viewer, view);
}

/** @throws Refusal 400 for a partial number, and for one that cannot exist */
function readWholePhone(c: EdgeContext): string {
  const { phone } = paramsOf(c, 'phone-report');
  if (phone.includes('X') || Object.keys(checkSearch('phone', { phone: typedPhone(c) })).length > 0)
    throw new Refusal(400, phoneReportsCopy.unreadable);
  return phone;
}

function render(
  c: EdgeContext,
  status: number,
  viewer: User | null,
  view: PhoneReportPageModel['view'],
): Promise<Response> {
  const site = siteFor(c, viewer);
  const hasToken = view.state === 'confirm' || view.state === 'over';
  return renderPage(c, status, {
    head: phoneReportHead(view.state),
    // The path of a link holds its token, which no link on the page may repeat.
    site: hasToken ? { ...site, path: paths.home() } : site,
    page: { kind: 'phone-report', view },
  });
}
