import type { PhonePageModel } from '../../../client/pages/phone/phone-model.ts';
import type { PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { formatPhone } from '../../../shared/copy/format/phone-number.ts';
import { checkSearch, type SearchErrors, type SearchValues } from '../../../shared/forms/search-form.ts';
import { decidePhoneFunnel } from '../../../shared/funnels/decide-funnel.ts';
import { isSubscriber } from '../../../shared/plans/is-subscriber.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { receiptOf } from '../../../shared/urls/paid-pages.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { PHONE_OUTCOMES } from '../../../shared/urls/redirect-notices.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../../context.ts';
import { loadPageData } from '../../failures/errors.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { emptyReportForm } from '../../search/report-form.ts';
import { typedPhone } from '../../search/typed-phone.ts';
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
      reportForm: emptyReportForm(phone, viewer),
      reported: PHONE_OUTCOMES.find((outcome) => outcome === searchParams.get('reported')) ?? null,
      receiptId: isSubscriber(viewer?.userType ?? null) ? receiptOf(searchParams) : null,
      now: Date.now(),
      visit: visitOf(c, answer),
    },
  });
}

function visitOf(c: EdgeContext, { phone, owners, numbers, city, state }: PhoneSearchAnswer): PhonePageModel['visit'] {
  if (c.get('botClass') !== 'human' || owners.length + numbers.length === 0) return null;
  return { id: null, path: paths.phone({ phone }), label: formatPhone(phone), place: placeText(city, state) };
}
