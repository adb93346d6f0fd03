import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckoutPropertyPageModel } from '../../../client/checkout/checkout-model.ts';
import { checkoutPropertyCopy } from '../../../shared/copy/billing/checkout-property.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { buildOrderAnswer } from '../../../tests/fixtures/billing.ts';
import { buildProperty, buildPropertyTeaser } from '../../../tests/fixtures/property.ts';
import { CALLS, FIELDS, formRequest, SESSION, shop } from '../../../tests/support/checkout-shop.ts';
import { followForm } from '../../../tests/support/follow-form.ts';
import { edge, HOST, json, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const PAGE = '/checkout/property-summary?wp_source=property&propertyUrl=%2Fproperty%2Fn1';
const CALL = 'GET /api/property/n1';
const TEASER = buildPropertyTeaser();
const FULL = { type: 'full', property: buildProperty() };
const house = (more: OriginAnswers = {}) => shop({ [CALL]: json(TEASER), ...more });

describe('the checkout of a property report (P2-117)', () => {
  test("gives the location without the house number, and sells one report at the origin's price", async () => {
    const response = await edge(house()).get(PAGE);
    const { page, head } = await modelOf(response);
    const { street, place, option, checkout, propertyPage } = page as CheckoutPropertyPageModel;
    expect([street, place, propertyPage]).toEqual(['N Halyard Ave', 'Portland, OR', '/property/n1']);
    expect([option?.productId, option?.submit]).toEqual(['house', 'Pay $9.99 and open the report']);
    expect(checkout?.action).toBe(PAGE);
    expect([head.isIndexable, new URL(head.canonical ?? '').pathname]).toEqual([false, '/property/n1']);
  });

  test('orders the report of exactly that property', async () => {
    const { request, asked } = edge(house());
    const response = await request(PAGE, formRequest({ product: 'one', pnpId: 'n2' }));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/billing/invoices/PL-2026-1']);
    const order = asked.find(({ url, method }) => method === 'POST' && url.endsWith('/api/orders'));
    expect(await order?.json()).toMatchObject({
      productIds: ['house'],
      pnpId: 'n1',
      funnel: { wp_source: 'property' },
      attestation: { purpose: FIELDS.purpose },
    });
  });

  test('redirects viewers who may read it to the report, even from a form', async () => {
    const full = house({ [CALL]: json(FULL) });
    for (const init of [{ headers: SESSION }, formRequest({}, SESSION)]) {
      const response = await edge(full).request(PAGE, init);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/property/n1']);
    }
  });

  test("tells buyers who turn out to have it, by the form's account, where to read it", async () => {
    const body = JSON.stringify({ type: 'about:blank', title: orderCopy.openProperty, status: 409 });
    const open = new Response(body, { status: 409, headers: { 'content-type': 'application/problem+json' } });
    const { request, get } = edge(house({ [CALLS.order]: open }));
    const response = await request(PAGE, formRequest());
    const { checkout } = (await modelOf(await followForm({ get }, response))).page as CheckoutPropertyPageModel;
    expect(checkout?.problem).toEqual({
      title: 'You can already read this report.',
      text: 'Nothing was charged.',
      link: { text: 'Open the report', href: '/property/n1' },
    });
    expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['sent_form', 'session']);
  });

  test('is a 404 for URLs that are not our properties, without asking the origin', async () => {
    for (const path of [
      '/checkout/property-summary',
      '/checkout/property-summary?propertyUrl=https%3A%2F%2Fevil.example%2Fproperty%2Fn1',
      '/checkout/property-summary?propertyUrl=%2Fname%2FMaya%2F-',
      '/checkout/property-summary?propertyUrl=%2Fproperty%2F..%2Fx',
    ]) {
      const { get, asked } = edge(house());
      expect([(await get(path)).status, asked], path).toEqual([404, []]);
    }
    expect((await edge(house({ [CALL]: problemResponse(404) })).get(PAGE)).status).toBe(404);
  });

  test('accepts our own absolute URL, by http as by https, and no other site with the same path', async () => {
    const pageAt = async (propertyUrl: string) => {
      const response = await edge(house()).get(`/checkout/property-summary?${new URLSearchParams({ propertyUrl })}`);
      const { page } = await modelOf(response);
      return page.kind === 'checkout-property' ? page.propertyPage : response.status;
    };
    for (const own of [`${HOST}/property/n1`, `${HOST.replace('http:', 'https:')}/property/N1?x=1`])
      expect(await pageAt(own), own).toBe('/property/n1');
    for (const other of [
      'http://127.0.0.1.example/property/n1',
      `ftp://127.0.0.1/property/n1`,
      'http://127.0.0.1:81/property/n1',
    ])
      expect(await pageAt(other), other).toBe(404);
  });

  test('shows what the buyer has already in place of the form, and its form for another', async () => {
    const answers = house({
      [CALLS.held]: json({ held: { kind: 'paid', orderId: 'o1', invoiceId: 'PL-2026-1', at: 5 } }),
    });
    const { page } = await modelOf(await edge(answers).get(PAGE, SESSION));
    expect(page).toMatchObject({
      held: { kind: 'paid', href: '/billing/invoices/PL-2026-1', anotherHref: `${PAGE}&another=true` },
      back: { href: '/property/n1', firstName: null },
    });
    const { request, asked } = edge(answers);
    expect((await modelOf(await request(`${PAGE}&another=true`, { headers: SESSION }))).page).toMatchObject({
      held: null,
      checkout: { buysAnother: true },
    });
    await request(`${PAGE}&another=true`, formRequest({}, SESSION));
    const order = asked.find(({ url, method }) => method === 'POST' && url.endsWith('/api/orders'));
    expect(await order?.json()).toMatchObject({ pnpId: 'n1', buysAnother: true });
  });

  test('that is paid leads to the property, on the site that serves it', async () => {
    const opens = { kind: 'property', pnpId: 'n1' } as const;
    const paid = house({ [CALLS.order]: json(buildOrderAnswer({ opens })) });
    expect((await edge(paid).request(PAGE, formRequest())).headers.get('location')).toBe('/property/n1?paid=PL-2026-1');
    const site = { PROPERTY_SITE_URL: 'https://property.example' };
    const elsewhere = await edge(paid, site).request(PAGE, formRequest());
    expect(elsewhere.headers.get('location')).toBe('https://property.example/property/n1');
    const policy = (await edge(paid, site).get(PAGE)).headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' https:;");
  });

  test("accepts the external site's URL if there is one", async () => {
    const site = { PROPERTY_SITE_URL: 'https://property.example' };
    const path = '/checkout/property-summary?propertyUrl=https%3A%2F%2Fproperty.example%2Fproperty%2Fn1';
    const { page } = await modelOf(await edge(house(), site).get(path));
    expect((page as CheckoutPropertyPageModel).propertyPage).toBe('https://property.example/property/n1');
  });

  test('sells nothing if no payments are set up', async () => {
    const closed = shop({ [CALL]: json(TEASER) }, { paymentWay: 'none' });
    expect((await modelOf(await edge(closed).get(PAGE))).page).toMatchObject({ checkout: null, takesPayments: false });
    const { request, get, asked } = edge(closed);
    const { page } = await modelOf(await followForm({ get }, await request(PAGE, formRequest())));
    expect(page).toMatchObject({ checkout: null });
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
    expect((await edge(house({ [CALLS.products]: problemResponse(500) })).get(PAGE)).status).toBe(404);
  });

  test('is where a plan without property reports leads (P2-118)', async () => {
    const { get } = edge(house());
    const lead = await get('/billing/manage-plan?wp_source=property&propertyUrl=%2Fproperty%2Fn1&property=true');
    expect([lead.status, lead.headers.get('location')]).toEqual([303, PAGE]);
    expect(checkoutPropertyCopy.lede('N Halyard Ave', 'Portland, OR')).toContain('no plan includes property reports');
  });
});
