import type { PhonePageModel } from '../../../client/pages/phone/phone-model.ts';
import { PHONE_REPORT_KINDS, type PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { formatPhone } from '../../../shared/copy/format/phone-number.ts';
import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { checkSearch, type SearchErrors, type SearchValues } from '../../../shared/forms/search-form.ts';
import { decidePhoneFunnel } from '../../../shared/funnels/decide-funnel.ts';
import { isSubscriber } from '../../../shared/plans/is-subscriber.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { receiptOf } from '../../../shared/urls/paid-pages.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { PHONE_OUTCOMES, withPhoneOutcome } from '../../../shared/urls/redirect-notices.ts';
import { pathSegments } from '../../../shared/urls/route-table.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { hasFlags } from '../../seo/page-heads.ts';
import { phoneHead, reversePhoneHead } from '../../seo/reverse-search-heads.ts';

/** GET /reverse-phone: asks for a number. */
export function reversePhone(c: EdgeContext): Promise<Response> {
  return renderReversePhone(c, 200, {}, {});
}

/** The page with what was typed, and its errors. */
async function renderReversePhone(
  c: EdgeContext,
  status: 200 | 400,
  values: SearchValues,
  errors: SearchErrors,
): Promise<Response> {
  allowRevalidation(c);
  const viewer = await loadViewer(c);
  return renderPage(c, status, {
    head: reversePhoneHead(siteOrigin(c), status === 200 && !hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer, { by: 'phone', ...values }),
    page: { kind: 'reverse-phone', values, errors },
  });
}

/** Longest form we read, in bytes: one short word. */
const FORM_MAX_BYTES = 1024;

/**
 * GET /phone/{phone}: who has a number, or which numbers match a partial one (F2-13). Anything that cannot be a number
 * gets the form (F5-03).
 */
export async function phone(c: EdgeContext): Promise<Response> {
  const { phone } = paramsOf(c, 'phone');
  const typed = typedPhone(c);
  const errors = checkSearch('phone', { phone: typed });
  // A trailing X tells the form nothing new.
  if (Object.keys(errors).length > 0)
    return renderReversePhone(c, 400, { phone: typed.replace(/(?:[^a-z0-9]*x)+$/i, '') }, errors);

  const [answer, viewer] = await loadPageData(() =>
    Promise.all([createOriginClient(c).get('searchPhone', { phone }), loadViewer(c)]),
  );
  const { searchParams } = c.get('url');
  const number = formatPhone(phone);
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: phoneHead(siteOrigin(c), answer, hasFlags(searchParams)),
    site: siteFor(c, viewer, { by: 'phone', phone: number }),
    page: {
      kind: 'phone',
      number,
      answer,
      ownerLink: decidePhoneFunnel(viewer, phone),
      reported: PHONE_OUTCOMES.find((outcome) => outcome === searchParams.get('reported')) ?? null,
      receiptId: isSubscriber(viewer?.userType ?? null) ? receiptOf(searchParams) : null,
      now: Date.now(),
      visit: visitOf(c, answer),
    },
  });
}

/** The number as in the path: of an overlong one, the parameter keeps only what fits. */
const typedPhone = (c: EdgeContext): string => decodeURIComponent(pathSegments(c.get('url').pathname)[1] ?? '');

function visitOf(c: EdgeContext, { phone, owners, numbers, city, state }: PhoneSearchAnswer): PhonePageModel['visit'] {
  if (c.get('botClass') !== 'human' || owners.length + numbers.length === 0) return null;
  return { id: null, path: paths.phone({ phone }), label: formatPhone(phone), place: placeText(city, state) };
}

/** POST of the phone page's form. 303 back to the page, which shows the outcome. */
export async function submitPhoneReport(c: EdgeContext): Promise<Response> {
  const { phone } = paramsOf(c, 'phone');
  if (phone.includes('X') || Object.keys(checkSearch('phone', { phone: typedPhone(c) })).length > 0)
    throw new Refusal(400, phonePageCopy.reports.unreadable);
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const kind = PHONE_REPORT_KINDS.find((one) => one === form.get('kind'));
  const page = paths.phone({ phone });
  if (kind === undefined) return c.redirect(withPhoneOutcome(page, 'missing'), 303);
  try {
    const { data } = await createOriginClient(c).send('reportPhone', { phone, kind });
    return c.redirect(withPhoneOutcome(page, data.isCounted ? 'yes' : 'before'), 303);
  } catch (error) {
    if (error instanceof OriginProblem && error.status === 403) throw new Refusal(403, phonePageCopy.reports.refused);
    throw error;
  }
}
