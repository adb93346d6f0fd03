import { personHref, reportHref } from '../../../client/billing/bought-subject.ts';
import type { InvoicePageModel } from '../../../client/pages/invoice/invoice-model.ts';
import type { User } from '../../../shared/contract/account.ts';
import type { Invoice } from '../../../shared/contract/billing.ts';
import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import type { RecordsTally } from '../../../shared/copy/records/records-split.ts';
import { isVisit } from '../../../shared/court-runner/is-visit.ts';
import { isNamelessState } from '../../../shared/funnels/nameless-states.ts';
import { recordsTally } from '../../../shared/people/count-sums.ts';
import { COURT_RUNNER_ID } from '../../../shared/people/person-sections.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { loadOwn, toLogIn } from '../../account/load-own.ts';
import { livePlanOf, loadPlan } from '../../checkout/load-held-plan.ts';
import { optionalPart } from '../../checkout/optional-part.ts';
import { creditPrice } from '../../checkout/price-list.ts';
import { nameInPath, readWayBack } from '../../checkout/way-back.ts';
import { type EdgeContext, paramsOf } from '../../context.ts';
import { Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { nullFor404 } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { invoiceHead, invoicesHead } from '../../seo/billing-heads.ts';

/** Longest form we read, in bytes: one word. */
const FORM_MAX_BYTES = 256;

/** GET /billing/invoices: the viewer's receipts. */
export async function invoices(c: EdgeContext): Promise<Response> {
  const own = await loadOwn(c, () => createOriginClient(c).get('invoices', {}));
  if (own === null) return toLogIn(c);
  return renderPage(c, 200, {
    head: invoicesHead(),
    site: siteFor(c, own.viewer),
    page: { kind: 'invoices', invoices: own.data, ...(own.data.length === 0 ? await creditPrice(c) : {}) },
  });
}

/**
 * GET /billing/invoices/{invoiceId}: one receipt, and a link to the purchase. Another account's receipt is a 404, too.
 */
export async function invoice(c: EdgeContext): Promise<Response> {
  const { invoiceId } = paramsOf(c, 'invoice');
  const client = createOriginClient(c);
  const own = await loadOwn(c, () =>
    Promise.all([nullFor404(client.get('invoice', {}, { id: invoiceId })), loadPlan(c)]),
  );
  if (own === null) return toLogIn(c);
  const [receipt, plan] = own.data;
  if (receipt === null) throw new Refusal(404, billingCopy.invoice.missing);
  const holds = await loadHolds(c, receipt);
  return renderPage(c, 200, {
    head: invoiceHead(),
    site: siteFor(c, own.viewer),
    page: {
      kind: 'invoice',
      invoice: receipt,
      ...(holds === null ? {} : { holds }),
      next: decideNext(receipt, own.viewer, {
        isForLists: livePlanOf(plan)?.tier === 'speed-search',
        propertySite: c.get('settings').propertySite,
        wayBack: readWayBack(c),
      }),
      ...(own.viewer.scope === 'purchase'
        ? { guest: { email: own.viewer.primaryEmail, redirect: paths.invoice({ invoiceId }) } }
        : {}),
      now: Date.now(),
    },
  });
}

/** What the report of a person holds that the payment opened: null if it is not open, or the counts did not load. */
async function loadHolds(c: EdgeContext, receipt: Invoice): Promise<RecordsTally | null> {
  const { about, openUntil = null } = receipt;
  if (about?.kind !== 'person' || openUntil === null || isVisit(receipt.lines)) return null;
  const { personId } = about;
  const counts = await optionalPart(c, 'counts', createOriginClient(c).get('personCounts', { personId }));
  return counts === null ? null : recordsTally(counts);
}

/** POST of its form: whether the receipt keeps whom it is about. 303 back to it. */
export async function submitInvoice(c: EdgeContext): Promise<Response> {
  const { invoiceId } = paramsOf(c, 'invoice');
  const action = (await readForm(c.req.raw, FORM_MAX_BYTES)).get('about');
  if (action !== 'keep' && action !== 'let-go') throw new Refusal(400, 'This form cannot be read.');
  const body = { id: invoiceId, isKept: action === 'keep' };
  const own = await loadOwn(c, () => nullFor404(createOriginClient(c).send('keepInvoiceAbout', body)));
  if (own === null) return toLogIn(c);
  if (own.data === null) throw new Refusal(404, billingCopy.invoice.missing);
  return c.redirect(paths.invoice({ invoiceId }), 303);
}

/**
 * Where to use the purchase: the page that a plan was bought for, while its buyer's browser remembers it, or the lists
 * that it is for; the report, while it is open; what a court runner found; a credit on the report it was bought for,
 * while a credit is left; otherwise the page it was about; otherwise a search, if nobody may be named.
 */
function decideNext(
  invoice: Invoice,
  { backgroundCreditsCount }: User,
  {
    isForLists,
    propertySite,
    wayBack,
  }: {
    /** the viewer's plan is one of lists */
    readonly isForLists: boolean;
    readonly propertySite: string | null;
    readonly wayBack: string | null;
  },
): InvoicePageModel['next'] {
  const { about, openUntil, credits, status, plan } = invoice;
  if (plan?.action === 'start' && wayBack !== null)
    return { kind: 'back', href: wayBack, fullName: nameInPath(wayBack) };
  if (plan !== null && isForLists) return { kind: 'lists' };
  if (about === null) return { kind: 'search' };
  const isOpen = openUntil !== undefined && openUntil !== null;
  if (about.kind === 'person' && isVisit(invoice.lines))
    return { kind: 'runner', href: `${personHref(about)}#${COURT_RUNNER_ID}` };
  if (isOpen) return { kind: 'report', href: reportHref(about, propertySite) };
  if (about.kind === 'property') return { kind: 'page', href: reportHref(about, propertySite), firstName: null };
  const { personId, firstName, stateCode } = about;
  if (credits !== null && status !== 'refunded' && backgroundCreditsCount > 0)
    return { kind: 'unlock', personId, firstName };
  return { kind: 'page', href: personHref(about), firstName: isNamelessState(stateCode) ? null : firstName };
}
