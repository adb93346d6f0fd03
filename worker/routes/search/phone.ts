import type { PhonePageModel } from '../../../client/pages/phone/phone-model.ts';
import type { PartialNumber } from '../../../client/pages/reverse-phone/reverse-phone-model.ts';
import type { User } from '../../../shared/contract/account.ts';
import type { PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { formatPhone } from '../../../shared/copy/format/phone-number.ts';
import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { searchBoxCopy } from '../../../shared/copy/search/search-box.ts';
import { checkSearch } from '../../../shared/forms/check-search.ts';
import type { SearchErrors, SearchValues } from '../../../shared/forms/search-form.ts';
import { decidePhoneFunnel } from '../../../shared/funnels/decide-funnel.ts';
import { areaOfCode } from '../../../shared/people/area-codes.ts';
import { hasLivePlan } from '../../../shared/people/plan-features.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { isSubscriber } from '../../../shared/plans/is-subscriber.ts';
import { receiptOf } from '../../../shared/urls/paid-pages.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type OpenOutcome, PHONE_OUTCOMES, readOpenOutcome } from '../../../shared/urls/redirect-notices.ts';
import { nationalMarks } from '../../../shared/urls/segments.ts';
import { ownReceipt } from '../../checkout/own-receipt.ts';
import { loadPriceList, offerPriceOf, type PriceList, pricedViewer } from '../../checkout/price-list.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { answerOpening } from '../../search/answer-opening.ts';
import { emptyReportForm } from '../../search/report-form.ts';
import { typedPhone } from '../../search/typed-phone.ts';
import { hasFlags } from '../../seo/page-heads.ts';
import { phoneHead, reversePhoneHead } from '../../seo/reverse-search-heads.ts';

/** The id of the page's section with the owners. */
const OWNERS = 'owners';

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
  partial: PartialNumber | null = null,
): Promise<Response> {
  allowRevalidation(c);
  const viewer = await loadViewer(c);
  const isPlain = status === 200 && partial === null && !hasFlags(c.get('url').searchParams);
  return renderPage(c, status, {
    head: reversePhoneHead(siteOrigin(c), isPlain),
    site: siteFor(c, viewer, { by: 'phone', ...values }),
    page: { kind: 'reverse-phone', values, errors, partial },
  });
}

/** A number that has too few digits and nothing else wrong with it: a page may link to one that it shows in part. */
function partialOf(phone: string, errors: SearchErrors): PartialNumber | null {
  if (errors.phone !== searchBoxCopy.errors.shortPhone) return null;
  const digits = nationalMarks(phone).replaceAll('X', '').length;
  const state = areaOfCode(phone.slice(1, 4))?.state ?? null;
  return { number: formatPhone(phone), digits, state };
}

/**
 * GET /phone/{phone}: what a number is and who has it, or which listed landlines match a partial one (F2-13). Anything
 * that cannot be a number gets the form (F5-03).
 */
export async function phone(c: EdgeContext): Promise<Response> {
  const { phone } = paramsOf(c, 'phone');
  const typed = typedPhone(c);
  const errors = checkSearch('phone', { phone: typed });
  if (Object.keys(errors).length > 0) {
    const partial = partialOf(phone, errors);
    if (partial !== null) return renderReversePhone(c, 200, { phone: partial.number }, {}, partial);
    // A trailing X tells the form nothing new.
    return renderReversePhone(c, 400, { phone: typed.replace(/(?:[^a-z0-9]*x)+$/i, '') }, errors);
  }

  const { searchParams } = c.get('url');
  const [answer, viewer, prices, receipt] = await loadPageData(() =>
    Promise.all([
      createOriginClient(c).get('searchPhone', { phone }),
      loadViewer(c),
      loadPriceList(c),
      ownReceipt(c, receiptOf(searchParams)),
    ]),
  );
  const number = formatPhone(phone);
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: phoneHead(siteOrigin(c), answer, hasFlags(searchParams)),
    site: siteFor(c, viewer, { by: 'phone', phone: number }),
    page: {
      kind: 'phone',
      number,
      answer,
      hasPlan: hasLivePlan(viewer?.userType ?? null),
      ownerLink: ownerLinkOf(answer, viewer, prices),
      resetsAt: viewer?.resetDate == null ? null : Date.parse(viewer.resetDate),
      outcome: outcomeOf(answer, viewer, readOpenOutcome(searchParams)),
      reportForm: emptyReportForm(phone, viewer),
      reported: PHONE_OUTCOMES.find((outcome) => outcome === searchParams.get('reported')) ?? null,
      receiptId: isSubscriber(viewer?.userType ?? null) ? (receipt?.id ?? null) : null,
      now: Date.now(),
      visit: visitOf(c, answer),
    },
  });
}

/**
 * Where a plan is sold that would name somebody who is hidden. Readers without one are told only that the number is on
 * record, so of numbers that name somebody already, they are offered nothing. A member of a family cannot buy lookups.
 */
function ownerLinkOf(answer: PhoneSearchAnswer, viewer: User | null, prices: PriceList): PhonePageModel['ownerLink'] {
  const { isOnRecord, isOutOfLookups, owners, formerOwners, phone } = answer;
  const isSold = hasLivePlan(viewer?.userType ?? null)
    ? isOutOfLookups && viewer?.userType !== 'fam'
    : isOnRecord && owners.length + formerOwners.length === 0;
  if (!isSold) return null;
  const price = offerPriceOf(prices, 'person', pricedViewer(viewer));
  return price === 'unsold' ? null : { ...decidePhoneFunnel(viewer, phone), price };
}

/** What the form could not do, unless the address only says so. */
function outcomeOf(
  { opening, isOutOfLookups }: PhoneSearchAnswer,
  viewer: User | null,
  said: OpenOutcome | null,
): OpenOutcome | null {
  const isTrue = said === 'out' ? isOutOfLookups : opening === null && !isOutOfLookups;
  return isTrue && hasLivePlan(viewer?.userType ?? null) ? said : null;
}

function visitOf(c: EdgeContext, answer: PhoneSearchAnswer): PhonePageModel['visit'] {
  const { phone, isOnRecord, numbers, area } = answer;
  if (c.get('botClass') !== 'human' || (!isOnRecord && numbers.length === 0)) return null;
  const place = area?.state == null ? '' : stateName(area.state);
  return { id: null, path: paths.phone({ phone }), label: formatPhone(phone), place };
}

/**
 * POST of the button that opens the next person who has a number, which uses a lookup (F2-13). 303 back to the page,
 * which names them or says why it does not.
 */
export async function openPhoneOwner(c: EdgeContext): Promise<Response> {
  const { phone } = paramsOf(c, 'phone');
  if (phone.includes('X') || Object.keys(checkSearch('phone', { phone: typedPhone(c) })).length > 0)
    throw new Refusal(400, phonePageCopy.owners.unreadable);
  return answerOpening(c, { page: paths.phone({ phone }), fragment: OWNERS }, async (client, named) => {
    const { data } = await client.send('openPhone', { phone, ...named });
    return data;
  });
}
