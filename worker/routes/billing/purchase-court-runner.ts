import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { courtRunnerCopy } from '../../../shared/copy/records/court-runner.ts';
import { requestTotal, usableOptions } from '../../../shared/court-runner/county-options.ts';
import { RUNNER_NAME_MAX } from '../../../shared/court-runner/runner-name.ts';
import { birthDateLimits, decideRunnerPerson, type RunnerFields } from '../../../shared/court-runner/runner-person.ts';
import { checkCourtRunner, type RunnerErrors } from '../../../shared/forms/court-runner-form.ts';
import { type FunnelQuery, parseFunnelQuery } from '../../../shared/funnels/funnel-link.ts';
import { isPersonId } from '../../../shared/urls/identifiers.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { checkoutModel } from '../../checkout/checkout-model.ts';
import { loadProducts } from '../../checkout/load-products.ts';
import { type CheckoutAgain, placeOrder } from '../../checkout/place-order.ts';
import { readCheckoutForm, type SentCheckout } from '../../checkout/read-checkout-form.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { purchaseCourtRunnerHead } from '../../seo/billing-heads.ts';

const words = courtRunnerCopy.purchase;
/** Longest birth date that goes back into its field, in characters. */
const DATE_MAX = 10;

/**
 * GET /billing/purchase-court-runner: the request form, filled in from its query (P7-057), with the origin's counties
 * and prices (P7-059). Logged-out visitors go to the login and back, without the birth date.
 */
export async function purchaseCourtRunner(c: EdgeContext): Promise<Response> {
  const fields = readFields(c.get('url').searchParams);
  const loaded = await loadSale(c, fields, new URLSearchParams());
  return loaded instanceof Response ? loaded : render(c, fields, loaded, { status: 200, chosen: null });
}

/**
 * POST of the same. From the person page without scripts it is the filled-in request; from this page it is the order:
 * only counties the origin offers can be bought, at its prices, for the total that was shown.
 */
export async function submitCourtRunner(c: EdgeContext): Promise<Response> {
  const sent = await readCheckoutForm(c);
  const fields = readFields(sent.fields);
  const loaded = await loadSale(c, fields, sent.fields);
  if (loaded instanceof Response) return loaded;

  const bought = loaded.options.filter(({ productId }) => sent.fields.getAll('county').includes(productId));
  const chosen = bought.map(({ productId }) => productId);
  const now = Date.now();
  const errors: RunnerErrors = checkCourtRunner(fields, chosen, now);
  const isWrong = Object.keys(errors).length > 0;
  const again = (state: CheckoutAgain) =>
    render(c, fields, loaded, { status: state.status, chosen, sent, again: state });
  const asked = { problem: null, orderKey: sent.orderKey, isLoggedIn: true };
  if (!sent.fields.has('key'))
    return isWrong ? again({ ...asked, status: 400, errors }) : render(c, fields, loaded, { status: 200, chosen });
  if (sent.fields.get('do') === 'update') return render(c, fields, loaded, { status: 200, chosen, sent });

  const { payment, info } = loaded;
  const runner = decideRunnerPerson(fields, now);
  if (payment.paymentWay === 'none' || info.baseProduct === null) throw new Refusal(404, 'Nothing can be bought here.');
  const total = formatPrice(requestTotal(info.baseProduct.regularPrice, bought));
  if (!isWrong && sent.fields.get('total') !== total) {
    const problem = { title: words.changed.title, text: words.changed.text(total) };
    return again({ ...asked, status: 409, errors: {}, problem });
  }
  return placeOrder(c, {
    sent,
    needs: { asksAccount: false, paymentWay: payment.paymentWay, onFile: payment.onFile },
    order: {
      productIds: [info.baseProduct.id, ...chosen],
      personId: fields.wpId,
      ...(runner === null ? {} : { runner }),
    },
    errors,
    again,
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

type Sale = Exclude<Awaited<ReturnType<typeof loadSale>>, Response>;

/** What can be requested about a person, how to pay, and the page's own URL; or the redirect to the login. */
async function loadSale(c: EdgeContext, fields: RunnerFields, sent: URLSearchParams) {
  // Kept through every step, as in the other checkouts: the person page's form sends it, its link includes it.
  const action = formPath(fields, { ...parseFunnelQuery(sent), ...parseFunnelQuery(c.get('url').searchParams) });
  const toLogIn = () =>
    c.redirect(paths.login({ redirect: action, propertySite: c.get('settings').propertySite }), 303);
  if (!isPersonId(fields.wpId)) throw new Refusal(404, 'Nobody here has that id.');
  if (c.get('session') === null) return toLogIn();
  const client = createOriginClient(c);
  try {
    const [info, payment, viewer] = await Promise.all([
      client.get('courtRunner', { personId: fields.wpId }),
      loadProducts(c),
      loadViewer(c),
    ]);
    return { action, info, payment, viewer, options: usableOptions(info) };
  } catch (error) {
    const status = error instanceof OriginProblem ? error.status : null;
    if (status === 401) return toLogIn();
    if (status === 404) throw new Refusal(404, 'Nobody here has that id.');
    return loadPageData(() => Promise.reject(error));
  }
}

/** This page, for the same person; we never write a birth date into a URL. */
function formPath({ birthDate: _, ...fields }: RunnerFields, funnel: FunnelQuery): string {
  return paths.purchaseCourtRunner(fields, funnel);
}

function render(
  c: EdgeContext,
  fields: RunnerFields,
  { action, info, payment, viewer, options }: Sale,
  {
    status,
    chosen,
    sent = null,
    again = null,
  }: {
    readonly status: number;
    readonly chosen: readonly string[] | null;
    readonly sent?: SentCheckout | null;
    readonly again?: CheckoutAgain | null;
  },
): Promise<Response> {
  const { wpId, ...values } = fields;
  return renderPage(c, status, {
    head: purchaseCourtRunnerHead(siteOrigin(c)),
    site: { ...siteFor(c, viewer), path: action },
    page: {
      kind: 'purchase-court-runner',
      wpId,
      personHref: paths.person({
        name: `${fields.firstName} ${fields.lastName}`.trim() || '-',
        city: null,
        stateCode: null,
        id: wpId,
      }),
      fields: values,
      limits: birthDateLimits(Date.now()),
      options,
      baseProduct: info.baseProduct,
      chosen,
      checkout: payment.paymentWay === 'none' ? null : checkoutModel(c, { action, payment, viewer, sent, again }),
    },
  });
}
