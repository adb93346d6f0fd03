import type { CheckoutBack } from '../../../client/checkout/checkout-model.ts';
import type { User } from '../../../shared/contract/account.ts';
import type { HeldPurchase, ProductsAnswer } from '../../../shared/contract/billing.ts';
import type { CourtRunnerInfo } from '../../../shared/contract/court-runner.ts';
import { sellerOf } from '../../../shared/copy/billing/seller.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { courtRunnerPurchaseCopy as words } from '../../../shared/copy/records/court-runner-purchase.ts';
import {
  isForSale,
  listUnconfirmed,
  requestTotal,
  type UsableOption,
  usableOptions,
} from '../../../shared/court-runner/county-options.ts';
import type { ChosenCounties } from '../../../shared/court-runner/hand-over.ts';
import { RUNNER_NAME_MAX } from '../../../shared/court-runner/runner-name.ts';
import { birthDateLimits, decideRunnerPerson, type RunnerFields } from '../../../shared/court-runner/runner-person.ts';
import { checkCourtRunner, type RunnerErrors } from '../../../shared/forms/court-runner-form.ts';
import { type FunnelQuery, parseFunnelQuery } from '../../../shared/funnels/funnel-link.ts';
import { keepAnother, wantsAnother } from '../../../shared/urls/buy-another.ts';
import { isPersonId } from '../../../shared/urls/identifiers.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { withSentForm } from '../../../shared/urls/sent-form.ts';
import { backToForm, type Said, whenLoaded } from '../../checkout/back-to-form.ts';
import { checkoutModel } from '../../checkout/checkout-model.ts';
import { loadFormPage } from '../../checkout/load-form-page.ts';
import { askHeld, heldOf } from '../../checkout/load-held.ts';
import { loadProducts } from '../../checkout/load-products.ts';
import { loadPersonBack, namelessPath } from '../../checkout/load-subject.ts';
import { PROBLEMS } from '../../checkout/order-failure.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import { readCheckoutForm, type SentCheckout } from '../../checkout/read-checkout-form.ts';
import { leftOutProblem, readTicked, splitForSale } from '../../checkout/runner-counties.ts';
import type { SentForm } from '../../checkout/sent-form.ts';
import { unknownPerson } from '../../checkout/unknown-person.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { purchaseCourtRunnerHead } from '../../seo/billing-heads.ts';

/** Longest birth date that goes back into its field, in characters. */
const DATE_MAX = 10;

/**
 * GET /billing/purchase-court-runner: the request form, filled in from its query (P7-057) or as it was sent, with the
 * origin's counties and prices (P7-059). Logged-out visitors go to the login and back, without the birth date.
 */
export async function purchaseCourtRunner(c: EdgeContext): Promise<Response> {
  const asked = readFields(c.get('url').searchParams);
  const [sale, sent] = await loadFormPage(c, () => loadSale(c, asked, {}));
  if (sale === 'logged-out') return toLogIn(c, formPath(asked, parseFunnelQuery(c.get('url').searchParams)));
  if (sale === 'unknown') throw unknownPerson();
  if (sent === null) return render(c, asked, sale, { ticked: null, sent });
  const typed = new URLSearchParams(sent.fields);
  const { firstName, middleName, lastName, birthDate } = readFields(typed);
  const fields = {
    wpId: asked.wpId,
    firstName: firstName || asked.firstName,
    middleName: middleName || asked.middleName,
    lastName: lastName || asked.lastName,
    birthDate,
  };
  return render(c, fields, sale, { ticked: readTicked(typed), sent });
}

/**
 * POST of the same. From the person page without scripts it is the filled-in request; from this page it is the order:
 * only counties the origin offers can be bought, at its prices, for the total that was shown.
 */
export async function submitCourtRunner(c: EdgeContext): Promise<Response> {
  const sent = await readCheckoutForm(c);
  const fields = readFields(sent.fields);
  const { searchParams } = c.get('url');
  // Kept through every step, as in the other checkouts: the person page's form sends it, its link includes it.
  const funnel = { ...parseFunnelQuery(sent.fields), ...parseFunnelQuery(searchParams) };
  const page = keepAnother(formPath(fields, funnel), searchParams);
  return whenLoaded(
    c,
    page,
    sent,
    () => loadSale(c, fields, funnel),
    async (sale) => {
      if (sale === 'logged-out') return toLogIn(c, page);
      return sale === 'unknown' ? c.redirect(page, 303) : submit(c, fields, sale, sent, page);
    },
  );
}

async function submit(
  c: EdgeContext,
  fields: RunnerFields,
  { payment, info, options }: Sale,
  sent: SentCheckout,
  page: string,
): Promise<Response> {
  const now = Date.now();
  const ticked = readTicked(sent.fields);
  const { bought, leftOut } = splitForSale(options, ticked, now);
  const chosen = bought.map(({ productId }) => productId);
  const unconfirmed = listUnconfirmed(bought, ticked.confirmed, now);
  const errors: RunnerErrors = checkCourtRunner(fields, { chosen, unconfirmed }, now);
  const isWrong = Object.keys(errors).length > 0;
  const back = (said: Said) => backToForm(c, page, sent, said);
  const isOrder = sent.fields.has('key');
  const isUpdate = sent.fields.get('do') === 'update';
  const problem = leftOutProblem(leftOut, isOrder && !isUpdate);
  if (!isOrder) return back({ errors, problem });
  if (problem !== null || isUpdate) return back({ problem });

  const runner = decideRunnerPerson(fields, now);
  if (payment.paymentWay === 'none' || info.baseProduct === null) return c.redirect(page, 303);
  const total = formatPrice(requestTotal(info.baseProduct.regularPrice, bought));
  if (!isWrong && sent.fields.get('total') !== total)
    return back({ problem: { title: words.changed.title, text: words.changed.text(total) } });
  return placeOrder(c, {
    sent,
    page,
    needs: { asksAccount: false, paymentWay: payment.paymentWay, onFile: payment.onFile },
    order: {
      productIds: [info.baseProduct.id, ...chosen],
      personId: fields.wpId,
      ...(runner === null ? {} : { runner }),
    },
    buysAnother: wantsAnother(c.get('url').searchParams),
    errors,
    // The page shows that order in place of the form, and what was typed if they want another.
    whenHeld: () => back({ problem: PROBLEMS.held(null) }),
  });
}

/** The query and the form have the same names. */
function readFields(values: URLSearchParams): RunnerFields {
  const typed = (name: string, max: number) => (values.get(name) ?? '').trim().slice(0, max);
  // One more than a name may have, so the rule can say that it is too long.
  const name = (field: string) => typed(field, RUNNER_NAME_MAX + 1);
  return {
    wpId: values.get('wpId') ?? '',
    firstName: name('firstName'),
    middleName: name('middleName'),
    lastName: name('lastName'),
    birthDate: typed('birthDate', DATE_MAX),
  };
}

/** What can be requested about a person, how to pay, and the page's own URL. */
interface Sale {
  readonly action: string;
  readonly info: CourtRunnerInfo;
  readonly payment: ProductsAnswer;
  readonly viewer: User | null;
  readonly options: readonly UsableOption[];
  /** what the viewer has already */
  readonly held: HeldPurchase | null;
  /** the way back to the person's page; null while it is not asked for */
  readonly back: CheckoutBack | null;
}

/** @throws the origin client's errors if it does not answer */
async function loadSale(
  c: EdgeContext,
  fields: RunnerFields,
  funnel: FunnelQuery,
): Promise<Sale | 'logged-out' | 'unknown'> {
  if (!isPersonId(fields.wpId)) return 'unknown';
  if (c.get('session') === null) return 'logged-out';
  const { wpId: personId } = fields;
  const client = createOriginClient(c);
  const { searchParams } = c.get('url');
  const isShown = c.req.method !== 'POST';
  try {
    const [info, payment, viewer, held, back] = await Promise.all([
      client.get('courtRunner', { personId }),
      loadProducts(c),
      loadViewer(c),
      isShown && !wantsAnother(searchParams) ? askHeld(c, { kind: 'court-runner', personId }) : null,
      isShown ? loadPersonBack(c, personId) : null,
    ]);
    const action = formPath(fields, { ...funnel, ...parseFunnelQuery(searchParams) });
    return { action, info, payment, viewer, held, back, options: usableOptions(info) };
  } catch (error) {
    const status = error instanceof OriginProblem ? error.status : null;
    if (status === 401) return 'logged-out';
    if (status === 404) return 'unknown';
    throw error;
  }
}

function toLogIn(c: EdgeContext, page: string): Response {
  return c.redirect(paths.login({ redirect: page, propertySite: c.get('settings').propertySite }), 303);
}

/** This page, for the same person; we never write a birth date into a URL. */
function formPath({ birthDate: _, ...fields }: RunnerFields, funnel: FunnelQuery): string {
  return paths.purchaseCourtRunner(fields, funnel);
}

function render(
  c: EdgeContext,
  fields: RunnerFields,
  { action, info, payment, viewer, held, back, options }: Sale,
  { ticked, sent }: { readonly ticked: ChosenCounties | null; readonly sent: SentForm | null },
): Promise<Response> {
  const now = Date.now();
  const { wpId, ...values } = fields;
  const buysAnother = wantsAnother(c.get('url').searchParams);
  const page = sent === null ? action : withSentForm(action, sent.id);
  const { propertySite } = c.get('settings');
  return renderPage(c, 200, {
    head: purchaseCourtRunnerHead(siteOrigin(c)),
    site: { ...siteFor(c, viewer), path: action },
    page: {
      kind: 'purchase-court-runner',
      wpId,
      back: back ?? { href: namelessPath(wpId), firstName: null },
      fields: values,
      limits: birthDateLimits(now),
      options,
      hasAll: options.length > 0 && !options.some((option) => isForSale(option, now)),
      now,
      baseProduct: info.baseProduct,
      ticked:
        ticked === null
          ? null
          : {
              chosen: splitForSale(options, ticked, now).bought.map(({ productId }) => productId),
              confirmed: ticked.confirmed,
            },
      held: held === null ? null : heldOf(held, { page, personId: wpId, propertySite }),
      checkout:
        payment.paymentWay === 'none'
          ? null
          : checkoutModel(c, { action, payment: ofVisit(payment), viewer, sent, buysAnother }),
    },
  });
}

/** What the seller says of other purchases about money back is not true of a visit. */
function ofVisit(payment: ProductsAnswer): ProductsAnswer {
  const { seller } = payment;
  return seller === undefined ? payment : { ...payment, seller: sellerOf(seller, [{ productId: 'court-runner' }]) };
}
